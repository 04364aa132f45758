import type {ReactNode} from 'react';
import {Drawing} from '@/components/ui/Drawing';
import {LateMenus} from './LateMenus';

type Props = {menus: readonly {id: string; label: string; panel: ReactNode}[]};

/**
 * The desktop menus. They open under the pointer and with the focus by the style sheet alone, until their script takes over
 * (`data-live`, Menus.tsx) and where none ever comes.
 */
export function MenuBar({menus}: Props) {
  return (
    <LateMenus>
      <div className="flex">
        {menus.map(({id, label, panel}) => (
          <div key={id} data-menu={id} className="group/menu">
            <button
              type="button"
              aria-controls={`menu-${id}`}
              className="group/button flex min-h-11 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-sm px-2 text-base decoration-2 decoration-cloth underline-offset-[6px] hover:bg-mist group-has-aria-[current]/menu:underline 2xl:gap-2 2xl:px-3.5 aria-expanded:bg-ink aria-expanded:text-paper"
            >
              {label}
              <Drawing
                name="icon-chevron"
                className="size-2.5 transition-[rotate] group-aria-expanded/button:rotate-180"
              />
            </button>
            <div
              id={`menu-${id}`}
              className="invisible absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto overscroll-contain border-line border-b bg-sheet opacity-0 shadow-[0_32px_48px_-32px_oklch(0.1_0.05_276/0.5)] transition-[opacity,visibility] duration-100 data-open:visible data-open:opacity-100 not-in-data-live:group-focus-within/menu:visible not-in-data-live:group-focus-within/menu:opacity-100 not-in-data-live:group-hover/menu:visible not-in-data-live:group-hover/menu:opacity-100"
            >
              {panel}
            </div>
          </div>
        ))}
      </div>
    </LateMenus>
  );
}
