'use client';

import {usePathname} from 'next/navigation';
import type {ReactNode} from 'react';
import {localizedHref, splitLocale} from '@/i18n/navigation';
import {type Locale, localeCookie} from '@/i18n/routing';

type Props = {
  to: Locale;
  /** The language, in itself. */
  children: ReactNode;
  /** The id of what says so in the page's language. */
  describedBy: string;
  className: string;
};

/** The same page in the other language: path, query and anchor are kept, and the choice is remembered. */
export function LanguageSwitcher({to, children, describedBy, className}: Props) {
  const {path} = splitLocale(usePathname());
  return (
    <a
      href={localizedHref(to, path)}
      hrefLang={to}
      lang={to}
      data-language-switch=""
      data-tooltip="hold"
      aria-describedby={describedBy}
      // On the not-found page the prerendered path is not the visitor's.
      suppressHydrationWarning
      className={className}
      onClick={(event) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve
        document.cookie = `${localeCookie}=${to}; path=/; max-age=31536000; samesite=lax`;
        const {pathname, search, hash} = location;
        event.currentTarget.href = localizedHref(to, splitLocale(pathname).path + search + hash);
      }}
    >
      {children}
    </a>
  );
}
