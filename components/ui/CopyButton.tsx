'use client';

import type {ReactNode} from 'react';
import {LazyTooltip} from './LazyTooltip';
import {notify} from './notify';
import {useCopy} from './useCopy';

type Props = {
  text: string;
  /** What the button does, in words. */
  label: string;
  words: {done: string; failed: string};
  /** What it looks like, and for a while afterwards: drawn on the server, so that no script draws it. */
  children: ReactNode;
  done: ReactNode;
  className: string;
};

/** Copies a text, and says whether it could. */
export function CopyButton({text, label, words, children, done, className}: Props) {
  const {copied, copy} = useCopy();
  const onClick = async () => {
    if (await copy(text)) notify(words.done);
    else notify(words.failed, 'failed');
  };

  return (
    <LazyTooltip text={label}>
      <button type="button" data-hydrate="interaction" aria-label={label} onClick={onClick} className={className}>
        {copied ? done : children}
      </button>
    </LazyTooltip>
  );
}
