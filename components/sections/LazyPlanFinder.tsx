'use client';

import {type ReactNode, type RefObject, useCallback, useRef, useState} from 'react';
import {keepFocus, useLazy} from '@/components/ui/useLazy';
import type {PlanFinderProps} from './PlanFinderView';

const load = () => import('./PlanFinderView').then(({PlanFinderView}) => PlanFinderView);

/** The plan finder as the server writes it, `children`; what moves it comes once its section is near. */
export function LazyPlanFinder({children, ...props}: PlanFinderProps & {children: ReactNode}) {
  const place = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly number[]>([]);
  const takeOver = useCallback((from: RefObject<HTMLElement | null>, show: () => void) => {
    // Where the visitor has moved the sliders meanwhile.
    setPlaces([...(from.current?.querySelectorAll('input') ?? [])].map((slider) => slider.valueAsNumber));
    keepFocus(from, show);
  }, []);
  const Finder = useLazy(place, load, takeOver);
  return <div ref={place}>{Finder ? <Finder {...props} places={places} onMove={setPlaces} /> : children}</div>;
}
