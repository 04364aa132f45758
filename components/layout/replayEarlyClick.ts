/** Repeats the last press of a button in the content once React can answer it (HydrationSignal.tsx). Menus open without scripts. */
export function replayEarlyClick() {
  let button: HTMLElement | null | undefined;
  const keep = ({target}: Event) => {
    button = (target as Element).closest<HTMLElement>('main button[type=button]') ?? button;
  };
  addEventListener('click', keep, true);
  addEventListener('hydrated', () => {
    removeEventListener('click', keep, true);
    if (button?.ariaExpanded !== 'true') button?.click();
  });
}
