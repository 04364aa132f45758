import {expect, test} from 'vitest';
import {curveOf} from '@/components/illustrations/forecastCurve';

test('a forecast begins where the sales end, its range is one outline, and the most that is expected has room above it', () => {
  const demand = {
    sold: [10, 20],
    expected: [
      {count: 40, low: 30, high: 50},
      {count: 20, low: 10, high: 30},
    ],
  };
  // Four weeks are three steps of 100; 53 pieces, which is 6 % above the most, make 106 high: two for each.
  expect(curveOf(demand, {width: 300, height: 106})).toEqual({
    sold: '0 86 100 66',
    expected: '100 66 200 26 300 66',
    // There along the upper edge, back along the lower one.
    fan: '100 66 200 6 300 46 300 86 200 46',
    now: 100,
    peak: {x: 200, y: 26},
    halfWeek: 50,
  });
});
