export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked for less motion. Only in the browser. */
export const prefersReducedMotion = (): boolean => matchMedia(reducedMotion).matches;
