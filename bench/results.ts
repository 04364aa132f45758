import type {InteractionTimes, Moment} from './interactions';
import type {Screen} from './screens';
import type {Visit} from './visit';

/** A page that was visited. `source` is one of this project's servers (`site`, `next`, `static`) or a name given with `--beside`. */
export type VisitedPage = {source: string; address: string; screen: Screen};

/** All measurements of all rounds. */
export type Results = {
  visits: {page: VisitedPage; visit: Visit}[];
  interactions: {name: string; moment: Moment; times: InteractionTimes}[];
  requestsPerSecond: {site: number[]; next: number[]};
  /** Lighthouse's scores by address: `98 / 100 / 100 / 100`. */
  scores: Record<string, string>;
};

/** The middle value. Of an even number of values it is the larger one in the middle, and of none NaN. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The median of a figure over all visits to a page, rounded. */
export function medianOfVisits({visits}: Results, page: VisitedPage, figure: keyof Visit, digits = 0): number {
  const values: number[] = [];
  for (const {page: visited, visit} of visits) {
    const isSamePage =
      visited.source === page.source && visited.address === page.address && visited.screen === page.screen;
    if (isSamePage) values.push(visit[figure] ?? Number.NaN);
  }
  return Number(median(values).toFixed(digits));
}

/** The median times of an interaction at a moment. */
export function medianOfInteractions({interactions}: Results, name: string, moment: Moment): InteractionTimes {
  const matching = interactions.filter((interaction) => interaction.name === name && interaction.moment === moment);
  const times = matching.map((interaction) => interaction.times);
  return {
    feedback: median(times.map(({feedback}) => feedback)),
    effect: median(times.map(({effect}) => effect)),
  };
}
