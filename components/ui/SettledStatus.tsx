'use client';

import {useEffect, useRef, useState} from 'react';

/** Long enough that a slider on the move is not read out at every stop. */
const settled = 700;

/** Tells a screen reader a text that changed, once it has stopped changing; what the page opens with is not told. */
export function SettledStatus({text}: {text: string}) {
  const first = useRef(text);
  const [told, setTold] = useState('');

  useEffect(() => {
    if (text === first.current && !told) return;
    const timer = window.setTimeout(() => setTold(text), settled);
    return () => window.clearTimeout(timer);
  }, [text, told]);

  return (
    <p role="status" className="sr-only">
      {told}
    </p>
  );
}
