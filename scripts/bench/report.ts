import {cpus, loadavg, release} from 'node:os';
import {type Load, loadTable} from '../load';
import {budgetOf, measures, pageKind, scores, times, type Weight} from '../weight/budgets';
import type {Spot} from '../weight/templates';
import type {Floor} from './floor';
import {type Interaction, shortest} from './interactions';
import type {Audit, Audits} from './lighthouse';
import type {Navigation} from './navigations';
import {figureIn, tableOf} from './table';

/** A page as it was found: what its documents name, what a browser loads, and how quick it is. */
export type PageResult = Spot & {built: Weight; loaded: Weight; audit?: Audits};

export type Result = {
  machine: {processor: string; processors: number; system: string; node: string; browser: string; load: number};
  runs: number;
  floor: Floor;
  pages: PageResult[];
  interactions: Interaction[];
  navigations: Navigation[];
  load: Load[];
};

export const machine = (browser: string): Result['machine'] => ({
  processor: cpus()[0]?.model ?? 'unknown',
  processors: cpus().length,
  system: `${process.platform} ${release()}`,
  node: process.version,
  browser,
  load: loadavg()[0] ?? 0,
});

/** Every table, for a reader. */
export function textOf(result: Result): string {
  const {floor, interactions, navigations, load} = result;
  const {processors, processor, node, browser, load: busy} = result.machine;
  return [
    `${processors} × ${processor}, load ${busy.toFixed(1)}, Node ${node}, Chromium ${browser}${result.runs ? `, medians of ${result.runs}` : ''}`,
    'Loaded before anybody touches the page, in kB of gzip -9 (fonts as they are). A figure beside its budget; ! is over.',
    pageTable(result),
    `The framework alone, a page of one heading: ${floor.js.toFixed(1)} kB of JavaScript${floor.times ? `, LCP ${floor.times.lcp.toFixed(0)} ms, TBT ${floor.times.tbt.toFixed(0)} ms` : ''}.`,
    repeatedRuns(result),
    interactions.length ? interactionTable(interactions) : '',
    navigations.length ? navigationTable(navigations) : '',
    load.length ? loadTable(load) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The same for a program: every page with its own budget, touches and links with theirs. */
export function jsonOf({pages, ...rest}: Result): string {
  const {interaction, navigation, tbt, cls} = times;
  const budgeted = pages.map((page) => ({
    ...page,
    budget: {...budgetOf(page), lcp: times.lcp[pageKind(page)], tbt, cls, scores},
  }));
  return JSON.stringify({...rest, pages: budgeted, budgets: {interaction, navigation}}, null, 2);
}

function pageTable({pages, floor}: Result): string {
  const timed = pages.some(({audit}) => audit);
  const heads = [
    'JS',
    'HTML',
    'CSS',
    'fonts',
    'all',
    '× floor',
    ...(timed ? ['LCP ms', 'TBT ms', 'CLS', 'scores'] : []),
  ];
  const rows = pages.map((page) => {
    const budget = budgetOf(page);
    const weights = measures.map((measure) => figureIn(page.loaded[measure], budget[measure]));
    return [
      ...weights,
      (page.loaded.js / floor.js).toFixed(2),
      ...(page.audit ? timesOf(page, page.audit) : []),
      page.url,
    ];
  });
  return tableOf([...heads, 'page'], rows, heads.length);
}

/** Not hidden: a page that Lighthouse often gives up on may have a fault of its own. */
function repeatedRuns({pages}: Result): string {
  const repeated = pages.filter(({audit}) => audit?.repeated).map(({url, audit}) => `${url} ${audit?.repeated}`);
  return repeated.length ? `Lighthouse gave up some runs, which were repeated: ${repeated.join(', ')}.` : '';
}

function timesOf(page: PageResult, {lcp, tbt, cls, scores: found}: Audit): string[] {
  const marks = Object.entries(scores) as [keyof typeof scores, number][];
  const low = marks.some(([name, wanted]) => found[name] < wanted);
  return [
    figureIn(lcp, times.lcp[pageKind(page)], 0),
    figureIn(tbt, times.tbt, 0),
    figureIn(cls, times.cls, 4),
    `${marks.map(([name]) => found[name]).join(' ')}${low ? '!' : ' '}`,
  ];
}

const interactionTable = (interactions: readonly Interaction[]) =>
  tableOf(
    ['ms', 'from a touch to the next paint, processor slowed four times'],
    interactions.map(({name, locale, milliseconds}) => [
      `${milliseconds <= shortest ? '≤' : ''}${figureIn(milliseconds, times.interaction, 0)}`,
      `${name}, ${locale}`,
    ]),
    1,
  );

const navigationTable = (navigations: readonly Navigation[]) =>
  tableOf(
    ['ms', 'from a click on a link that the pointer was on, to the new page’s heading'],
    navigations.map(({from, to, milliseconds}) => [figureIn(milliseconds, times.navigation, 0), `${from} → ${to}`]),
    1,
  );
