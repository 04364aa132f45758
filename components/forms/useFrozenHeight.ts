import {type RefObject, useLayoutEffect, useRef} from 'react';

const gestures = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Keeps the height that an element had before a third party `filled` it, so that what follows does not jump: as long as its end
 * is in sight, and until the visitor does something in it.
 */
export function useFrozenHeight(room: RefObject<HTMLElement | null>, filled: boolean) {
  const height = useRef(0);

  // After every rendering until it is filled: the latest height counts.
  useLayoutEffect(() => {
    if (!filled) height.current = room.current?.getBoundingClientRect().height ?? 0;
  });

  useLayoutEffect(() => {
    const element = room.current;
    if (!filled || !element) return;

    const freeze = () => {
      const frozen = `${height.current}px`;
      element.style.minHeight = frozen;
      element.style.maxHeight = frozen;
      element.style.overflowY = 'auto';
    };
    /** Its new height is the one to freeze when its end is in sight again. */
    const release = () => {
      element.style.maxHeight = '';
      element.style.overflowY = '';
      height.current = element.getBoundingClientRect().height;
    };
    const update = () => {
      const {top, height: current} = element.getBoundingClientRect();
      // The lower of both heights: released, a lower element would bring what follows into sight.
      const end = top + Math.min(height.current, current);
      if (end < window.innerHeight) freeze();
      else release();
    };
    // Before the browser paints the filled element: afterwards what follows has moved already.
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
  }, [room, filled]);
}
