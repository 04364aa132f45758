import type {Formats} from 'next-intl';
import type {Messages} from './catalogs';
import {type Locale, type languages, scriptOf} from './languages';

/** Hindi writes out its months: the sign of an abbreviation (अक्टू॰) looks like a zero. */
const monthIn = (locale: Locale) => (scriptOf(locale) === 'Latn' ? 'short' : 'long');

/** Named formats for messages (`{price, number, rupees}`) and for formatters in code. */
export const formatsOf = (locale: Locale) =>
  ({
    number: {
      rupees: {style: 'currency', currency: 'INR', maximumFractionDigits: 0},
      // Amounts on a bill: 448.00 and ₹448.00.
      paise: {minimumFractionDigits: 2, maximumFractionDigits: 2},
      rupeesAndPaise: {style: 'currency', currency: 'INR', minimumFractionDigits: 2, maximumFractionDigits: 2},
      percent: {style: 'percent', maximumFractionDigits: 1},
      rating: {minimumFractionDigits: 1, maximumFractionDigits: 1},
    },
    dateTime: {
      day: {day: 'numeric', month: 'long', year: 'numeric'},
      // For the dates in content/: they have no time, or one in the day, and are the same in UTC.
      dayOfMonth: {day: 'numeric', month: monthIn(locale), timeZone: 'UTC'},
      weekday: {weekday: 'short', day: 'numeric', month: monthIn(locale), timeZone: 'UTC'},
      month: {month: monthIn(locale), timeZone: 'UTC'},
      monthOfYear: {month: monthIn(locale), year: 'numeric', timeZone: 'UTC'},
      // Times of day without a date. lib/format.ts makes them dates in UTC.
      clock: {
        hour: 'numeric',
        minute: '2-digit',
        timeZone: 'UTC',
        // Hindi does not write am and pm. It has words for the parts of the day: सुबह, शाम.
        dayPeriod: scriptOf(locale) === 'Latn' ? undefined : 'short',
      },
    },
    // The long style has a comma before और, which Hindi does not write. English is the same in both.
    list: {names: {type: 'conjunction', style: 'short'}},
  }) as const satisfies Formats;

declare module 'next-intl' {
  interface AppConfig {
    Locale: (typeof languages)[keyof typeof languages]['tag'];
    Messages: Messages;
    Formats: ReturnType<typeof formatsOf>;
  }
}
