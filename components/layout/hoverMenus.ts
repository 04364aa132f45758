/** How long the pointer may leave a menu before it closes, in milliseconds. */
const leaveDelay = 160;

const findBar = () => document.querySelector<HTMLElement>('[data-menu-bar]');
const findMenus = () => [...document.querySelectorAll<HTMLDetailsElement>('[data-menu]')];

/** The menu around the target of an event. */
function menuAround(target: EventTarget | null): HTMLDetailsElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLDetailsElement>('[data-menu]') ?? undefined;
}

/** Whether menus are a bar. In a narrow window they are a list. The style sheet decides, with a container query. */
function isBar(): boolean {
  const bar = findBar();
  return bar !== null && getComputedStyle(bar).display === 'flex';
}

/**
 * Opens the menus of a wide window by hover, click and keyboard, one at a time. Escape closes a menu and moves the focus back
 * to its button.
 */
export function hoverMenus() {
  /** The menu that is open only because the pointer is on it. */
  let hovered: HTMLDetailsElement | undefined;
  let leaveTimer: ReturnType<typeof setTimeout> | undefined;

  const openOnly = (opened: HTMLDetailsElement) => {
    hovered = undefined;
    for (const menu of findMenus()) menu.open = menu === opened;
  };
  const openByHover = (opened: HTMLDetailsElement) => {
    openOnly(opened);
    hovered = opened;
  };
  const closeAll = () => {
    hovered = undefined;
    for (const menu of findMenus()) menu.open = false;
  };
  const findOpenMenu = () => findMenus().find(({open}) => open);
  /** Listens to an event as long as menus are a bar. */
  const on = <Type extends keyof DocumentEventMap>(type: Type, handle: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, (event) => {
      if (isBar()) handle(event);
    });

  on('pointerover', ({pointerType, target, relatedTarget}) => {
    const menu = menuAround(target);
    if (!menu || pointerType !== 'mouse' || menu === menuAround(relatedTarget)) return;
    clearTimeout(leaveTimer);
    if (menu.open) return;
    const otherHasFocus = findMenus().some((other) => other !== menu && other.querySelector(':focus-visible'));
    if (otherHasFocus) return;
    openByHover(menu);
  });
  on('pointerout', ({pointerType, target, relatedTarget}) => {
    const menu = menuAround(target);
    if (!menu || pointerType !== 'mouse' || menu === menuAround(relatedTarget)) return;
    leaveTimer = setTimeout(() => {
      const hasFocus = menu.matches(':focus-within');
      if (hovered === menu && !hasFocus) closeAll();
    }, leaveDelay);
  });
  on('click', (event) => {
    const menu = menuAround(event.target);
    const pressed = (event.target as Element).closest('a, summary');
    if (!menu || !pressed) return;
    // An open menu would cover the section that the link leads to.
    if (pressed.localName === 'a') {
      closeAll();
      return;
    }
    event.preventDefault();
    // The pointer opens a menu before the click that was meant to open it. So that click must not close it.
    const closes = menu.open && menu !== hovered;
    if (closes) closeAll();
    else openOnly(menu);
  });
  on('focusout', ({target, relatedTarget}) => {
    const menu = menuAround(target);
    // The focus goes nowhere, or to an ancestor, after a click on the panel's background or in another window.
    if (!menu || !(relatedTarget instanceof Node)) return;
    if (menu.contains(relatedTarget) || relatedTarget.contains(menu)) return;
    if (menu.open) closeAll();
  });
  // The listener is on the document, because a menu that the pointer opened has no focused element to receive the key.
  on('keydown', ({key}) => {
    const menu = findOpenMenu();
    if (key !== 'Escape' || !menu) return;
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    closeAll();
  });
  // An open panel would cover an element outside the bar that is pressed or focused.
  const onElsewhere = ({type, target}: Event) => {
    if (!(target instanceof Node)) return;
    const bar = findBar();
    const isInBar = bar?.contains(target);
    // A click on nothing focuses an ancestor of the bar.
    const isAroundBar = type === 'focusin' && target.contains(bar);
    if (isInBar || isAroundBar) return;
    if (findOpenMenu()) closeAll();
  };
  on('pointerdown', onElsewhere);
  on('focusin', onElsewhere);

  // An open group of the list must not become an open menu of the bar, nor the other way round.
  let wasBar = isBar();
  addEventListener('resize', () => {
    if (isBar() !== wasBar) closeAll();
    wasBar = isBar();
  });
  // The browser's back/forward cache shows the page as it was left.
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) closeAll();
  });

  // Until now, the style sheet has shown the menu under the pointer.
  if (isBar() && !findOpenMenu()) {
    const underPointer = findMenus().find((menu) => menu.matches(':hover'));
    if (underPointer) openByHover(underPointer);
  }
  const setLive = () => findBar()?.setAttribute('data-live', '');
  setLive();
  // React may have rendered the page again.
  addEventListener('hydrated', setLive);
}
