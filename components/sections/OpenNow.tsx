import {ForeignContent} from '@/components/ui/ForeignContent';
import {Icon} from '@/components/ui/Icon';
import type {Opening} from '@/lib/opening';

export type OpenNowFacts = {
  opening: Opening;
  /** Messages with their places marked, because only the browser knows the time: {time}, {day}. */
  words: {openUntil: string; opensToday: string; opensAt: string};
  locale: string;
  /** How the language writes a time of day (i18n/formats.ts). */
  clock: Intl.DateTimeFormatOptions;
};

/** Whether the office is open; nothing until the browser has said what time it is (tellOpeningHours.ts). */
export const OpenNow = ({opening, words, locale, clock}: OpenNowFacts) => (
  // Its lines are there from the start, so that nothing moves when they are filled.
  <div
    // Scripts say in an attribute that it is open.
    suppressHydrationWarning
    data-open-now={JSON.stringify({opening, words, locale, clock})}
    className="mt-2 flex min-h-[1.7em] items-baseline gap-2 font-semibold text-ink-2 data-open:text-leaf @max-xs:min-h-[3.4em] print:hidden"
  >
    <Icon name="icon-tick" className="size-3.5 not-in-data-open:hidden" />
    <ForeignContent aria-live="polite" />
  </div>
);
