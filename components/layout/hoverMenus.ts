/** How long the pointer may be away from an open menu, or rest on its way there, before the menu closes, in milliseconds. */
const leaveDelay = 160;

type Point = {x: number; y: number};

const barOfPage = () => document.querySelector<HTMLElement>('[data-menu-bar]');
const menusOfBar = () => [...document.querySelectorAll<HTMLDetailsElement>('[data-menu]')];

/** The menu that an event's target is in. */
function menuAt(place: EventTarget | null): HTMLDetailsElement | undefined {
  if (!(place instanceof Element)) return undefined;
  return place.closest<HTMLDetailsElement>('[data-menu]') ?? undefined;
}

/**
 * Whether a pointer that was at one place, and is at another now, is on its way to what lies below: inside the triangle from the
 * first place to the panel's upper corners. On the way to an entry it may cross other buttons.
 */
function headsFor(panel: Element, from: Point, at: Point): boolean {
  const {left, right, top} = panel.getBoundingClientRect();
  if (from.y >= top) return false;
  const shareOfWay = (at.y - from.y) / (top - from.y);
  const leftEdge = from.x + (left - from.x) * shareOfWay;
  const rightEdge = from.x + (right - from.x) * shareOfWay;
  return shareOfWay > 0 && at.x > leftEdge && at.x < rightEdge;
}

/** In a narrow window it is a list. Asked of the style sheet, whose widths are without the scrollbar. */
function isBar(): boolean {
  const bar = barOfPage();
  return bar !== null && getComputedStyle(bar).display === 'flex';
}

/** The menus of a wide window by hover, click and keyboard, one at a time; Escape closes and gives the focus back. */
export function hoverMenus() {
  /** The open menu that only the pointer holds open. */
  let hovered: HTMLDetailsElement | undefined;
  /** The menu that the pointer was over last: one that was closed under it stays closed. */
  let pointed: HTMLDetailsElement | undefined;
  /** Where the pointer was last over the open menu. */
  let leftAt: Point | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const stopWaiting = () => {
    clearTimeout(waiting);
    waiting = undefined;
  };
  const show = (shown?: HTMLDetailsElement, byHover = false) => {
    stopWaiting();
    leftAt = undefined;
    hovered = byHover ? shown : undefined;
    for (const menu of menusOfBar()) menu.open = menu === shown;
  };
  const opened = () => menusOfBar().find(({open}) => open);
  const on = <Type extends keyof DocumentEventMap>(type: Type, handle: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, (event) => {
      if (isBar()) handle(event);
    });

  /** The pointer has come to a menu, or is away from all. */
  const turnTo = (menu: HTMLDetailsElement | undefined) => {
    stopWaiting();
    if (menu?.open) return;
    const otherHasFocus = menusOfBar().some((other) => other !== menu && other.querySelector(':focus-visible'));
    if (otherHasFocus) return;
    if (menu) show(menu, true);
    else if (hovered && !hovered.matches(':focus-within')) show();
  };
  const turnToPointed = () => turnTo(menusOfBar().find((menu) => menu.matches(':hover')));
  on('pointermove', ({pointerType, target, clientX: x, clientY: y}) => {
    const menu = menuAt(target);
    const open = opened();
    if (pointerType !== 'mouse') return;
    const isEntered = menu !== pointed;
    pointed = menu;
    if (!menu && !open) return;
    if (menu && menu === open) {
      stopWaiting();
      leftAt = {x, y};
      return;
    }
    const panel = open?.lastElementChild;
    if (panel && leftAt && headsFor(panel, leftAt, {x, y})) {
      stopWaiting();
      waiting = setTimeout(turnToPointed, leaveDelay);
    } else if (menu) {
      if (isEntered || waiting) turnTo(menu);
    } else {
      waiting ??= setTimeout(turnToPointed, leaveDelay);
    }
  });
  // Out of the window it moves no more.
  on('pointerout', ({pointerType, relatedTarget}) => {
    if (pointerType === 'mouse' && !relatedTarget) waiting ??= setTimeout(turnToPointed, leaveDelay);
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
    event.preventDefault();
    // A click on what hovering has just opened keeps it open.
    const closes = menu.open && menu !== hovered;
    show(closes ? undefined : menu);
  });
  // Focus may go to nothing or to an ancestor: after a click on the panel's background or in another window.
  on('focusout', ({target, relatedTarget}) => {
    const menu = menuAt(target);
    if (!menu || !(relatedTarget instanceof Node)) return;
    if (menu.contains(relatedTarget) || relatedTarget.contains(menu)) return;
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
    if (!(target instanceof Node)) return;
    const bar = barOfPage();
    const isInBar = bar?.contains(target);
    const isAroundBar = type === 'focusin' && target.contains(bar);
    if (isInBar || isAroundBar) return;
    if (opened()) show();
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
  if (isBar() && !opened()) {
    const underPointer = menusOfBar().find((menu) => menu.matches(':hover'));
    show(underPointer, true);
  }
  const setLive = () => barOfPage()?.setAttribute('data-live', '');
  setLive();
  // React may have rebuilt the page.
  addEventListener('hydrated', setLive);
}
