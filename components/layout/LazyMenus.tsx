'use client';

import {type ReactNode, useRef} from 'react';
import {useLazy} from '@/components/ui/useLazy';

const load = () => import('./Menus').then(({Menus}) => Menus);

/** The desktop menus; their script loads where they are visible, so never on a phone. */
export function LazyMenus({children}: {children: ReactNode}) {
  const bar = useRef<HTMLDivElement>(null);
  const Menus = useLazy(bar, load);
  return (
    <div ref={bar} className="flex">
      {children}
      {Menus && <Menus bar={bar} />}
    </div>
  );
}
