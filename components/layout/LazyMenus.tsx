'use client';

import {type ReactNode, useEffect, useRef} from 'react';
import {useLazy} from '@/components/ui/useLazy';

const load = () => import('./handleMenus');

/** The menus, which open without scripts; once theirs is there (`data-live`), it opens those of a wide window on hover. */
export function LazyMenus({children}: {children: ReactNode}) {
  const bar = useRef<HTMLDivElement>(null);
  const script = useLazy(bar, load);
  useEffect(() => (bar.current ? script?.handleMenus(bar.current) : undefined), [script]);
  // As high as the header: the pointer would fall through a gap between a button and its panel.
  return (
    <div ref={bar} className="xl:flex xl:*:-my-2.5 xl:*:py-2.5">
      {children}
    </div>
  );
}
