'use client';

import {usePathname} from 'next/navigation';
import {useEffect} from 'react';
import {CutThread} from '@/components/illustrations/CutThread';
import {localizedHref, splitLocale} from '@/i18n/navigation';
import {defaultLocale} from '@/i18n/routing';
import {interpolate} from '@/lib/interpolate';
import {CrashWays} from './CrashWays';
import {crashWordsIn} from './crashWords';

type Props = {
  /** Whatever was thrown. */
  error: unknown;
  /** Fetches and renders again what failed. */
  retry: () => void;
};

/** What stands in for a page that failed. */
export function CrashScreen({error, retry}: Props) {
  const locale = splitLocale(usePathname()).locale ?? defaultLocale;
  const text = crashWordsIn(locale);
  const digest = digestOf(error);
  useEffect(() => console.error(error), [error]);
  return (
    <section className="wrap grid items-center gap-x-12 gap-y-4 py-section lg:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h1>{text.title}</h1>
        <p className="mt-6 text-ink-2 text-lede">{text.text}</p>
        {digest && <p className="mt-4 text-note">{interpolate(text.digest, {digest})}</p>}
        <div className="mt-9 flex flex-wrap gap-3">
          <button
            type="button"
            onClick={retry}
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
        <p className="mt-9 text-ink-2">{text.reach}</p>
        <CrashWays />
      </div>
      <CutThread className="w-36 max-lg:order-first lg:w-90" />
    </section>
  );
}

/** The name under which the server has written an error into its log; its own text stays there. */
function digestOf(error: unknown): string | undefined {
  return error instanceof Error && 'digest' in error && error.digest ? String(error.digest) : undefined;
}
