/** How long the pointer may leave a menu before it closes, in milliseconds. */
const leaveDelay = 160;

const barOfPage = () => document.querySelector<HTMLElement>('[data-menu-bar]');
const menusOfBar = () => [...document.querySelectorAll<HTMLDetailsElement>('[data-menu]')];
const menuAt = (place: EventTarget | null) =>
  (place instanceof Element && place.closest<HTMLDetailsElement>('[data-menu]')) || undefined;

/** In a narrow window it is a list. Asked of the style sheet, whose widths are without the scrollbar. */
function isBar(): boolean {
  const bar = barOfPage();
  return bar !== null && getComputedStyle(bar).display === 'flex';
}

/** The menus of a wide window by hover, click and keyboard, one at a time; Escape closes and gives the focus back. */
export function hoverMenus() {
  /** The open menu that only the pointer holds open. */
  let hovered: HTMLDetailsElement | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const show = (shown?: HTMLDetailsElement, byHover = false) => {
    hovered = byHover ? shown : undefined;
    for (const menu of menusOfBar()) menu.open = menu === shown;
  };
  const opened = () => menusOfBar().find(({open}) => open);
  const on = <Type extends keyof DocumentEventMap>(type: Type, handle: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, (event) => {
      if (isBar()) handle(event);
    });

  on('pointerover', ({pointerType, target, relatedTarget}) => {
    const menu = menuAt(target);
    if (!menu || pointerType !== 'mouse' || menu === menuAt(relatedTarget)) return;
    clearTimeout(leaving);
    // Not while another menu has the keyboard's focus.
    if (menu.open || menusOfBar().some((other) => other !== menu && other.querySelector(':focus-visible'))) return;
    show(menu, true);
  });
  on('pointerout', ({pointerType, target, relatedTarget}) => {
    const menu = menuAt(target);
    if (!menu || pointerType !== 'mouse' || menu === menuAt(relatedTarget)) return;
    leaving = setTimeout(() => {
      // Not while it has the focus.
      if (hovered === menu && !menu.matches(':focus-within')) show();
    }, leaveDelay);
  });
  on('click', (event) => {
    const menu = menuAt(event.target);
    const pressed = (event.target as Element).closest('a, summary');
    if (!menu || !pressed) return;
    // An open menu would cover the section that the link leads to.
    if (pressed.localName === 'a') {
      show();
      return;
    }
    // A click on what hovering has just opened keeps it open.
    event.preventDefault();
    show(menu.open && menu !== hovered ? undefined : menu);
  });
  // Focus may go to nothing or to an ancestor: after a click on the panel's background or in another window.
  on('focusout', ({target, relatedTarget}) => {
    const menu = menuAt(target);
    if (!menu || !(relatedTarget instanceof Node) || menu.contains(relatedTarget) || relatedTarget.contains(menu))
      return;
    if (menu.open) show();
  });
  // A menu that the pointer opened has no focused element to receive the key.
  on('keydown', ({key}) => {
    const menu = opened();
    if (key !== 'Escape' || !menu) return;
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    show();
  });
  // The panel would cover the pressed or focused element. An ancestor of the bar has the focus after a click on nothing.
  const onElsewhere = ({type, target}: Event) => {
    const bar = barOfPage();
    const inBar = bar?.contains(target as Node) || (type === 'focusin' && (target as Node).contains(bar));
    if (!inBar && opened()) show();
  };
  on('pointerdown', onElsewhere);
  on('focusin', onElsewhere);

  // A group of a narrow window is no open menu, nor the other way round.
  let wasBar = isBar();
  addEventListener('resize', () => {
    if (isBar() !== wasBar) show();
    wasBar = isBar();
  });
  // The browser's back/forward cache brings the page back as it was left.
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) show();
  });

  // Until now the style sheet opened the hovered one.
  if (isBar() && !opened())
    show(
      menusOfBar().find((menu) => menu.matches(':hover')),
      true,
    );
  const setLive = () => barOfPage()?.setAttribute('data-live', '');
  setLive();
  // React may have made the page anew.
  addEventListener('hydrated', setLive);
}
