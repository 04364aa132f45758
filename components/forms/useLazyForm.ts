import {type RefObject, useEffect} from 'react';
import {useLoaded} from '@/components/ui/useLazy';

const load = () => import('./MessageForm');

type Loaded = Awaited<ReturnType<typeof load>>;

/** Whether an input method is composing a word: its field cannot be replaced meanwhile. */
let composing = false;
const onComposition = ({type}: Event) => {
  composing = type === 'compositionstart';
};

/** Synchronous: nothing can be typed between reading one form and filling in the other. */
function takeOver(place: RefObject<HTMLElement | null>, show: () => void, loaded: Loaded) {
  if (composing) setTimeout(takeOver, 100, place, show, loaded);
  else loaded.replaceForm(place, show);
}

/**
 * Once it is wanted, the scripted form that takes the place of the served one, with what has been typed there. Until it
 * has arrived, and if it does not, the served form works by itself.
 */
export function useLazyForm(wanted: boolean, place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const left = new AbortController();
    for (const type of ['compositionstart', 'compositionend']) document.addEventListener(type, onComposition, left);
    return () => {
      left.abort();
      composing = false;
    };
  }, []);
  return useLoaded(wanted, place, load, takeOver)?.MessageForm;
}
