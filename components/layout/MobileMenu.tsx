'use client';

import {usePathname} from 'next/navigation';
import {type ReactNode, useEffect, useRef, useState} from 'react';

/** Puts what is behind the menu out of reach, or back. */
function cover(covered: boolean) {
  for (const element of document.querySelectorAll<HTMLElement>('main, footer')) element.inert = covered;
  document.documentElement.style.overflow = covered ? 'hidden' : '';
}

type Props = {label: string; closeLabel: string; children: ReactNode; className: string};

/**
 * The menu of narrow windows. A <details>, so that it opens without scripts; with them it is a dialog while it is open:
 * it covers the page, the focus stays inside, and a screen reader is told that the rest has to wait.
 */
export function MobileMenu({label, closeLabel, children, className}: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a followed link closes the menu
  useEffect(() => {
    const menu = details.current;
    // It may have been opened before the scripts were there.
    if (menu?.open) setOpen(true);
    return () => menu?.removeAttribute('open');
  }, [pathname]);

  useEffect(() => {
    const menu = details.current;
    if (!open || !menu) return;
    const summary = menu.querySelector('summary');
    const close = () => {
      menu.removeAttribute('open');
      // At once: a link to a section of this page gives it the focus before the menu's own event.
      cover(false);
    };

    // On the document: a click on bare ground takes the focus out of the menu.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        close();
        summary?.focus();
      }
      if (event.key !== 'Tab') return;
      // Of the closed groups' links none is the first or the last.
      const stops = [...menu.querySelectorAll<HTMLElement>('summary, a, button')];
      if (event.shiftKey) stops.reverse();
      if (document.activeElement === stops.at(-1) || !menu.contains(document.activeElement)) {
        event.preventDefault();
        stops[0]?.focus();
      }
    };
    // A turned tablet is wide enough for the other menu: this one must not stay open where it cannot be seen.
    const onResize = () => {
      if (!summary?.offsetWidth) close();
    };
    // A link to an anchor of this page changes no route. Also one beside the menu, or the page behind it.
    const onClick = ({target}: MouseEvent) => {
      if (!menu.contains(target as Node) || (target as Element).closest('a')) close();
    };
    const left = new AbortController();
    document.addEventListener('click', onClick, left);
    document.addEventListener('keydown', onKeyDown, left);
    window.addEventListener('resize', onResize, left);
    // A group's heading moves when another group above it closes.
    const onGroup = ({target}: Event) => (target as Element).firstElementChild?.scrollIntoView({block: 'nearest'});
    menu.addEventListener('toggle', onGroup, {signal: left.signal, capture: true});
    cover(true);
    return () => {
      left.abort();
      cover(false);
    };
  }, [open]);

  return (
    <div className={className} {...(open && {role: 'dialog', 'aria-modal': true, 'aria-label': label})}>
      <details ref={details} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
        <summary
          aria-label={open ? closeLabel : label}
          data-tooltip="hold"
          className="-mr-3 grid size-12 place-items-center rounded-sm"
        >
          <svg
            viewBox="0 0 24 24"
            aria-hidden="true"
            className="size-6"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.2"
          >
            <path d={open ? 'M4 4l16 16M20 4 4 20' : 'M2 7h20M2 17h20'} />
          </svg>
        </summary>
        <div className="double-rule absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto overscroll-contain bg-sheet px-gutter pt-2 pb-6">
          {children}
        </div>
      </details>
    </div>
  );
}
