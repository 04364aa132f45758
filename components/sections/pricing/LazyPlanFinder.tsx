'use client';

import {type ReactNode, type RefObject, useCallback, useRef, useState} from 'react';
import {keepSelection} from '@/components/ui/keepSelection';
import {useLazy} from '@/components/ui/useLazy';
import type {PlanFinderProps} from './PlanFinderView';

const load = () => import('./PlanFinderView').then(({PlanFinderView}) => PlanFinderView);

/** Shows `children`, the plan finder as the server renders it, until the one that can be used has loaded. */
export function LazyPlanFinder({children, ...props}: PlanFinderProps & {children: ReactNode}) {
  const container = useRef<HTMLDivElement>(null);
  const [positions, setPositions] = useState<readonly number[]>([]);
  const takeOver = useCallback((from: RefObject<HTMLElement | null>, show: () => void) => {
    const sliders = [...(from.current?.querySelectorAll('input') ?? [])];
    const focusable = () => [...(from.current?.querySelectorAll<HTMLElement>('input, a, button') ?? [])];
    const focusedIndex = focusable().findIndex((element) => element.matches(':focus'));
    // The visitor may have moved the sliders before this has loaded.
    setPositions(sliders.map((slider) => slider.valueAsNumber));
    keepSelection(from.current, show);
    focusable()[focusedIndex]?.focus({preventScroll: true});
  }, []);
  const Finder = useLazy(container, load, takeOver);
  return (
    <div ref={container} data-hydrate="visible">
      {Finder ? <Finder {...props} positions={positions} onMove={setPositions} /> : children}
    </div>
  );
}
