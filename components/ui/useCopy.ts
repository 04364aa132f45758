import {useEffect, useState} from 'react';
import {notices} from '@/content/uiConstants';

/** A browser that asks for permission may never get an answer: time limit in milliseconds. */
const timeoutMs = 1500;

/** Whether a text could be copied: browsers may refuse, and without TLS there is no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    const late = new Promise((_, reject) => setTimeout(reject, timeoutMs));
    await Promise.race([navigator.clipboard.writeText(text), late]);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text, and says for a while that it did. */
export function useCopy() {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = window.setTimeout(() => setCopied(false), notices.duration);
    return () => window.clearTimeout(timer);
  }, [copied]);

  const copy = async (text: string) => {
    const done = await copyText(text);
    if (done) setCopied(true);
    return done;
  };

  return {copied, copy};
}
