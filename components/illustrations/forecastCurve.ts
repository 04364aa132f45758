import {demand, peakWeek} from '@/content/sample';

const {sold, expected} = demand;

/** The points of the forecast in a field of the given size, as SVG path data without their first letter. */
export function curveOf({width, height}: {width: number; height: number}) {
  const ceiling = Math.max(...expected.map(({high}) => high)) * 1.06;
  const weeks = sold.length + expected.length - 1;
  const xOf = (week: number) => Math.round((week / weeks) * width);
  const yOf = (count: number) => Math.round(height - (count / ceiling) * height);
  const now = sold.length - 1;
  const past = sold.map((count, week) => `${xOf(week)} ${yOf(count)}`);
  const today = past.slice(now);
  const ahead = (figure: 'count' | 'low' | 'high') =>
    expected.map((week, step) => `${xOf(now + 1 + step)} ${yOf(week[figure])}`);
  return {
    /** Ruled lines, by their count. */
    lines: [100, 200].map((count) => ({count, y: yOf(count)})),
    sold: past.join(' '),
    expected: [...today, ...ahead('count')].join(' '),
    /** Between the least and the most that is expected. */
    fan: [...today, ...ahead('high'), ...ahead('low').reverse()].join(' '),
    now: xOf(now),
    peak: {x: xOf(now + 1 + expected.indexOf(peakWeek)), y: yOf(peakWeek.count)},
    halfWeek: Math.round(width / weeks / 2),
  };
}
