import {expect, test} from 'vitest';
import {openingAt} from '@/lib/openingStatus';
import {site} from '@/settings/site';

/**
 * The specification's hours are Monday to Friday from 9 to 6, and Saturday from 10 to 4. Raipur is at UTC+5:30. 20 November 2026
 * is a Friday.
 */
const inRaipur = (time: string) => new Date(`${time}:00+05:30`);

/** `changes` has the local time in its UTC fields. */
const wallClock = (date: Date) => date.toISOString().slice(0, 16);

test.each([
  {now: '2026-11-20T08:59', open: false, today: true, changes: '2026-11-20T09:00'},
  {now: '2026-11-20T09:00', open: true, today: true, changes: '2026-11-20T18:00'},
  {now: '2026-11-20T17:59', open: true, today: true, changes: '2026-11-20T18:00'},
  {now: '2026-11-20T18:00', open: false, today: false, changes: '2026-11-21T10:00'},
  {now: '2026-11-21T15:59', open: true, today: true, changes: '2026-11-21T16:00'},
  {now: '2026-11-21T16:00', open: false, today: false, changes: '2026-11-23T09:00'},
  {now: '2026-11-22T12:00', open: false, today: false, changes: '2026-11-23T09:00'},
  {now: '2026-11-23T18:00', open: false, today: false, changes: '2026-11-24T09:00'},
  {now: '2026-11-25T18:00', open: false, today: false, changes: '2026-11-26T09:00'},
  {now: '2026-12-31T20:00', open: false, today: false, changes: '2027-01-01T09:00'},
])('a visitor at $now in Raipur: open $open, changes today $today, at $changes', ({now, open, today, changes}) => {
  const status = openingAt(inRaipur(now), site);
  expect(status.open).toBe(open);
  expect(status.today).toBe(today);
  expect(wallClock(status.changes)).toBe(changes);
});

test('a shop that is open one day a week opens again in a week', () => {
  const friday = 5;
  const hours = [{on: [friday], opens: '09:00', closes: '18:00'}];
  const status = openingAt(inRaipur('2026-11-20T20:00'), {timeZone: 'Asia/Kolkata', hours});
  expect(status.open).toBe(false);
  expect(wallClock(status.changes)).toBe('2026-11-27T09:00');
});
