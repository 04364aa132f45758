import {expect, test} from 'vitest';
import {openingAt} from '@/lib/opening';
import {site} from '@/settings/site';

/** The specification’s hours: Monday to Friday 9 to 6, Saturday 10 to 4. Raipur is at UTC+5:30; 20 November 2026 is a Friday. */
const at = (time: string) => openingAt(new Date(`${time}:00+05:30`), site);
const wall = (date: Date) => date.toISOString().slice(0, 16);

test.each([
  ['2026-11-20T08:59', false, true, '2026-11-20T09:00'],
  ['2026-11-20T09:00', true, true, '2026-11-20T18:00'],
  ['2026-11-20T17:59', true, true, '2026-11-20T18:00'],
  ['2026-11-20T18:00', false, false, '2026-11-21T10:00'],
  ['2026-11-21T15:59', true, true, '2026-11-21T16:00'],
  ['2026-11-21T16:00', false, false, '2026-11-23T09:00'],
  ['2026-11-22T12:00', false, false, '2026-11-23T09:00'],
  ['2026-11-23T18:00', false, false, '2026-11-24T09:00'],
  ['2026-11-25T18:00', false, false, '2026-11-26T09:00'],
  ['2026-12-31T20:00', false, false, '2027-01-01T09:00'],
])('at %s in Raipur: open %s, changes today %s, at %s', (time, open, today, changes) => {
  const status = at(time);
  expect([status.open, status.today, wall(status.changes)]).toEqual([open, today, changes]);
});

test('a shop that is open one day a week opens again in a week', () => {
  const hours = [{on: [5], opens: '09:00', closes: '18:00'}];
  const after = openingAt(new Date('2026-11-20T20:00:00+05:30'), {timeZone: 'Asia/Kolkata', hours});
  expect([after.open, wall(after.changes)]).toEqual([false, '2026-11-27T09:00']);
});
