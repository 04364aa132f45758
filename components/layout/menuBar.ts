/** The menus of the header. In a narrow viewport they are groups of one list, which makePhoneMenuModal.ts handles. */

export const menuBar = () => document.querySelector<HTMLElement>('[data-menu-bar]');
export const menusOfBar = () => [...document.querySelectorAll<HTMLDetailsElement>('[data-menu]')];
export const openMenu = () => menusOfBar().find(({open}) => open);

/** The menu that contains an event's target. */
export function menuAt(target: EventTarget | null): HTMLDetailsElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLDetailsElement>('[data-menu]') ?? undefined;
}

/** Read from the computed style: a media query would include the width of the scroll bar. */
export function isBar(): boolean {
  const bar = menuBar();
  return bar !== null && getComputedStyle(bar).display === 'flex';
}

/** Listens while the menus are a bar. */
export const onBar = <Type extends keyof DocumentEventMap>(
  type: Type,
  handle: (event: DocumentEventMap[Type]) => void,
) =>
  document.addEventListener(type, (event) => {
    if (isBar()) handle(event);
  });
