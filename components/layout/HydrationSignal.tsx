'use client';

import {useEffect} from 'react';

/** Lets style sheets, tests and scripts (build/loader.ts) know that React has hydrated the page. */
export function HydrationSignal() {
  useEffect(() => {
    const {dataset} = document.documentElement;
    dataset.hydrated = '';
    // build/loader.ts has set it if scripts took too long to load.
    delete dataset.scriptless;
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
