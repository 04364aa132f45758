import fc from 'fast-check';
import {expect, test} from 'vitest';
import {interpolate, placeholders} from '@/lib/interpolate';
import {positionOn, stopsOf} from '@/lib/pricing/scale';

test('a slider’s stops: those of its ranges and the extra ones, ascending, each once', () => {
  const ranges = [
    {from: 0, to: 30, step: 10},
    {from: 50, to: 100, step: 25},
  ];
  expect(stopsOf(ranges, [20, 24])).toEqual([0, 10, 20, 24, 30, 50, 75, 100]);
});

test('a position: stops are equally far apart, values between them in proportion, values outside at the ends', () => {
  const stops = [0, 10, 20, 100];
  expect([0, 10, 15, 20, 60, 100].map((value) => positionOn(stops, value))).toEqual([0, 1 / 3, 0.5, 2 / 3, 5 / 6, 1]);
  expect(positionOn(stops, -5)).toBe(0);
  expect(positionOn(stops, 101)).toBe(1);
});

test('any scale: a larger value never lies further left', () => {
  const scale = fc.uniqueArray(fc.nat(1000), {minLength: 2}).map((values) => values.sort((a, b) => a - b));
  fc.assert(
    fc.property(scale, fc.nat(1100), fc.nat(1100), (stops, a, b) => {
      const [low, high] = [positionOn(stops, Math.min(a, b)), positionOn(stops, Math.max(a, b))];
      expect(low).toBeLessThanOrEqual(high);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
    }),
  );
});

test('fill: every place its value; an unknown place and a value that looks like one stay', () => {
  expect(interpolate('{a} and {b}, {a}; {c}', {a: '{b}', b: '$&'})).toBe('{b} and $&, {b}; {c}');
  expect(interpolate('{plan}: {total}', placeholders('plan', 'total'))).toBe('{plan}: {total}');
});
