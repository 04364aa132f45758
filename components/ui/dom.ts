type Key = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a key or a pointer was pressed without Alt, Ctrl, Meta or Shift. With a modifier, it may be a shortcut of the browser. */
export const isPlainKey = ({altKey, ctrlKey, metaKey, shiftKey}: Key): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;

export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion. Only in the browser. */
export const prefersReducedMotion = (): boolean => matchMedia(reducedMotion).matches;

/** Runs `act` once the visitor sees the page. The browser may have prerendered it (public/speculation-rules.json). */
export function onceShown(act: () => void): void {
  const isPrerendering = 'prerendering' in document && document.prerendering;
  if (isPrerendering) document.addEventListener('prerenderingchange', act, {once: true});
  else act();
}
