/** How long the pointer may leave a menu before it closes, in milliseconds. */
const leaveDelay = 160;

type Open = {menu: HTMLElement; by: 'hover' | 'click'} | undefined;

/** The desktop menus by hover, click and keyboard, one at a time; Escape closes and gives the focus back. Returns what ends it. */
export function handleMenus(bar: HTMLElement): () => void {
  const menus = [...bar.querySelectorAll<HTMLElement>('[data-menu]')];
  const gone = new AbortController();
  let open: Open;
  let leaving: number | undefined;

  const set = (next: Open) => {
    open = next;
    for (const menu of menus) {
      menu.querySelector('button')?.setAttribute('aria-expanded', String(menu === open?.menu));
      menu.querySelector('[id]')?.toggleAttribute('data-open', menu === open?.menu);
    }
    // Last: a panel that closes even for a moment loses its focus.
    bar.dataset.live = '';
  };

  // Until now the style sheet opened them: the focused one, or else the hovered one.
  const focused = menus.find((menu) => menu.matches(':focus-within'));
  const held = focused ?? menus.find((menu) => menu.matches(':hover'));
  set(held && {menu: held, by: focused ? 'click' : 'hover'});

  for (const menu of menus) {
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      handle: (event: HTMLElementEventMap[Type]) => void,
    ) => menu.addEventListener(type, handle, gone);

    on('pointerenter', ({pointerType}) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(leaving);
      // Not while another menu has the keyboard's focus.
      if (open?.menu === menu || menus.some((other) => other !== menu && other.querySelector(':focus-visible'))) return;
      set({menu, by: 'hover'});
    });
    on('pointerleave', ({pointerType}) => {
      if (pointerType !== 'mouse') return;
      leaving = window.setTimeout(() => {
        // Not while it has the focus.
        if (open?.by === 'hover' && !menu.matches(':focus-within')) set(undefined);
      }, leaveDelay);
    });
    on('click', ({target}) => {
      const pressed = (target as Element).closest('a, button');
      // A click on what hovering has just opened keeps it open.
      if (pressed?.localName === 'button')
        set(open?.menu === menu && open.by === 'click' ? undefined : {menu, by: 'click'});
      // An open menu would cover the section that the link leads to.
      if (pressed?.localName === 'a') set(undefined);
    });
    // Focus may go to nothing or to an ancestor: after a click on the panel's background or in another window.
    on('focusout', ({relatedTarget}) => {
      if (!(relatedTarget instanceof Node) || menu.contains(relatedTarget) || relatedTarget.contains(menu)) return;
      if (open?.menu === menu) set(undefined);
    });
  }

  // On the document: a menu that the pointer opened has no focused element to receive the key.
  const onKeyDown = ({key}: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    if (open.menu.contains(document.activeElement)) open.menu.querySelector('button')?.focus();
    set(undefined);
  };
  // The panel would cover the pressed or focused element. An ancestor of the bar has the focus after a click on nothing.
  const onElsewhere = ({type, target}: Event) => {
    const inBar = bar.contains(target as Node) || (type === 'focusin' && (target as Node).contains(bar));
    if (open && !inBar) set(undefined);
  };
  document.addEventListener('keydown', onKeyDown, gone);
  document.addEventListener('pointerdown', onElsewhere, gone);
  document.addEventListener('focusin', onElsewhere, gone);
  // The browser's back/forward cache brings the page back as it was left.
  window.addEventListener('pageshow', ({persisted}) => persisted && set(undefined), gone);
  return () => {
    gone.abort();
    clearTimeout(leaving);
  };
}
