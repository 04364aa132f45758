'use client';

import {usePathname} from 'next/navigation';
import {useEffect} from 'react';
import {CutThread} from '@/components/scenes/CutThread';
import {localizedHref, splitLocale} from '@/i18n/navigation';
import {defaultLocale, type Locale} from '@/i18n/routing';
import en from '@/messages/en/errors.json';
import hi from '@/messages/hi/errors.json';

/**
 * A crash may have taken the catalogs with it, so the words come with the bundle. They are in the late chunk of the
 * error boundary, not in the first load.
 */
const words: Partial<Record<Locale, Record<keyof typeof en.crash, string>>> = {hi: hi.crash};

type Props = {error: Error & {digest?: string}; reset: () => void};

/** What stands in for a page that failed. */
export function CrashScreen({error, reset}: Props) {
  const locale = splitLocale(usePathname()).locale ?? defaultLocale;
  const text = words[locale] ?? en.crash;
  useEffect(() => console.error(error), [error]);
  return (
    <section className="wrap grid items-center gap-x-12 gap-y-4 py-section lg:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h1>{text.title}</h1>
        <p className="mt-6 text-ink-2 text-lede">{text.text}</p>
        {error.digest && <p className="mt-4 text-note">{text.digest.replace('{digest}', error.digest)}</p>}
        <div className="mt-9 flex flex-wrap gap-3">
          <button
            type="button"
            onClick={reset}
            className="inline-flex min-h-13 cursor-pointer items-center rounded-sm bg-cloth px-6 py-3 font-semibold text-on-cloth hover:bg-cloth-hover"
          >
            {text.retry}
          </button>
          {/* A full load: the application that failed is left behind. */}
          <a
            href={localizedHref(locale, '/')}
            className="inline-flex min-h-13 items-center rounded-sm border-[1.5px] border-rule px-6 py-3 font-semibold no-underline hover:bg-ink hover:text-paper"
          >
            {text.home}
          </a>
        </div>
      </div>
      <CutThread className="w-36 max-lg:order-first lg:w-90" />
    </section>
  );
}
