import {type RefObject, useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import {useInView} from './useInView';

type Place = RefObject<HTMLElement | null>;

/** Takes state over from what the part replaces; `show` renders it. */
type Swap<Part> = (place: Place, show: () => void, part: Part) => void;

/** A part that loads once its section has come near the window: see `useLoaded`. */
export function useLazy<Part>(place: Place, load: () => Promise<Part>, swap?: Swap<Part>): Part | undefined {
  return useLoaded(useInView(place), place, load, swap);
}

/**
 * A part that loads once it is wanted. Undefined until it has arrived, and if loading fails: its placeholder works by itself.
 * @param load a constant, like `swap`
 * @param swap for a part that takes over state from its placeholder
 */
export function useLoaded<Part>(
  wanted: boolean,
  place: Place,
  load: () => Promise<Part>,
  swap: Swap<Part> = showAtOnce,
): Part | undefined {
  const [arrived, setArrived] = useState<{part: Part}>();

  useEffect(() => {
    if (!wanted) return;
    let unmounted = false;
    const onArrival = (part: Part) =>
      onceReleased(place, () => {
        if (unmounted) return;
        const show = () => flushSync(() => setArrived({part}));
        swap(place, show, part);
      });
    // The placeholder stays; its style sheet may say so.
    const onFailure = () => place.current?.setAttribute('data-lost', '');
    load().then(onArrival, onFailure);
    return () => {
      unmounted = true;
    };
  }, [wanted, place, load, swap]);

  return arrived?.part;
}

/** Waits while a pointer presses the element. */
function onceReleased(place: Place, act: () => void) {
  const isPressed = place.current?.matches(':is(:active, :has(:active))');
  if (isPressed) setTimeout(onceReleased, 100, place, act);
  else act();
}

const showAtOnce: Swap<unknown> = (_place, show) => show();
