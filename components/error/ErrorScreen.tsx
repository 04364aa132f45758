import {usePathname} from 'next/navigation';
import {type PropsWithChildren, useEffect} from 'react';
import {CutThread} from '@/components/illustrations/CutThread';
import {actionLook} from '@/components/ui/actionLook';
import {defaultLocale, type Locale} from '@/i18n/languages';
import {localizedHref, splitLocale} from '@/i18n/localePath';
import {interpolate} from '@/lib/interpolate';
import en from '@/messages/en/errors.json';

type Messages = Record<keyof typeof en.unexpected, string>;

// next.config.mjs writes these messages into the bundle, because the failure may be that catalogs cannot be loaded.
const translated: Partial<Record<Locale, Partial<Messages>>> = JSON.parse(process.env.ERROR_MESSAGES ?? '{}');

export type ErrorScreenProps = {
  error: unknown;
  retry: () => void;
};

/** Replaces a page that failed. `children` says how to reach the company. */
export function ErrorScreen({error, retry, children}: PropsWithChildren<ErrorScreenProps>) {
  const locale = splitLocale(usePathname()).locale ?? defaultLocale;
  const text: Messages = {...en.unexpected, ...translated[locale]};
  // The browser gets only a digest of an error on the server. Its log has the error's text under the same digest.
  const digest = (error as {digest?: string} | null | undefined)?.digest;
  useEffect(() => console.error(error), [error]);
  return (
    <section className="wrap grid items-center gap-x-12 gap-y-4 py-section @lg:grid-cols-[minmax(0,1fr)_auto]">
      {/* A document that replaces a failed root layout has no other title. */}
      <title>{text.title}</title>
      <div>
        <h1>{text.title}</h1>
        <p className="mt-6 text-ink-2 text-lede">{text.text}</p>
        {digest && <p className="mt-4 text-note">{interpolate(text.digest, {digest})}</p>}
        <div className="mt-9 flex flex-wrap gap-3">
          <button type="button" onClick={retry} className={`${actionLook.primary} cursor-pointer`}>
            {text.retry}
          </button>
          {/* A link loads a new document, and with it the application from the start. */}
          <a href={localizedHref(locale, '/')} className={actionLook.outline}>
            {text.home}
          </a>
        </div>
        <p className="mt-9 text-ink-2">{text.reach}</p>
        {children}
      </div>
      <CutThread className="w-36 @max-lg:order-first @lg:w-90" />
    </section>
  );
}
