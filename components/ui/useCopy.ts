import {useEffect, useState} from 'react';
import {notices} from '@/content/interface';

/**
 * Copies a text, and says for a while that it did.
 * `copy` tells whether it could: browsers may refuse, and without TLS there is no clipboard.
 */
export function useCopy() {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = window.setTimeout(() => setCopied(false), notices.duration);
    return () => window.clearTimeout(timer);
  }, [copied]);

  const copy = async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return false;
    }
    setCopied(true);
    return true;
  };

  return {copied, copy};
}
