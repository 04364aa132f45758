import {demand, peakWeek} from '@/content/sampleShop';

const {sold, expected} = demand;

/** The lines of the forecast chart, as points for an SVG path (without its first letter). */
export function curveOf({width, height}: {width: number; height: number}) {
  const ceiling = Math.max(...expected.map(({high}) => high)) * 1.06;
  const weeks = sold.length + expected.length - 1;
  const xOf = (week: number) => Math.round((week / weeks) * width);
  const yOf = (count: number) => Math.round(height - (count / ceiling) * height);
  const pointOf = (week: number, count: number) => `${xOf(week)} ${yOf(count)}`;
  const thisWeek = sold.length - 1;
  const nextWeek = thisWeek + 1;
  const past = sold.map((count, week) => pointOf(week, count));
  const now = pointOf(thisWeek, sold[thisWeek] ?? 0);
  const future = (figure: 'count' | 'low' | 'high') =>
    expected.map((week, index) => pointOf(nextWeek + index, week[figure]));
  return {
    /** The horizontal lines of the chart, with their counts. */
    lines: [100, 200].map((count) => ({count, y: yOf(count)})),
    sold: past.join(' '),
    expected: [now, ...future('count')].join(' '),
    /** The area between the lowest and the highest forecast: there along the highest, and back along the lowest. */
    range: [now, ...future('high'), ...future('low').toReversed()].join(' '),
    now: xOf(thisWeek),
    /** The week with the highest forecast. `top` is the upper edge of its range. */
    peak: {x: xOf(nextWeek + expected.indexOf(peakWeek)), y: yOf(peakWeek.count), top: yOf(peakWeek.high)},
    halfWeek: Math.round(width / weeks / 2),
  };
}
