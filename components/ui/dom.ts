type Key = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a key, or a pointer, was pressed alone: with others it is the browser's, as Alt and an arrow go back. */
export const isPlainKey = ({altKey, ctrlKey, metaKey, shiftKey}: Key): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;

export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked for less motion. Only in the browser. */
export const prefersReducedMotion = (): boolean => matchMedia(reducedMotion).matches;

/** Acts once the page is shown: the browser may have prerendered it (public/speculation-rules.json). */
export function onceShown(act: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', act, {once: true});
  else act();
}
