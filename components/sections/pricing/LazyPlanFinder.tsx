'use client';

import {type ReactNode, type RefObject, useCallback, useRef, useState} from 'react';
import {useLazy} from '@/components/ui/useLazy';
import type {PlanFinderProps} from './PlanFinderView';

const load = () => import('./PlanFinderView').then(({PlanFinderView}) => PlanFinderView);

/** The plan finder as the server writes it, `children`; what moves it comes once its section is near. */
export function LazyPlanFinder({children, ...props}: PlanFinderProps & {children: ReactNode}) {
  const place = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly number[]>([]);
  const takeOver = useCallback((from: RefObject<HTMLElement | null>, show: () => void) => {
    const sliders = () => [...(from.current?.querySelectorAll('input') ?? [])];
    const focused = sliders().findIndex((slider) => slider.matches(':focus'));
    // Where the visitor has moved them meanwhile.
    setPlaces(sliders().map((slider) => slider.valueAsNumber));
    show();
    sliders()[focused]?.focus({preventScroll: true});
  }, []);
  const Finder = useLazy(place, load, takeOver);
  return (
    <div ref={place} data-hydrate="visible">
      {Finder ? <Finder {...props} places={places} onMove={setPlaces} /> : children}
    </div>
  );
}
