import {useEffect, useState} from 'react';
import {noticeDuration} from '@/content/timesAndLimits';

/** The browser may ask the visitor for permission and never get an answer, so there is a time limit. In milliseconds. */
const timeoutMs = 1500;

/** Copies a text and returns whether that worked. Browsers may refuse, and without TLS there is no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    const timeout = new Promise((_, reject) => setTimeout(reject, timeoutMs));
    await Promise.race([navigator.clipboard.writeText(text), timeout]);
    return true;
  } catch {
    return false;
  }
}

/** `copy` copies a text. `copied` is true for a while after it worked. */
export function useCopy() {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = window.setTimeout(() => setCopied(false), noticeDuration);
    return () => window.clearTimeout(timer);
  }, [copied]);

  const copy = async (text: string) => {
    const done = await copyText(text);
    if (done) setCopied(true);
    return done;
  };

  return {copied, copy};
}
