'use client';

import {type ComponentType, lazy, type PropsWithChildren, Suspense, useLayoutEffect} from 'react';
import {keepStyleSheets} from '@/components/sections/StyleSheets';
import {readablePhone} from '@/i18n/phone';
import type {ErrorScreenProps} from './ErrorScreen';

// next.config.mjs sets these. settings/site.ts only works on the server, because the bundler cannot see which variables it reads.
const email = process.env.CONTACT_EMAIL ?? '';
const phone = process.env.CONTACT_PHONE ?? '';
const link = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

const ContactOnly = ({children}: PropsWithChildren) => <div className="wrap py-section">{children}</div>;

type ScreenComponent = ComponentType<PropsWithChildren<ErrorScreenProps>>;

/** The screen loads on demand, because hardly any page shows it. If it cannot be loaded, only the contact details are shown. */
const LazyScreen = lazy(async (): Promise<{default: ScreenComponent}> => {
  try {
    const {ErrorScreen} = await import('./ErrorScreen');
    return {default: ErrorScreen};
  } catch {
    return {default: ContactOnly};
  }
});

/** Replaces a page that failed. Until the screen has loaded, it shows how to reach the company. */
export function LazyErrorScreen(props: ErrorScreenProps) {
  // The links to the style sheets were inside the content that React has just removed.
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
    <Suspense fallback={<ContactOnly>{contact}</ContactOnly>}>
      <LazyScreen {...props}>{contact}</LazyScreen>
    </Suspense>
  );
}
