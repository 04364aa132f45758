'use client';

import {usePathname} from 'next/navigation';
import {CrashScreen} from '@/components/templates/CrashScreen';
import {crashWordsIn} from '@/components/templates/crashWords';
import {splitLocale} from '@/i18n/navigation';
import {defaultLocale} from '@/i18n/routing';
import './globals.css';

/** Stands in for a root layout that failed: a document of its own, which takes nothing but the style sheet from it. */
export default function GlobalError(props: Parameters<typeof CrashScreen>[0]) {
  const locale = splitLocale(usePathname()).locale ?? defaultLocale;
  return (
    <html lang={locale}>
      <head>
        <title>{crashWordsIn(locale).title}</title>
      </head>
      <body>
        <main className="@container">
          <CrashScreen {...props} />
        </main>
      </body>
    </html>
  );
}
