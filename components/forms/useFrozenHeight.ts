import {type RefObject, useLayoutEffect, useRef} from 'react';

/** Freezes a height once a third party has `filled` it, as long as its end is in sight and nobody does anything in it. */
export function useFrozenHeight(room: RefObject<HTMLElement | null>, filled: boolean) {
  const height = useRef(0);

  useLayoutEffect(() => {
    if (!filled) height.current = room.current?.getBoundingClientRect().height ?? 0;
  });

  useLayoutEffect(() => {
    const element = room.current;
    if (!filled || !element) return;
    const {style} = element;
    const freeze = (frozen: boolean) => {
      if (frozen) style.minHeight = `${height.current}px`;
      style.maxHeight = frozen ? style.minHeight : '';
      style.overflowY = frozen ? 'auto' : '';
      if (!frozen) height.current = element.getBoundingClientRect().height;
    };
    // Before the part grows: afterwards what follows has moved already.
    const update = () => {
      const {top, height: now} = element.getBoundingClientRect();
      // A lower one would bring what follows into sight.
      freeze(top + Math.min(height.current, now) < window.innerHeight);
    };
    update();

    const controller = new AbortController();
    const release = () => {
      controller.abort();
      freeze(false);
    };
    const {signal} = controller;
    for (const type of ['pointerdown', 'keydown', 'focusin']) element.addEventListener(type, release, {signal});
    window.addEventListener('scroll', update, {signal, passive: true});
    return () => controller.abort();
  }, [room, filled]);
}
