'use client';

import {useEffect, useRef, useState} from 'react';

/** Long enough that a slider on the move is not read out at every stop. */
const settled = 700;

/** Tells a screen reader a text that changed, once it has stopped changing; what the page opens with is not announced. */
export function DebouncedLiveRegion({text}: {text: string}) {
  const first = useRef(text);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (text === first.current && !announcement) return;
    const timer = window.setTimeout(() => setAnnouncement(text), settled);
    return () => window.clearTimeout(timer);
  }, [text, announcement]);

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
