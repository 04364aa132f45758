import type {InteractionTimes, Moment} from './interactions';
import type {Screen} from './screens';
import type {Visit} from './visit';

/** A page that was visited. `site`, `next` and `static` are servers of this project; other names come from `--beside`. */
export type VisitedPage = {source: string; address: string; screen: Screen};

/** Everything that the rounds measured. */
export type Results = {
  visits: {page: VisitedPage; visit: Visit}[];
  interactions: {name: string; moment: Moment; times: InteractionTimes}[];
  requestsPerSecond: {site: number[]; next: number[]};
  /** Lighthouse's, by address: `98 / 100 / 100 / 100`. */
  scores: Record<string, string>;
};

/** The middle value, or the larger of the two in the middle; NaN of none. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The median of a figure over the visits of a page, rounded. */
export function medianOfVisits({visits}: Results, page: VisitedPage, figure: keyof Visit, digits = 0): number {
  const values: number[] = [];
  for (const {page: visited, visit} of visits) {
    const isSamePage =
      visited.source === page.source && visited.address === page.address && visited.screen === page.screen;
    if (isSamePage) values.push(visit[figure] ?? Number.NaN);
  }
  return Number(median(values).toFixed(digits));
}

/** The medians over what was touched at a moment. */
export function medianOfInteractions({interactions}: Results, name: string, moment: Moment): InteractionTimes {
  const times = interactions.filter((each) => each.name === name && each.moment === moment).map((each) => each.times);
  return {
    feedback: median(times.map(({feedback}) => feedback)),
    effect: median(times.map(({effect}) => effect)),
  };
}
