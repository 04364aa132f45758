import {type ComponentProps, useEffect, useImperativeHandle, useRef} from 'react';

type Props = {
  element: HTMLElement;
  /** The event that the element had before it was adopted: told to its handler as if it had just come. */
  first: Event;
} & Pick<ComponentProps<'button'>, 'ref' | 'onFocus' | 'onBlur' | 'onClick'> &
  Pick<ComponentProps<'button'>, 'onPointerMove' | 'onPointerLeave' | 'onPointerDown'>;

const handlers = {
  focus: 'onFocus',
  blur: 'onBlur',
  click: 'onClick',
  pointermove: 'onPointerMove',
  pointerleave: 'onPointerLeave',
  pointerdown: 'onPointerDown',
} as const;

/** What an interest is called on its way up, and what on the element itself. */
const own = {pointerover: 'pointermove', focusin: 'focus', pointerdown: 'pointerdown', click: 'click'} as const;

/**
 * Gives an element of the page that somebody else rendered to a component that wants to render its own: the handlers are
 * its listeners, the ref is it. A library that came late so needs not put a second button in the place of the first.
 */
export function Adopted({element, first, ref, ...props}: Props) {
  useImperativeHandle(ref, () => element as HTMLButtonElement, [element]); // only read as an element
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const tell = (type: keyof typeof handlers, event: Event) => {
      // Focus that a press gave is not the keyboard's.
      if (type === 'focus' && !element.matches(':focus-visible')) return;
      const handler = latest.current[handlers[type]];
      // The native event has all that is read of React's: pointer type and place, current target, prevented or not.
      (handler as ((event: unknown) => void) | undefined)?.(event);
    };
    const types = Object.keys(handlers) as (keyof typeof handlers)[]; // the object has no other keys
    const listeners = types.map((type) => [type, (event: Event) => tell(type, event)] as const);
    for (const [type, listener] of listeners) element.addEventListener(type, listener);
    if (lasts(first, element) && first.type in own) tell(own[first.type as keyof typeof own], first);
    return () => {
      for (const [type, listener] of listeners) element.removeEventListener(type, listener);
    };
  }, [element, first]);

  return null;
}

/** Whether what the visitor did goes on: the pointer is still there, and the finger that pressed. */
function lasts(first: Event, element: HTMLElement): boolean {
  if (first.type === 'pointerover') return element.matches(':hover');
  const {pointerType, pointerId, target} = first as Partial<PointerEvent>;
  // What a finger has pressed has its pointer until it lifts.
  if (first.type === 'pointerdown' && pointerType === 'touch')
    return (target as Element).hasPointerCapture(pointerId ?? 0);
  return true;
}
