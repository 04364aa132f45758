import {type RefObject, useEffect, useState} from 'react';

/** Whether the pointer or the keyboard is on a part of the page. */
export function useHoverOrFocus(part: RefObject<HTMLElement | null>): boolean {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    const element = part.current;
    if (!element) return;
    const left = new AbortController();
    const on = (type: string, handle: (event: Event) => void) => element.addEventListener(type, handle, left);
    on('pointerenter', () => setPointed(true));
    on('pointerleave', () => setPointed(false));
    // Where the keyboard is; a finger leaves the focus on the button that it pressed.
    on('focusin', ({target}) => setFocused((target as Element).matches(':focus-visible')));
    on('focusout', () => setFocused(false));
    setPointed(element.matches(':hover'));
    setFocused(element.querySelector(':focus-visible') !== null);
    return () => left.abort();
  }, [part]);

  return pointed || focused;
}
