import {type RefObject, useLayoutEffect, useRef} from 'react';

const gestures = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Prevents a layout shift when a third party fills an element: while the element's end is in the viewport, it keeps the height that it
 * had before. The height is released once the visitor uses the element.
 */
export function useFrozenHeight(container: RefObject<HTMLElement | null>, filled: boolean) {
  const height = useRef(0);

  // After every render, so that the last height before the fill counts.
  useLayoutEffect(() => {
    if (!filled) height.current = container.current?.getBoundingClientRect().height ?? 0;
  });

  useLayoutEffect(() => {
    const element = container.current;
    if (!filled || !element) return;

    const freeze = () => {
      const frozen = `${height.current}px`;
      element.style.minHeight = frozen;
      element.style.maxHeight = frozen;
      element.style.overflowY = 'auto';
    };
    /** If the element's end comes into the viewport again, the released height is frozen. */
    const release = () => {
      element.style.maxHeight = '';
      element.style.overflowY = '';
      height.current = element.getBoundingClientRect().height;
    };
    const update = () => {
      const {top, height: current} = element.getBoundingClientRect();
      // The smaller height, because a release may shrink the element and bring its end into the viewport.
      const end = top + Math.min(height.current, current);
      if (end < window.innerHeight) freeze();
      else release();
    };
    // Before the first paint of the filled element.
    update();

    const controller = new AbortController();
    const {signal} = controller;
    const onGesture = () => {
      controller.abort();
      release();
    };
    for (const type of gestures) element.addEventListener(type, onGesture, {signal});
    window.addEventListener('scroll', update, {signal, passive: true});
    return () => controller.abort();
  }, [container, filled]);
}
