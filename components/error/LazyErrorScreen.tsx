'use client';

import {type ComponentType, lazy, type PropsWithChildren, Suspense} from 'react';
import {readablePhone} from '@/lib/format';
import type {ErrorScreenProps} from './ErrorScreen';

// From next.config.mjs: a setting's name is not known to the bundler, so content/site.ts is for the server.
const [email = '', phone = ''] = [process.env.CONTACT_EMAIL, process.env.CONTACT_PHONE];
const ways = [
  {href: `mailto:${email}`, name: email},
  {href: `tel:${phone}`, name: readablePhone(phone)},
];

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
  const contact = (
    <p className="flex flex-wrap gap-x-6">
      {ways.map(({href, name}) => (
        <a
          key={href}
          href={href}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {name}
        </a>
      ))}
    </p>
  );
  return (
    <Suspense fallback={<Alone>{contact}</Alone>}>
      <Screen {...props}>{contact}</Screen>
    </Suspense>
  );
}
