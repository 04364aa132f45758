'use client';

import type {ReactNode} from 'react';
import {LazyTooltip} from './LazyTooltip';
import {notify} from './notify';
import {useCopy} from './useCopy';

type Props = {
  text: string;
  /** The accessible name. */
  label: string;
  words: {done: string; failed: string};
  /** The content. This and `done` are server components, so they are not in any script. */
  children: ReactNode;
  /** The content for a while after the text was copied. */
  done: ReactNode;
  className: string;
};

/** Copies a text and shows a notice that says whether it worked. */
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
