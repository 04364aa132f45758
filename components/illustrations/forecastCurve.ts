type Demand = {sold: readonly number[]; expected: readonly {count: number; low: number; high: number}[]};
type Size = {width: number; height: number};

/** The points of a forecast in a field of the given size, as SVG path data without their first letter. */
export function curveOf({sold, expected}: Demand, {width, height}: Size) {
  const ceiling = Math.max(...expected.map(({high}) => high)) * 1.06;
  const weeks = sold.length + expected.length - 1;
  const xOf = (week: number) => Math.round((week / weeks) * width);
  const yOf = (count: number) => Math.round(height - (count / ceiling) * height);
  const now = sold.length - 1;
  const last = sold.at(-1) ?? 0;
  const edge = (side: 'low' | 'high') => expected.map((week, step) => `${xOf(now + 1 + step)} ${yOf(week[side])}`);
  const peak = expected.reduce((best, {count}, step) => (count > (expected[best]?.count ?? 0) ? step : best), 0);
  return {
    /** Ruled lines, by their count. */
    lines: [100, 200].filter((count) => count < ceiling).map((count) => ({count, y: yOf(count)})),
    sold: sold.map((count, week) => `${xOf(week)} ${yOf(count)}`).join(' '),
    expected: [last, ...expected.map(({count}) => count)]
      .map((count, step) => `${xOf(now + step)} ${yOf(count)}`)
      .join(' '),
    /** Between the least and the most that is expected. */
    fan: [`${xOf(now)} ${yOf(last)}`, ...edge('high'), ...edge('low').reverse()].join(' '),
    now: xOf(now),
    peak: {x: xOf(now + 1 + peak), y: yOf(expected[peak]?.count ?? 0)},
    halfWeek: Math.round(width / weeks / 2),
  };
}
