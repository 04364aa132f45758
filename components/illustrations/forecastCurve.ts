import {demand, peakWeek} from '@/content/sampleShop';

const {sold, expected} = demand;

/** The lines of the forecast chart, as points for an SVG path (without its first letter). */
export function curveOf({width, height}: {width: number; height: number}) {
  const ceiling = Math.max(...expected.map(({high}) => high)) * 1.06;
  const weeks = sold.length + expected.length - 1;
  const xOf = (week: number) => Math.round((week / weeks) * width);
  const yOf = (count: number) => Math.round(height - (count / ceiling) * height);
  const thisWeek = sold.length - 1;
  const nextWeek = thisWeek + 1;
  const past = sold.map((count, week) => `${xOf(week)} ${yOf(count)}`);
  const now = past.slice(thisWeek);
  const future = (figure: 'count' | 'low' | 'high') =>
    expected.map((week, index) => `${xOf(nextWeek + index)} ${yOf(week[figure])}`);
  return {
    /** The horizontal lines of the chart, with their counts. */
    lines: [100, 200].map((count) => ({count, y: yOf(count)})),
    sold: past.join(' '),
    expected: [...now, ...future('count')].join(' '),
    /** The area between the lowest and the highest forecast. */
    range: [...now, ...future('high'), ...future('low').reverse()].join(' '),
    now: xOf(thisWeek),
    peak: {x: xOf(nextWeek + expected.indexOf(peakWeek)), y: yOf(peakWeek.count)},
    halfWeek: Math.round(width / weeks / 2),
  };
}
