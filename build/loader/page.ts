import {onceShown} from '@/components/ui/dom';
import {pause} from '@/lib/retry';

export const root = document.documentElement;

export const isHydrated = () => root.dataset.hydrated !== undefined;

export const once = (target: EventTarget, type: string) =>
  new Promise((resolve) => target.addEventListener(type, resolve, {once: true}));

/** Resolves when the document is parsed. Not at `DOMContentLoaded`, which waits for the page's own script. */
export const parsed = once(document, 'readystatechange');

export const painted = new Promise((resolve) => {
  new PerformanceObserver(resolve).observe({type: 'paint', buffered: true});
  // A background tab is never painted.
  once(window, 'load').then(() => pause(1000).then(resolve));
});

/** Resolves when the page is shown. A prerendered page is shown later, or never. */
export const shown = new Promise<void>(onceShown);
