import {type RefObject, useEffect, useRef, useState} from 'react';

/** How long the pointer may leave a menu before it closes, in milliseconds. */
const leaveDelay = 160;

type Open = {id: string; by: 'hover' | 'click'} | undefined;

const menusIn = (bar: RefObject<HTMLElement | null>) => [
  ...(bar.current?.querySelectorAll<HTMLElement>('[data-menu]') ?? []),
];

/** The menu that the style sheet holds open: the focused one, or else the hovered one. */
function heldOpen(menus: readonly HTMLElement[]): Open {
  const focused = menus.find((menu) => menu.matches(':focus-within'));
  const id = (focused ?? menus.find((menu) => menu.matches(':hover')))?.dataset.menu;
  return id ? {id, by: focused ? 'click' : 'hover'} : undefined;
}

/**
 * Moves the desktop menus, which are in the page already: open on hover, on click and by keyboard, one at a time; Escape
 * closes and gives the focus back.
 */
export function Menus({bar}: {bar: RefObject<HTMLElement | null>}) {
  // Until now the style sheet opened them.
  const [open, setOpen] = useState(() => heldOpen(menusIn(bar)));
  const leaving = useRef<number>(undefined);

  useEffect(() => {
    const gone = new AbortController();
    const {signal} = gone;
    for (const menu of menusIn(bar)) {
      const id = menu.dataset.menu ?? '';
      const on = <Type extends keyof HTMLElementEventMap>(
        type: Type,
        handle: (event: HTMLElementEventMap[Type]) => void,
        element: Element | null = menu,
      ) => element?.addEventListener(type, handle as EventListener, {signal});

      on('pointerenter', ({pointerType}) => {
        if (pointerType !== 'mouse') return;
        window.clearTimeout(leaving.current);
        // Not while another menu has the keyboard's focus.
        if (menusIn(bar).some((other) => other !== menu && other.querySelector(':focus-visible'))) return;
        setOpen((now) => (now?.id === id ? now : {id, by: 'hover'}));
      });
      on('pointerleave', ({pointerType}) => {
        if (pointerType !== 'mouse') return;
        leaving.current = window.setTimeout(
          // Not while it has the focus.
          () => setOpen((now) => (now?.by === 'hover' && !menu.matches(':focus-within') ? undefined : now)),
          leaveDelay,
        );
      });
      // A click on what hovering has just opened keeps it open.
      on(
        'click',
        () => setOpen((now) => (now?.id === id && now.by === 'click' ? undefined : {id, by: 'click'})),
        menu.querySelector('button'),
      );
      // An open menu would cover the section that the link leads to.
      on('click', ({target}) => {
        if (target instanceof Element && target.closest('a')) setOpen(undefined);
      });
      // Focus may go to nothing or to an ancestor: after a click on the panel's background or in another window.
      on('focusout', ({relatedTarget}) => {
        if (!(relatedTarget instanceof Node) || menu.contains(relatedTarget) || relatedTarget.contains(menu)) return;
        setOpen((now) => (now?.id === id ? undefined : now));
      });
    }
    // The browser's back/forward cache brings the page back as it was left.
    window.addEventListener('pageshow', ({persisted}) => persisted && setOpen(undefined), {signal});
    return () => {
      gone.abort();
      window.clearTimeout(leaving.current);
    };
  }, [bar]);

  const openId = open?.id;

  // React does not render the menus again: their state is set in the DOM.
  useEffect(() => {
    for (const menu of menusIn(bar)) {
      const isOpen = menu.dataset.menu === openId;
      menu.querySelector('button')?.setAttribute('aria-expanded', String(isOpen));
      menu.querySelector('[id]')?.toggleAttribute('data-open', isOpen);
    }
    // Last: a panel that closes even for a moment loses its focus.
    if (bar.current) bar.current.dataset.live = '';
  }, [bar, openId]);

  // On the document: a menu that the pointer opened has no focused element to receive the key.
  useEffect(() => {
    if (!openId) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const menu = menusIn(bar).find(({dataset}) => dataset.menu === openId);
      if (menu?.contains(document.activeElement)) menu.querySelector('button')?.focus();
      setOpen(undefined);
    };
    const isIn = (target: EventTarget | null) => bar.current?.contains(target as Node);
    const onPointerDown = ({target}: Event) => isIn(target) || setOpen(undefined);
    // The panel would cover the focused element. An ancestor of the bar does not count.
    const onFocus = ({target}: Event) => isIn(target) || (target as Node).contains(bar.current) || setOpen(undefined);
    const gone = new AbortController();
    document.addEventListener('keydown', onKeyDown, gone);
    document.addEventListener('pointerdown', onPointerDown, gone);
    document.addEventListener('focusin', onFocus, gone);
    return () => gone.abort();
  }, [bar, openId]);

  return null;
}
