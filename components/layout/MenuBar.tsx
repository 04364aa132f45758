import type {ReactNode} from 'react';
import {Icon} from '@/components/ui/Icon';
import {LazyMenus} from './LazyMenus';

type Props = {menus: readonly {id: string; label: string; panel: ReactNode}[]};

/**
 * The desktop menus. They open under the pointer and with the focus by the style sheet alone, until their script takes over
 * (`data-live`, Menus.tsx) and where none ever comes.
 */
export function MenuBar({menus}: Props) {
  return (
    <LazyMenus>
      <div className="flex">
        {menus.map(({id, label, panel}) => (
          <div key={id} data-menu={id}>
            <button
              type="button"
              aria-controls={`menu-${id}`}
              className="menu-button group/button aria-expanded:bg-ink aria-expanded:text-paper"
            >
              {label}
              <Icon name="icon-chevron" className="group-aria-expanded/button:rotate-180" />
            </button>
            <div id={`menu-${id}`} className="menu-panel data-open:visible data-open:opacity-100">
              {panel}
            </div>
          </div>
        ))}
      </div>
    </LazyMenus>
  );
}
