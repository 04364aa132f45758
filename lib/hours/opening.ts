import {minutesOf} from '@/content/math';

/** Opening hours of a week, Sunday first; null: closed that day. Times are `HH:MM` in the zone. */
export type Opening = {timeZone: string; week: readonly ({opens: string; closes: string} | null)[]};

/**
 * Whether it is open at a moment, and when that changes next. `changes` is wall-clock time of the zone written as if it
 * were UTC, to be formatted with `timeZone: 'UTC'`; `today` says whether it is on the same day there.
 * @throws when the week has no opening at all
 */
export function openingAt(now: Date, {timeZone, week}: Opening): {open: boolean; today: boolean; changes: Date} {
  const there = wallClock(now, timeZone);
  const minute = there.getUTCHours() * 60 + there.getUTCMinutes();
  const at = (days: number, time: string) =>
    new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate() + days, 0, minutesOf(time)));

  const hours = week[there.getUTCDay()];
  if (hours && minute >= minutesOf(hours.opens) && minute < minutesOf(hours.closes)) {
    return {open: true, today: true, changes: at(0, hours.closes)};
  }
  if (hours && minute < minutesOf(hours.opens)) return {open: false, today: true, changes: at(0, hours.opens)};
  for (let days = 1; days <= 7; days++) {
    const next = week[(there.getUTCDay() + days) % 7];
    if (next) return {open: false, today: false, changes: at(days, next.opens)};
  }
  throw new Error('The week has no opening hours');
}

/** The wall clock of a zone, as a date whose UTC fields are its fields. */
function wallClock(now: Date, timeZone: string): Date {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(now);
  const field = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return new Date(Date.UTC(field('year'), field('month') - 1, field('day'), field('hour'), field('minute')));
}
