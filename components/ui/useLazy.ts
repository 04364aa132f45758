import {type RefObject, useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import {useInView} from './useInView';

type ElementRef = RefObject<HTMLElement | null>;

/** Carries state over from the placeholder to the part. It calls `show`, which renders the part in place of the placeholder. */
type Swap<Part> = (placeholder: ElementRef, show: () => void, part: Part) => void;

/** A part that loads once its section is near the viewport. See `useLoaded`. */
export function useLazy<Part>(placeholder: ElementRef, load: () => Promise<Part>, swap?: Swap<Part>): Part | undefined {
  return useLoaded(useInView(placeholder), placeholder, load, swap);
}

/**
 * A part that loads once `wanted` is true. The result is undefined until it has loaded, and also if loading fails. So the
 * placeholder has to work by itself.
 * @param load has to be the same function at each render, and so does `swap`
 * @param swap for a part that takes over state from its placeholder
 */
export function useLoaded<Part>(
  wanted: boolean,
  placeholder: ElementRef,
  load: () => Promise<Part>,
  swap: Swap<Part> = showAtOnce,
): Part | undefined {
  const [arrived, setArrived] = useState<{part: Part}>();

  useEffect(() => {
    if (!wanted) return;
    let unmounted = false;
    const onArrival = (part: Part) =>
      onceReleased(placeholder, () => {
        if (unmounted) return;
        const show = () => flushSync(() => setArrived({part}));
        swap(placeholder, show, part);
      });
    // The placeholder stays. The attribute lets style sheets show that nothing will replace it.
    const onFailure = () => placeholder.current?.setAttribute('data-lost', '');
    load().then(onArrival, onFailure);
    return () => {
      unmounted = true;
    };
  }, [wanted, placeholder, load, swap]);

  return arrived?.part;
}

/** Waits until no pointer presses the element and no finger the page: replacing the element meanwhile would lose the click or the drag. */
function onceReleased(element: ElementRef, act: () => void) {
  // build/loader/noteTouches.ts sets `data-touched`.
  const isPressed = element.current?.matches(':is(:active, :has(:active), [data-touched] *)');
  if (isPressed) setTimeout(onceReleased, 100, element, act);
  else act();
}

const showAtOnce: Swap<unknown> = (_placeholder, show) => show();
