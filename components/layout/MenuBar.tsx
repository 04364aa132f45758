'use client';

import {usePathname} from 'next/navigation';
import {type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import {Drawing} from '@/components/ui/Drawing';

/** A pointer that only crosses the panel's edge does not lose it. */
const leaveDelay = 160;

type Open = {id: string; by: 'hover' | 'click'} | undefined;

/** The desktop menus: open on hover, on click and by keyboard, one at a time; Escape closes and gives the focus back. */
export function MenuBar({menus}: {menus: readonly {id: string; label: string; panel: ReactNode}[]}) {
  const [open, setOpen] = useState<Open>();
  const leaving = useRef<number>(undefined);
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a followed link closes the menu that it was in
  useEffect(() => setOpen(undefined), [pathname]);
  useEffect(() => () => window.clearTimeout(leaving.current), []);

  // On the document: a menu that the pointer opened has no focus inside that could hear the key.
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const menu = document.getElementById(`menu-${open.id}`)?.parentElement;
      if (menu?.contains(document.activeElement)) menu.querySelector('button')?.focus();
      setOpen(undefined);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  const enter = (id: string) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    window.clearTimeout(leaving.current);
    setOpen((now) => (now?.id === id ? now : {id, by: 'hover'}));
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    leaving.current = window.setTimeout(() => setOpen((now) => (now?.by === 'hover' ? undefined : now)), leaveDelay);
  };
  // Also for a link to a section of the page that is open: the panel would stand over it.
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) setOpen(undefined);
  };
  // A click on what hovering has just opened keeps it open.
  const press = (id: string) => () =>
    setOpen((now) => (now?.id === id && now.by === 'click' ? undefined : {id, by: 'click'}));

  return (
    <div className="flex">
      {menus.map(({id, label, panel}) => {
        const isOpen = open?.id === id;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the pointer's way over button and panel; the button is the control
          // biome-ignore lint/a11y/useKeyWithClickEvents: a link's click comes from the keyboard as well
          <div
            key={id}
            className="group/menu"
            onPointerEnter={enter(id)}
            onPointerLeave={leave}
            onClick={closeOnLink}
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget))
                setOpen((now) => (now?.id === id ? undefined : now));
            }}
          >
            <button
              type="button"
              id={`menu-${id}-button`}
              aria-expanded={isOpen}
              aria-controls={`menu-${id}`}
              onClick={press(id)}
              className="group/button flex min-h-11 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-sm px-2 text-base hover:bg-mist 2xl:gap-2 2xl:px-3.5 aria-expanded:bg-ink aria-expanded:text-paper"
            >
              {label}
              <Drawing
                name="icon-chevron"
                className="size-2.5 transition-[rotate] group-aria-expanded/button:rotate-180"
              />
            </button>
            <div
              id={`menu-${id}`}
              data-open={isOpen || undefined}
              className="invisible absolute inset-x-0 top-full border-line border-b bg-sheet opacity-0 shadow-[0_32px_48px_-32px_oklch(0.1_0.05_276/0.5)] transition-[opacity,visibility] duration-100 data-open:visible data-open:opacity-100 noscript:group-focus-within/menu:visible noscript:group-focus-within/menu:opacity-100 noscript:group-hover/menu:visible noscript:group-hover/menu:opacity-100"
            >
              {panel}
            </div>
          </div>
        );
      })}
    </div>
  );
}
