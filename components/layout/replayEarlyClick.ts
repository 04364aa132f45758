/**
 * Keeps the last press of a button in the content until React can answer it, and repeats it then (HydrationSignal.tsx). The header
 * needs none of this: its menus open without scripts.
 */
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
