import {minutesOf} from '@/content/math';

/** The opening hours of a week. */
export type Opening = {
  timeZone: string;
  hours: readonly {
    /** The days of the week, as `Date` counts them: Sunday is 0. */
    on: readonly number[];
    /** `HH:MM` in the time zone, or null if it is closed on these days. */
    opens: string | null;
    closes: string | null;
  }[];
};

/**
 * Whether the office is open, and when that changes next. `changes` is the local time of the office as if it were UTC, so it
 * has to be formatted with `timeZone: 'UTC'`. `today` says whether it changes on the same day.
 * @throws if it is closed all week
 */
export function openingAt(now: Date, {timeZone, hours}: Opening): {open: boolean; today: boolean; changes: Date} {
  const localNow = wallClock(now, timeZone);
  for (let days = 0; days <= 7; days++) {
    const weekday = (localNow.getUTCDay() + days) % 7;
    const {opens, closes} = hours.find(({on}) => on.includes(weekday)) ?? {};
    if (!opens || !closes) continue;

    const today = days === 0;
    const opening = timeAfter(localNow, days, opens);
    if (localNow < opening) return {open: false, today, changes: opening};
    const closing = timeAfter(localNow, days, closes);
    if (localNow < closing) return {open: true, today, changes: closing};
  }
  throw new Error('The week has no opening hours');
}

/** The local time in a time zone, as a Date whose UTC fields have its values. */
function wallClock(now: Date, timeZone: string): Date {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = format.formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')));
}

/** A time of day, a number of days after a date. */
function timeAfter(date: Date, days: number, time: string): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + days, 0, minutesOf(time)));
}
