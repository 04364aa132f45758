'use client';

import {useEffect, useState} from 'react';
import {notices} from '@/content/interface';
import {Drawing} from './Drawing';
import {notify} from './notify';

type Props = {
  /** What is copied. */
  text: string;
  /** What the button does, in words. */
  label: string;
  /** What is said afterwards. */
  words: {done: string; failed: string};
  className?: string;
};

/** Copies a text, and says whether it could. */
export function CopyButton({text, label, words, className = ''}: Props) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = window.setTimeout(() => setCopied(false), notices.duration);
    return () => window.clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      notify(words.done);
    } catch {
      // Not allowed, or a page without a secure connection.
      notify(words.failed, 'failed');
    }
  };

  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip="hold"
      onClick={copy}
      className={`grid size-11 flex-none cursor-pointer place-items-center rounded-sm text-ink-2 hover:bg-mist hover:text-ink noscript:hidden print:hidden ${className}`}
    >
      <Drawing name={copied ? 'icon-tick' : 'icon-copy'} className="size-4" />
    </button>
  );
}
