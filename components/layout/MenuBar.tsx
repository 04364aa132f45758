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
      {menus.map(({id, label, panel}) => (
        <div key={id} data-menu={id}>
          <button type="button" aria-controls={`menu-${id}`} className="menu-button">
            {label}
            <Icon name="icon-chevron" />
          </button>
          <div id={`menu-${id}`} className="menu-panel">
            {panel}
          </div>
        </div>
      ))}
    </LazyMenus>
  );
}
