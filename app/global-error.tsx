'use client';

import {usePathname} from 'next/navigation';
import {type ComponentProps, Suspense} from 'react';
import {late, waiting} from '@/components/crash/lateCrash';
import {splitLocale} from '@/i18n/navigation';
import {defaultLocale} from '@/i18n/routing';
import {scriptOf} from '@/i18n/script';
import './globals.css';

const Screen = late(() => import('@/components/crash/CrashDocument').then(({CrashDocument}) => CrashDocument));

/** Stands in for a root layout that failed: a document of its own, which takes nothing but the style sheet from it. */
export default function GlobalError(props: ComponentProps<typeof Screen>) {
  const {locale = defaultLocale} = splitLocale(usePathname());
  return (
    <html lang={locale} data-script={scriptOf(locale)}>
      <body>
        <main className="@container">
          <Suspense fallback={waiting}>
            <Screen {...props} />
          </Suspense>
        </main>
      </body>
    </html>
  );
}
