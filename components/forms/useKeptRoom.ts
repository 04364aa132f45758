import {type RefObject, useLayoutEffect, useRef} from 'react';

/**
 * Keeps the height that a part of the page had until it is `filled`, as long as what follows it is before the visitor's eyes:
 * less is not given back, and more is scrolled to inside. It takes the height of its own once its end is out of sight, or
 * once the visitor does something in it.
 */
export function useKeptRoom(room: RefObject<HTMLElement | null>, filled: boolean) {
  const height = useRef(0);

  useLayoutEffect(() => {
    if (!filled) height.current = room.current?.offsetHeight ?? 0;
  });

  useLayoutEffect(() => {
    const element = room.current;
    if (!filled || !element) return;
    const endSeen = () => element.getBoundingClientRect().top + height.current < window.innerHeight;
    if (!endSeen()) return;
    const {style} = element;
    style.minHeight = `${height.current}px`;
    style.maxHeight = style.minHeight;
    style.overflowY = 'auto';

    const done = new AbortController();
    const release = () => {
      style.maxHeight = '';
      style.overflowY = '';
      done.abort();
    };
    const {signal} = done;
    for (const type of ['pointerdown', 'keydown', 'focusin']) element.addEventListener(type, release, {signal});
    window.addEventListener('scroll', () => endSeen() || release(), {signal, passive: true});
    return () => done.abort();
  }, [room, filled]);
}
