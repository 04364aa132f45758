import {isPlainKey} from '@/components/ui/dom';

const findMenu = () => document.querySelector<HTMLElement>('[data-phone-menu]');
/** The <details> of PhoneMenuButton.tsx. The list beside it is shown while it is open. */
const detailsOf = (menu: HTMLElement) => menu.querySelector<HTMLDetailsElement>(':scope > details');

/**
 * Makes the list of menus in a narrow viewport a modal dialog while it is open. Opening and closing need no script, because the
 * list belongs to a <details>.
 */
export function makePhoneMenuModal() {
  let openMenu: HTMLElement | undefined;
  let endDialog: (() => void) | undefined;

  const update = () => {
    const menu = findMenu();
    const nowOpen = menu && detailsOf(menu)?.open ? menu : undefined;
    if (nowOpen === openMenu) return;
    endDialog?.();
    openMenu = nowOpen;
    endDialog = nowOpen ? startDialog(nowOpen) : undefined;
  };

  // The visitor may have opened the list before this script ran.
  update();
  document.addEventListener('toggle', update, true);
  // React may have rendered the page again, with a closed menu.
  addEventListener('hydrated', update);
  document.addEventListener('click', openFirstGroup, true);
  // The back/forward cache restores the page with the menu still open.
  addEventListener('pageshow', ({persisted}) => {
    const menu = findMenu();
    if (persisted && menu) detailsOf(menu)?.removeAttribute('open');
  });
}

/** Opens the first group along with the list. It cannot be open in the HTML, because it would also be open in a wide viewport. */
function openFirstGroup({target}: Event) {
  const menu = findMenu();
  const details = menu && detailsOf(menu);
  if (!details || details.open || !(target instanceof Element)) return;
  const isMenuButtonPressed = target.closest('summary') === details.querySelector('summary');
  if (!isMenuButtonPressed) return;
  const hasOpenGroup = menu.querySelector('[data-menu][open]');
  if (!hasOpenGroup) menu.querySelector('[data-menu]')?.setAttribute('open', '');
}

/** Makes the page behind the menu inert and stops it from scrolling, or undoes both. */
function setPageInert(inert: boolean) {
  for (const element of document.querySelectorAll<HTMLElement>('main, footer')) element.inert = inert;
  const {style, clientWidth} = document.documentElement;
  const hasScrollBar = clientWidth < innerWidth;
  // The space of the scroll bar stays empty. Otherwise the page might become wide enough for the bar of menus.
  style.scrollbarGutter = inert && hasScrollBar ? 'stable' : '';
  style.overflow = inert ? 'hidden' : '';
}

/**
 * Makes an open menu a modal dialog: the page behind it is inert, and the focus stays inside.
 * @returns a function that undoes it
 */
function startDialog(menu: HTMLElement): () => void {
  const controller = new AbortController();
  const {signal} = controller;
  /** The section of this page to which the visitor followed a link in the menu. */
  let followedHash = '';
  // The element is looked up each time, because React replaces it when its tooltip loads.
  const summary = () => menu.querySelector('summary');
  const close = () => {
    detailsOf(menu)?.removeAttribute('open');
    // Before `toggle` fires, because the target of a link must not be inert when the browser navigates to it.
    setPageInert(false);
  };

  // The listener is on the document, because a click on the background takes the focus out of the menu.
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
  // When a tablet is rotated, the list may become the bar. Then the menu must not stay open.
  const onResize = () => {
    if (!summary()?.offsetWidth) close();
  };
  // A press outside the menu closes it. So does a link, because it may lead to a section of this page.
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const link = target.closest('a');
    if (link || !menu.contains(target)) close();
    if (!link || !menu.contains(link)) return;
    const leadsToSection = link.hash && link.pathname === location.pathname;
    if (!leadsToSection || !isPlainKey(event)) return;
    event.preventDefault();
    followedHash = link.hash;
  };
  // The heading of a group that opens moves up when a group above it closes, and may leave the viewport.
  const onGroupToggle = ({target}: Event) => {
    const group = target as Element;
    if (!group.matches('[data-menu]')) return;
    group.firstElementChild?.scrollIntoView({block: 'nearest'});
  };
  document.addEventListener('click', onClick, {signal});
  document.addEventListener('keydown', onKeyDown, {signal});
  window.addEventListener('resize', onResize, {signal});
  menu.addEventListener('toggle', onGroupToggle, {signal, capture: true});

  const dialog = {role: 'dialog', 'aria-modal': 'true', 'aria-label': menu.dataset.phoneMenu ?? ''};
  for (const [name, value] of Object.entries(dialog)) menu.setAttribute(name, value);
  setPageInert(true);
  onResize();

  return () => {
    controller.abort();
    for (const name of Object.keys(dialog)) menu.removeAttribute(name);
    setPageInert(false);
    // The browser goes to the section only now. Earlier, the next Tab would go on from the menu and not from the section.
    if (followedHash) setTimeout(() => location.assign(followedHash));
  };
}
