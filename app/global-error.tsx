'use client';

import {usePathname} from 'next/navigation';
import {type ComponentProps, lazy, Suspense} from 'react';
import type {CrashDocument} from '@/components/templates/CrashDocument';
import {CrashWays} from '@/components/templates/CrashWays';
import {splitLocale} from '@/i18n/navigation';
import {defaultLocale} from '@/i18n/routing';
import './globals.css';

type Props = ComponentProps<typeof CrashDocument>;

/** Until the screen has arrived, and should it never: the ways to write and to call. */
const waiting = (
  <main className="wrap py-section">
    <CrashWays />
  </main>
);

// Every page loads this file and hardly any needs the screen.
const Screen = lazy<(props: Props) => React.ReactNode>(() =>
  import('@/components/templates/CrashDocument').then(
    ({CrashDocument}) => ({default: CrashDocument}),
    () => ({default: () => waiting}),
  ),
);

/** Stands in for a root layout that failed: a document of its own, which takes nothing but the style sheet from it. */
export default function GlobalError(props: Props) {
  return (
    <html lang={splitLocale(usePathname()).locale ?? defaultLocale}>
      <body>
        <Suspense fallback={waiting}>
          <Screen {...props} />
        </Suspense>
      </body>
    </html>
  );
}
