/** How long the pointer may leave a menu before it closes, in milliseconds. */
const leaveDelay = 160;

/** The menus of a wide window by hover, click and keyboard, one at a time; Escape closes and gives the focus back. Returns what ends it. */
export function handleMenus(bar: HTMLElement): () => void {
  const menus = [...bar.querySelectorAll('details')];
  const gone = new AbortController();
  /** The open menu that only the pointer holds open. */
  let hovered: HTMLDetailsElement | undefined;
  let leaving: number | undefined;

  const show = (shown?: HTMLDetailsElement, byHover = false) => {
    hovered = byHover ? shown : undefined;
    for (const menu of menus) menu.open = menu === shown;
  };
  const opened = () => menus.find(({open}) => open);
  /** In a narrow window it is a list. Asked of the style sheet, whose widths are without the scrollbar. */
  const isBar = () => getComputedStyle(bar).display === 'flex';

  // Until now the style sheet opened the hovered one.
  if (isBar() && !opened())
    show(
      menus.find((menu) => menu.matches(':hover')),
      true,
    );
  bar.dataset.live = '';

  const on = <Type extends keyof HTMLElementEventMap>(
    target: EventTarget,
    type: Type,
    handle: (event: HTMLElementEventMap[Type]) => void,
  ) => target.addEventListener(type, (event) => isBar() && handle(event as HTMLElementEventMap[Type]), gone);

  for (const menu of menus) {
    on(menu, 'pointerenter', ({pointerType}) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(leaving);
      // Not while another menu has the keyboard's focus.
      if (menu.open || menus.some((other) => other !== menu && other.querySelector(':focus-visible'))) return;
      show(menu, true);
    });
    on(menu, 'pointerleave', ({pointerType}) => {
      if (pointerType !== 'mouse') return;
      leaving = window.setTimeout(() => {
        // Not while it has the focus.
        if (hovered === menu && !menu.matches(':focus-within')) show();
      }, leaveDelay);
    });
    on(menu, 'click', (event) => {
      const pressed = (event.target as Element).closest('a, summary');
      // An open menu would cover the section that the link leads to.
      if (pressed?.localName === 'a') show();
      if (pressed?.localName !== 'summary') return;
      // A click on what hovering has just opened keeps it open.
      event.preventDefault();
      show(menu.open && menu !== hovered ? undefined : menu);
    });
    // Focus may go to nothing or to an ancestor: after a click on the panel's background or in another window.
    on(menu, 'focusout', ({relatedTarget}) => {
      if (!(relatedTarget instanceof Node) || menu.contains(relatedTarget) || relatedTarget.contains(menu)) return;
      if (menu.open) show();
    });
  }

  // On the document: a menu that the pointer opened has no focused element to receive the key.
  on(document, 'keydown', ({key}) => {
    const menu = opened();
    if (key !== 'Escape' || !menu) return;
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    show();
  });
  // The panel would cover the pressed or focused element. An ancestor of the bar has the focus after a click on nothing.
  const onElsewhere = ({type, target}: Event) => {
    const inBar = bar.contains(target as Node) || (type === 'focusin' && (target as Node).contains(bar));
    if (!inBar) show();
  };
  on(document, 'pointerdown', onElsewhere);
  on(document, 'focusin', onElsewhere);
  // A group of a narrow window is no open menu, nor the other way round.
  let wasBar = isBar();
  const onResize = () => {
    if (isBar() !== wasBar) show();
    wasBar = isBar();
  };
  window.addEventListener('resize', onResize, gone);
  // The browser's back/forward cache brings the page back as it was left.
  window.addEventListener('pageshow', ({persisted}) => persisted && show(), gone);
  return () => {
    gone.abort();
    clearTimeout(leaving);
  };
}
