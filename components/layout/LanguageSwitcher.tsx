'use client';

import {type ReactNode, useId} from 'react';
import {LazyTooltip} from '@/components/ui/LazyTooltip';

type Props = {
  /** The same page in the other language. */
  href: string;
  language: string;
  /** The language's name in that language. */
  children: ReactNode;
  /** The link's description, in the page's language. */
  description: string;
};

/** A link with a tooltip. On click, rememberLanguage.ts adds the query and the hash, and stores the choice. */
export function LanguageSwitcher({href, language, children, description}: Props) {
  const id = useId();
  return (
    <>
      <LazyTooltip text={description}>
        <a
          href={href}
          hrefLang={language}
          lang={language}
          data-language-switch=""
          data-hydrate="hover"
          aria-describedby={id}
          className="grid min-h-11 min-w-11 place-items-center rounded-sm px-2.5 text-note hover:bg-mist @max-[22rem]:px-1"
        >
          {children}
        </a>
      </LazyTooltip>
      <span id={id} hidden>
        {` ${description}`}
      </span>
    </>
  );
}
