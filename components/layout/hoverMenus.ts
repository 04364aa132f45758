import {closeMenus} from './closeMenus';
import {isBar, menuAt, menuBar, menusOfBar, onBar, openMenu} from './menuBar';

/** How long the pointer may be outside an open menu, or rest on its way to the panel, before the menu closes, in ms. */
const leaveDelay = 160;

type Point = {x: number; y: number};

/**
 * Whether a pointer that moved from one point to another is heading for the panel below: the second point is inside the triangle
 * between the first and the panel's upper corners. The pointer may cross other buttons on this way.
 */
function headsFor(panel: Element, from: Point, at: Point): boolean {
  const {left, right, top} = panel.getBoundingClientRect();
  if (from.y >= top) return false;
  const shareOfWay = (at.y - from.y) / (top - from.y);
  const leftEdge = from.x + (left - from.x) * shareOfWay;
  const rightEdge = from.x + (right - from.x) * shareOfWay;
  return shareOfWay > 0 && at.x > leftEdge && at.x < rightEdge;
}

/** Opens the menus of the bar by hover and click, one at a time. */
export function hoverMenus() {
  /** The menu opened by hover. It closes when the pointer leaves, unless a click has kept it open. */
  let hovered: HTMLDetailsElement | undefined;
  /** The menu that was last under the pointer. If it was closed there, it stays closed until the pointer enters it again. */
  let lastPointed: HTMLDetailsElement | undefined;
  /** The last position of the pointer inside the open menu. */
  let lastInside: Point | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopWaiting = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const show = (shown?: HTMLDetailsElement, byHover = false) => {
    stopWaiting();
    lastInside = undefined;
    hovered = byHover ? shown : undefined;
    for (const menu of menusOfBar()) menu.open = menu === shown;
  };

  const menuUnderPointer = () => menusOfBar().find((menu) => menu.matches(':hover'));
  /** The pointer is at a menu, or outside of all. */
  const onPointerAt = (menu: HTMLDetailsElement | undefined) => {
    stopWaiting();
    if (menu?.open) return;
    const otherHasFocus = menusOfBar().some((other) => other !== menu && other.querySelector(':focus-visible'));
    if (otherHasFocus) return;
    if (menu) show(menu, true);
    else if (hovered && !hovered.matches(':focus-within')) show();
  };
  const waitOnce = () => {
    timer ??= setTimeout(() => onPointerAt(menuUnderPointer()), leaveDelay);
  };
  const waitAgain = () => {
    stopWaiting();
    waitOnce();
  };
  const noteInside = (point: Point) => {
    stopWaiting();
    lastInside = point;
  };
  const isOnTheWayToPanel = (point: Point) => {
    const panel = openMenu()?.lastElementChild;
    return panel && lastInside && headsFor(panel, lastInside, point);
  };

  onBar('pointermove', ({pointerType, target, clientX: x, clientY: y}) => {
    if (pointerType !== 'mouse') return;
    const menu = menuAt(target);
    const open = openMenu();
    const isEntered = menu !== lastPointed;
    lastPointed = menu;
    if (menu && menu === open) noteInside({x, y});
    else if (isOnTheWayToPanel({x, y})) waitAgain();
    else if (menu && (isEntered || timer)) onPointerAt(menu);
    else if (!menu && open) waitOnce();
  });
  // A pointer that leaves the window sends no more moves.
  onBar('pointerout', ({pointerType, relatedTarget}) => {
    if (pointerType === 'mouse' && !relatedTarget) waitOnce();
  });

  onBar('click', (event) => {
    const menu = menuAt(event.target);
    const isButton = (event.target as Element).closest('a, summary')?.localName === 'summary';
    if (!menu || !isButton) return;
    event.preventDefault();
    // A click on the button of a menu opened by hover keeps the menu open.
    const closes = menu.open && menu !== hovered;
    show(closes ? undefined : menu);
  });
  closeMenus(show);

  // Until this script runs, a style sheet opens the menu under the pointer.
  if (isBar() && !openMenu()) show(menuUnderPointer(), true);
  const setLive = () => menuBar()?.setAttribute('data-live', '');
  setLive();
  // React may have replaced the bar.
  addEventListener('hydrated', setLive);
}
