'use client';

import {usePathname} from 'next/navigation';
import type {ErrorScreenProps} from '@/components/error/ErrorScreen';
import {LazyErrorScreen} from '@/components/error/LazyErrorScreen';
import {defaultLocale, scriptOf} from '@/i18n/languages';
import {splitLocale} from '@/i18n/localePath';
import './globals.css';

/** Replaces a root layout that failed, so it renders a whole document. Only the style sheet is the same as in the layout. */
export default function GlobalError(props: ErrorScreenProps) {
  const {locale = defaultLocale} = splitLocale(usePathname());
  return (
    <html lang={locale} data-script={scriptOf(locale)}>
      <body>
        <main className="@container">
          <LazyErrorScreen {...props} />
        </main>
      </body>
    </html>
  );
}
