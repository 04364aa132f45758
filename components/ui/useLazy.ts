import {type RefObject, useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import {useInView} from './useInView';

type Place = RefObject<HTMLElement | null>;

/** Carries state over from the placeholder to the part. It calls `show`, which renders the part in place of the placeholder. */
type Swap<Part> = (place: Place, show: () => void, part: Part) => void;

/** A part that loads once its section has come near the window. See `useLoaded`. */
export function useLazy<Part>(place: Place, load: () => Promise<Part>, swap?: Swap<Part>): Part | undefined {
  return useLoaded(useInView(place), place, load, swap);
}

/**
 * A part that loads once it is wanted. It is undefined until it has loaded, and also if loading fails. So its placeholder has
 * to work by itself.
 * @param load has to be the same function at each render, and so does `swap`
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
    // The placeholder stays. The attribute lets style sheets show that it is final.
    const onFailure = () => place.current?.setAttribute('data-lost', '');
    load().then(onArrival, onFailure);
    return () => {
      unmounted = true;
    };
  }, [wanted, place, load, swap]);

  return arrived?.part;
}

/** Waits until no pointer presses the element, because replacing it in between would lose the click. */
function onceReleased(place: Place, act: () => void) {
  const isPressed = place.current?.matches(':is(:active, :has(:active))');
  if (isPressed) setTimeout(onceReleased, 100, place, act);
  else act();
}

const showAtOnce: Swap<unknown> = (_place, show) => show();
