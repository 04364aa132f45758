'use client';

import {useEffect} from 'react';

/** Says that the page answers: to the style sheet, to the tests and to what waits for it (build/loader.ts). */
export function HydrationSignal() {
  useEffect(() => {
    const {dataset} = document.documentElement;
    dataset.hydrated = '';
    // Set by the build's loader where scripts take too long (build/loader.ts).
    delete dataset.scriptless;
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
