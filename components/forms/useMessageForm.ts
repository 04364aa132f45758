import type {RefObject} from 'react';
import {useLoaded} from '@/components/ui/useLate';

const load = () => import('./scriptedForm');

type Loaded = Awaited<ReturnType<typeof load>>;

/** At once: nothing can be typed between reading the one form and filling in the other. */
const takeOver = (place: RefObject<HTMLElement | null>, show: () => void, {carryOver}: Loaded) =>
  carryOver(place, show);

/**
 * Once it is wanted, the scripted form that takes the place of the served one, with what has been typed there. Until it
 * has arrived, and if it does not, the served form works by itself.
 */
export const useMessageForm = (wanted: boolean, place: RefObject<HTMLElement | null>) =>
  useLoaded(wanted, place, load, takeOver)?.MessageForm;
