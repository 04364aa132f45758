'use client';

import {useEffect} from 'react';

/** Writes the path that does not exist to the console, for whoever followed a broken link with the tools open. */
export function MissingPath() {
  useEffect(() => {
    console.error('404:', window.location.pathname);
  }, []);
  return null;
}
