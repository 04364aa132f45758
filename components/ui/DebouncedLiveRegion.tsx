'use client';

import {useEffect, useRef, useState} from 'react';

/** Long enough that screen readers do not announce every stop of a slider that is being moved. In milliseconds. */
const debounce = 700;

/** Has screen readers announce a text once it has stopped changing. The text at the start is not announced. */
export function DebouncedLiveRegion({text}: {text: string}) {
  const first = useRef(text);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (text === first.current && !announcement) return;
    const timer = window.setTimeout(() => setAnnouncement(text), debounce);
    return () => window.clearTimeout(timer);
  }, [text, announcement]);

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
