import {budgetOf, type Exceptions, exceptionKey, type Measure, measures, type Weighed, type Weight} from './budgets';

type Page = Weighed & {weight: Weight};

/** An exception may be this much above what its pages weigh, in kB; more would let them grow. */
export const slack = 1;

/** The exceptions that pages need: every template that is over, at its heaviest page, rounded up to half a kilobyte. */
export function neededExceptions(pages: readonly Page[], before: Exceptions): Exceptions {
  const needed = measures.map((measure): [Measure, Exceptions[Measure]] => {
    const over = [...heaviest(pages, measure)].filter(([, {kilobytes, budget}]) => kilobytes > budget);
    const rounded = over.map(([key, {kilobytes}]) => [key, Math.ceil(kilobytes * 2) / 2] as const);
    const kilobytes = Object.fromEntries(rounded.sort(([a], [b]) => (a < b ? -1 : 1)));
    return [measure, over.length ? {why: before[measure]?.why ?? '', kilobytes} : undefined];
  });
  return Object.fromEntries(needed.filter(([, exception]) => exception));
}

/** What is wrong with the table of exceptions, a line each: no reason, no such page, more room than its pages need. */
export function idleExceptions(pages: readonly Page[], exceptions: Exceptions): string[] {
  return measures.flatMap((measure) => {
    const {why, kilobytes} = exceptions[measure] ?? {why: 'none is needed', kilobytes: {}};
    const weights = heaviest(pages, measure);
    const idle = Object.entries(kilobytes).flatMap(([key, allowed]) => {
      const found = weights.get(key);
      if (!found) return [`${measure} of ${key}: there is no such page`];
      const spare = allowed - found.kilobytes;
      return spare > slack ? [`${measure} of ${key}: ${allowed} kB allowed, ${found.kilobytes.toFixed(1)} needed`] : [];
    });
    return why ? idle : [`${measure}: an exception without a reason`, ...idle];
  });
}

/** By template and script: the most that one of its pages weighs, and its budget. */
function heaviest(pages: readonly Page[], measure: Measure) {
  const most = new Map<string, {kilobytes: number; budget: number}>();
  for (const page of pages) {
    const key = exceptionKey(page);
    const kilobytes = Math.max(page.weight[measure], most.get(key)?.kilobytes ?? 0);
    most.set(key, {kilobytes, budget: budgetOf(page)[measure]});
  }
  return most;
}
