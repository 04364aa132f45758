import {isPlainKey} from '@/components/ui/dom';

/** Puts what is behind the menu out of reach, or back. */
function cover(covered: boolean) {
  for (const element of document.querySelectorAll<HTMLElement>('main, footer')) element.inert = covered;
  document.documentElement.style.overflow = covered ? 'hidden' : '';
}

/** Makes an open menu what its dialog says: the page behind it is out of reach, and the focus stays inside, until it closes. */
export function holdOpen(menu: HTMLDetailsElement, closed: AbortSignal): void {
  // Looked up each time: the element is replaced when its tooltip loads.
  const summary = () => menu.querySelector('summary');
  const close = () => {
    menu.removeAttribute('open');
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
    const stops = [...menu.querySelectorAll<HTMLElement>('summary, a, button')];
    if (event.shiftKey) stops.reverse();
    if (document.activeElement === stops.at(-1) || !menu.contains(document.activeElement)) {
      event.preventDefault();
      stops[0]?.focus();
    }
  };
  // A rotated tablet may switch to the desktop menu: this one must not stay open unseen.
  const onResize = () => {
    if (!summary()?.offsetWidth) close();
  };
  // A link to a section of this page loads no document. Also one beside the menu, or the page behind it.
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const link = target.closest('a');
    if (link || !menu.contains(target)) close();
    if (!link?.hash || link.pathname !== location.pathname || !menu.contains(link) || !isPlainKey(event)) return;
    // Followed once the menu is closed: else Tab goes on from the menu, not from the section.
    event.preventDefault();
    closed.addEventListener('abort', () => setTimeout(() => location.assign(link.hash)));
  };
  // A group's heading moves when another group above it closes.
  const onGroup = ({target}: Event) => (target as Element).firstElementChild?.scrollIntoView({block: 'nearest'});
  document.addEventListener('click', onClick, {signal: closed});
  document.addEventListener('keydown', onKeyDown, {signal: closed});
  window.addEventListener('resize', onResize, {signal: closed});
  menu.addEventListener('toggle', onGroup, {signal: closed, capture: true});
  cover(true);
  closed.addEventListener('abort', () => cover(false));
}
