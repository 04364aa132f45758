'use client';

import {type ReactNode, useEffect, useState} from 'react';
import {notices} from '@/content/interface';
import {notify} from './notify';

type Props = {
  /** What is copied. */
  text: string;
  /** What the button does, in words. */
  label: string;
  /** What is said afterwards. */
  words: {done: string; failed: string};
  /** What it looks like, and for a while afterwards: drawn on the server, so that no script draws it. */
  children: ReactNode;
  copied: ReactNode;
};

/** Copies a text, and says whether it could. */
export function CopyButton({text, label, words, children, copied}: Props) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = window.setTimeout(() => setCopied(false), notices.duration);
    return () => window.clearTimeout(timer);
  }, [isCopied]);

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
      className="grid size-11 flex-none cursor-pointer place-items-center rounded-sm text-ink-2 hover:bg-mist hover:text-ink noscript:hidden print:hidden"
    >
      {isCopied ? copied : children}
    </button>
  );
}
