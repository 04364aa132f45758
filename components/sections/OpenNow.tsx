import {ForeignContent} from '@/components/ui/ForeignContent';
import {Icon} from '@/components/ui/Icon';
import type {Opening} from '@/lib/openingStatus';

export type OpenNowFacts = {
  opening: Opening;
  /** Messages that still have the placeholders {time} and {day}, because only the browser knows the time. */
  words: {openUntil: string; opensToday: string; opensAt: string};
  locale: string;
  /** The language's format for a time of day (i18n/formats.ts). */
  clock: Intl.DateTimeFormatOptions;
};

/** Says whether the office is open. It is empty until showOpeningHours.ts fills it, but has its height from the start. */
export const OpenNow = ({opening, words, locale, clock}: OpenNowFacts) => (
  <div
    // showOpeningHours.ts may set `data-open` before React hydrates.
    suppressHydrationWarning
    data-open-now={JSON.stringify({opening, words, locale, clock})}
    className="mt-2 flex min-h-[1.7em] items-baseline gap-2 font-semibold text-ink-2 data-open:text-leaf @max-xs:min-h-[3.4em] print:hidden"
  >
    <Icon name="icon-tick" className="size-3.5 not-in-data-open:hidden" />
    <ForeignContent aria-live="polite" />
  </div>
);
