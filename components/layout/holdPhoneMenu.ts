import {isPlainKey} from '@/components/ui/dom';

const menuOfPage = () => document.querySelector<HTMLElement>('[data-phone-menu]');
const switchOf = (menu: HTMLElement) => menu.querySelector<HTMLDetailsElement>(':scope > details');

/** The list of menus of a narrow window opens by itself, without scripts; this makes it a dialog while it is open. */
export function holdPhoneMenu() {
  let held: HTMLElement | undefined;
  let release: (() => void) | undefined;

  const follow = () => {
    const menu = menuOfPage();
    const opened = menu && switchOf(menu)?.open ? menu : undefined;
    if (opened === held) return;
    release?.();
    held = opened;
    release = opened ? hold(opened) : undefined;
  };

  // It may have been opened before this script was there.
  follow();
  document.addEventListener('toggle', follow, true);
  // React may have rebuilt the page, with a closed menu.
  addEventListener('hydrated', follow);
  document.addEventListener('click', openFirstGroup, true);
  // The browser's back/forward cache brings the page back as it was left.
  addEventListener('pageshow', ({persisted}) => {
    const menu = menuOfPage();
    if (persisted && menu) switchOf(menu)?.removeAttribute('open');
  });
}

/** As the list opens. Not in the HTML: in a wide window the first menu would lie open on every page. */
function openFirstGroup({target}: Event) {
  const menu = menuOfPage();
  const details = menu && switchOf(menu);
  if (!details || details.open || !(target instanceof Element)) return;
  if (target.closest('summary') !== details.querySelector('summary')) return;
  const hasOpenGroup = menu.querySelector('[data-menu][open]');
  if (!hasOpenGroup) menu.querySelector('[data-menu]')?.setAttribute('open', '');
}

/** Puts what is behind the menu out of reach, or back. */
function cover(covered: boolean) {
  for (const element of document.querySelectorAll<HTMLElement>('main, footer')) element.inert = covered;
  const {style, clientWidth} = document.documentElement;
  const hasScrollBar = clientWidth < innerWidth;
  // Without its scroll bar the window might be wide enough for the bar of menus.
  style.scrollbarGutter = covered && hasScrollBar ? 'stable' : '';
  style.overflow = covered ? 'hidden' : '';
}

/** Makes an open menu what its dialog says: the page behind it is out of reach, and the focus stays inside. Returns what ends it. */
function hold(menu: HTMLElement): () => void {
  const controller = new AbortController();
  const {signal} = controller;
  let followed = '';
  // Looked up each time: the element is replaced when its tooltip loads.
  const summary = () => menu.querySelector('summary');
  const close = () => {
    switchOf(menu)?.removeAttribute('open');
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
    const isAtEnd = document.activeElement === stops.at(-1);
    const isOutside = !menu.contains(document.activeElement);
    if (!isAtEnd && !isOutside) return;
    event.preventDefault();
    stops[0]?.focus();
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
    if (!link || !menu.contains(link)) return;
    const leadsToSection = link.hash && link.pathname === location.pathname;
    if (!leadsToSection || !isPlainKey(event)) return;
    event.preventDefault();
    followed = link.hash;
  };
  // A group's heading moves when another group above it closes.
  const onGroup = ({target}: Event) => {
    const group = target as Element;
    if (!group.matches('[data-menu]')) return;
    group.firstElementChild?.scrollIntoView({block: 'nearest'});
  };
  document.addEventListener('click', onClick, {signal});
  document.addEventListener('keydown', onKeyDown, {signal});
  window.addEventListener('resize', onResize, {signal});
  menu.addEventListener('toggle', onGroup, {signal, capture: true});

  const dialog = {role: 'dialog', 'aria-modal': 'true', 'aria-label': menu.dataset.phoneMenu ?? ''};
  for (const [name, value] of Object.entries(dialog)) menu.setAttribute(name, value);
  cover(true);
  onResize();

  return () => {
    controller.abort();
    for (const name of Object.keys(dialog)) menu.removeAttribute(name);
    cover(false);
    // Only now: else Tab goes on from the menu, not from the section.
    if (followed) setTimeout(() => location.assign(followed));
  };
}
