import {isBar, menuAt, menuBar, onBar, openMenu} from './menuBar';

/** Closes the open menu of the bar when the visitor follows a link, goes elsewhere or presses Escape. */
export function closeMenus(close: () => void) {
  // An open menu would cover the section that the link leads to.
  onBar('click', ({target}) => {
    const link = (target as Element).closest('a');
    if (link && menuAt(target)) close();
  });
  // After a click on the panel's background or a switch to another window, the focus goes to an ancestor or nowhere.
  onBar('focusout', ({target, relatedTarget}) => {
    const menu = menuAt(target);
    if (!menu || !(relatedTarget instanceof Node)) return;
    if (menu.contains(relatedTarget) || relatedTarget.contains(menu)) return;
    if (menu.open) close();
  });
  // On the document, because a menu opened by hover has no focused element.
  onBar('keydown', ({key}) => {
    const menu = openMenu();
    if (key !== 'Escape' || !menu) return;
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    close();
  });
  // The panel would cover the pressed or focused element.
  const onElsewhere = ({type, target}: Event) => {
    if (!(target instanceof Node)) return;
    const bar = menuBar();
    const isInBar = bar?.contains(target);
    // A click on the background focuses an ancestor of the bar.
    const isAroundBar = type === 'focusin' && target.contains(bar);
    if (isInBar || isAroundBar) return;
    if (openMenu()) close();
  };
  onBar('pointerdown', onElsewhere);
  onBar('focusin', onElsewhere);

  // A group of the list must not become an open menu, nor the reverse.
  let wasBar = isBar();
  addEventListener('resize', () => {
    if (isBar() !== wasBar) close();
    wasBar = isBar();
  });
  // The back/forward cache restores the page with the menu still open.
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) close();
  });
}
