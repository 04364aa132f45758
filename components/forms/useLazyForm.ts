import type {RefObject} from 'react';
import {useLoaded} from '@/components/ui/useLazy';

type Place = RefObject<HTMLElement | null>;

const load = () => import('./MessageForm');

/** Synchronous: nothing can be typed between reading one form and filling in the other. */
const takeOver = (place: Place, show: () => void, loaded: Awaited<ReturnType<typeof load>>) =>
  loaded.replaceForm(place, show);

/**
 * Once it is wanted, the scripted form that takes the place of the served one, with what has been typed there. Until it
 * has arrived, and if it does not, the served form works by itself.
 */
export const useLazyForm = (wanted: boolean, place: Place) => useLoaded(wanted, place, load, takeOver)?.MessageForm;
