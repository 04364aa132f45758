'use client';

import {type ComponentType, lazy, type PropsWithChildren, Suspense, useLayoutEffect} from 'react';
import {keepStyleSheets} from '@/components/sections/StyleSheets';
import {readablePhone} from '@/lib/format';
import type {ErrorScreenProps} from './ErrorScreen';

// From next.config.mjs: a setting's name is not known to the bundler, so settings/site.ts is for the server.
const email = process.env.CONTACT_EMAIL ?? '';
const phone = process.env.CONTACT_PHONE ?? '';
const link = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/** Loaded on demand: hardly any page shows it. */
const Screen = lazy(() =>
  import('./ErrorScreen').then(
    ({ErrorScreen}): {default: ComponentType<PropsWithChildren<ErrorScreenProps>>} => ({default: ErrorScreen}),
    () => ({default: Alone}),
  ),
);

const Alone = ({children}: PropsWithChildren) => <div className="wrap py-section">{children}</div>;

/** What stands in for a page that failed. Until its words have arrived, and should they never: how to reach the company. */
export function LazyErrorScreen(props: ErrorScreenProps) {
  useLayoutEffect(keepStyleSheets, []);
  const contact = (
    <p className="flex flex-wrap gap-x-6">
      <a href={`mailto:${email}`} className={link}>
        {email}
      </a>
      <a href={`tel:${phone}`} className={link}>
        {readablePhone(phone)}
      </a>
    </p>
  );
  return (
    <Suspense fallback={<Alone>{contact}</Alone>}>
      <Screen {...props}>{contact}</Screen>
    </Suspense>
  );
}
