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
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    dateStyle: 'short',
    timeStyle: 'short',
  }).formatToParts(now);
  const [month = 0, day, year = 0, hour, minute] = parts.flatMap(({type, value}) =>
    type === 'literal' ? [] : Number(value),
  );
  const there = new Date(Date.UTC(2000 + year, month - 1, day, hour, minute));
  const at = (days: number, time: string) =>
    new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate() + days, 0, minutesOf(time)));

  for (let days = 0; days <= 7; days++) {
    const weekday = (there.getUTCDay() + days) % 7;
    const {opens, closes} = hours.find(({on}) => on.includes(weekday)) ?? {};
    if (!opens || !closes) continue;
    const [from, until] = [at(days, opens), at(days, closes)];
    if (there < from) return {open: false, today: days === 0, changes: from};
    if (there < until) return {open: true, today: days === 0, changes: until};
  }
  throw new Error('The week has no opening hours');
}
