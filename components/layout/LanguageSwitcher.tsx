'use client';

import {usePathname} from 'next/navigation';
import {type ReactNode, useId} from 'react';
import {LazyTooltip} from '@/components/ui/LazyTooltip';
import {type Locale, localeCookie} from '@/i18n/languages';
import {localizedHref, splitLocale} from '@/i18n/localePath';

type Props = {
  to: Locale;
  /** The language, in itself. */
  children: ReactNode;
  /** What the link does, in the page's language. */
  description: string;
};

/** The same page in the other language: path, query and anchor are kept, and the choice is remembered. */
export function LanguageSwitcher({to, children, description}: Props) {
  const id = useId();
  const {path} = splitLocale(usePathname());
  return (
    <>
      <LazyTooltip text={description}>
        <a
          href={localizedHref(to, path)}
          hrefLang={to}
          lang={to}
          data-language-switch=""
          aria-describedby={id}
          // On the not-found page the prerendered path is not the visitor's.
          suppressHydrationWarning
          className="grid min-h-11 min-w-11 place-items-center rounded-sm px-2.5 text-note hover:bg-mist max-[22rem]:px-1"
          onClick={(event) => {
            // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve
            document.cookie = `${localeCookie}=${to}; path=/; max-age=31536000; samesite=lax`;
            const {pathname, search, hash} = location;
            event.currentTarget.href = localizedHref(to, splitLocale(pathname).path + search + hash);
          }}
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
