import {minutesOf} from '@/content/math';

/** Opening hours: on which days of the week, Sunday being 0, from when to when. Times are `HH:MM` in the zone; null: closed. */
export type Opening = {
  timeZone: string;
  hours: readonly {on: readonly number[]; opens: string | null; closes: string | null}[];
};

/**
 * Whether it is open at a moment, and when that changes next. `changes` is wall-clock time of the zone written as if it
 * were UTC, to be formatted with `timeZone: 'UTC'`; `today` says whether it is on the same day there.
 * @throws when the week has no opening at all
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

/** What a clock and a calendar in the zone show, to the minute, as if it were UTC. */
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

/** A time of day so many days after a date. */
function timeAfter(date: Date, days: number, time: string): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + days, 0, minutesOf(time)));
}
