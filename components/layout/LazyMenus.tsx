'use client';

import {type ReactNode, useEffect, useRef} from 'react';
import {useLazy} from '@/components/ui/useLazy';

const load = () => import('./handleMenus');

/** The desktop menus: by the style sheet alone until their script takes over (`data-live`), which never loads on a phone. */
export function LazyMenus({children}: {children: ReactNode}) {
  const bar = useRef<HTMLDivElement>(null);
  const script = useLazy(bar, load);
  useEffect(() => (bar.current ? script?.handleMenus(bar.current) : undefined), [script]);
  return (
    <div ref={bar} className="flex">
      {children}
    </div>
  );
}
