'use client';

import {useEffect} from 'react';

/** Says that the page answers: to the style sheet, to the tests and to who waits for it (earlyPress.ts). */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
