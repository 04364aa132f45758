'use client';

import {usePathname} from 'next/navigation';
import {CrashScreen} from '@/components/templates/CrashScreen';
import {splitLocale} from '@/i18n/navigation';
import {defaultLocale} from '@/i18n/routing';
import './globals.css';

/** Stands in for a root layout that failed. */
export default function GlobalError(props: Parameters<typeof CrashScreen>[0]) {
  const locale = splitLocale(usePathname()).locale ?? defaultLocale;
  return (
    <html lang={locale}>
      <body>
        <main>
          <CrashScreen {...props} />
        </main>
      </body>
    </html>
  );
}
