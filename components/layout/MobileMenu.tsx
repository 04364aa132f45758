'use client';

import {type ReactNode, useEffect, useRef, useState} from 'react';
import {isPlainKey} from '@/components/ui/dom';
import {LazyTooltip} from '@/components/ui/LazyTooltip';

type Props = {label: string; closeLabel: string; children: ReactNode};

/** Opens the menus of narrow windows: a <details> before them, which does so without scripts; with them it is a dialog while open. */
export function MobileMenu({label, closeLabel, children}: Props) {
  const menu = useRef<HTMLDivElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    // It may have been opened before the scripts were there.
    if (details.current?.open) setOpen(true);
    // The browser's back/forward cache brings the page back as it was left.
    const close = ({persisted}: PageTransitionEvent) => persisted && details.current?.removeAttribute('open');
    window.addEventListener('pageshow', close);
    return () => window.removeEventListener('pageshow', close);
  }, []);

  useEffect(() => (open && menu.current ? holdOpen(menu.current) : undefined), [open]);

  /** Not in the HTML: in a wide window the first one would lie open on every page. */
  const openGroup = () => {
    const find = (selector: string) => menu.current?.querySelector(selector);
    if (!open && !find('[data-menu][open]')) find('[data-menu]')?.setAttribute('open', '');
  };

  return (
    <div
      ref={menu}
      className="max-xl:order-last"
      {...(open && {role: 'dialog', 'aria-modal': true, 'aria-label': label})}
    >
      <details ref={details} className="xl:hidden" onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
        <LazyTooltip text={open ? closeLabel : label}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: browsers make it a button */}
          <summary
            aria-label={open ? closeLabel : label}
            className="-mr-3 grid size-12 place-items-center rounded-sm"
            onClick={openGroup}
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
        </LazyTooltip>
      </details>
      {children}
    </div>
  );
}

/** Puts what is behind the menu out of reach, or back. */
function cover(covered: boolean) {
  for (const element of document.querySelectorAll<HTMLElement>('main, footer')) element.inert = covered;
  const {style, clientWidth} = document.documentElement;
  // Without its scroll bar the window might be wide enough for the bar of menus.
  style.scrollbarGutter = covered && clientWidth < innerWidth ? 'stable' : '';
  style.overflow = covered ? 'hidden' : '';
}

/** Makes an open menu what its dialog says: the page behind it is out of reach, and the focus stays inside. Returns what ends it. */
function holdOpen(menu: HTMLElement): () => void {
  const closed = new AbortController();
  let followed = '';
  // Looked up each time: the element is replaced when its tooltip loads.
  const summary = () => menu.querySelector('summary');
  const close = () => {
    menu.querySelector('details')?.removeAttribute('open');
    // At once: the section that a link leads to must be in reach before the menu's own event.
    cover(false);
  };

  // On the document: a click on the background takes the focus out of the menu.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      close();
      summary()?.focus();
    }
    if (event.key !== 'Tab') return;
    // Links of closed groups are never the first or the last.
    const stops = [...menu.querySelectorAll<HTMLElement>('summary, a')];
    if (event.shiftKey) stops.reverse();
    if (document.activeElement === stops.at(-1) || !menu.contains(document.activeElement)) {
      event.preventDefault();
      stops[0]?.focus();
    }
  };
  // A rotated tablet may turn the list into the bar: it must not stay open unseen.
  const onResize = () => {
    if (!summary()?.offsetWidth) close();
  };
  // A link to a section of this page loads no document. Also one beside the menu, or the page behind it.
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const link = target.closest('a');
    if (link || !menu.contains(target)) close();
    if (!link?.hash || link.pathname !== location.pathname || !menu.contains(link) || !isPlainKey(event)) return;
    event.preventDefault();
    followed = link.hash;
  };
  document.addEventListener('click', onClick, closed);
  document.addEventListener('keydown', onKeyDown, closed);
  window.addEventListener('resize', onResize, closed);
  // A group's heading moves when another group above it closes.
  const onGroup = ({target}: Event) => (target as Element).firstElementChild?.scrollIntoView({block: 'nearest'});
  menu.addEventListener('toggle', onGroup, {signal: closed.signal, capture: true});
  cover(true);
  onResize();

  return () => {
    closed.abort();
    cover(false);
    // Only now: else Tab goes on from the menu, not from the section.
    if (followed) setTimeout(() => location.assign(followed));
  };
}
