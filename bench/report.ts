import {scriptOf} from '@/i18n/languages';
import {interactions, moments} from './interactions';
import {median, medianOfInteractions, medianOfVisits, type Results} from './results';
import {bothScreens, type Screen} from './screens';
import {localeOf} from './slowBrowser';
import type {Visit} from './visit';

/** The budgets: the compressed kB before any interaction, by writing system, and the sum of all layout shifts. */
const maxKilobytes = {Latn: 92, Deva: 136};
const maxLayoutShift = 0.01;

type Cell = string | number;

const row = (cells: Cell[]) => `| ${cells.join(' | ')} |`;

function markdownTable(headings: string[], rows: Cell[][]): string {
  const ruler = headings.map(() => '---');
  return [headings, ruler, ...rows].map(row).join('\n');
}

/** The figures of each page, compared with the static page and Next's own output. */
export function pagesTable(results: Results, addresses: string[]): string {
  const headings = [
    'page',
    'screen',
    'first paint',
    '× static',
    'largest × first',
    'blocking',
    'shift',
    'kB before interaction',
    'read to its end',
    'a second page',
    'document raw / sent',
    'elements',
    'Next: first',
    'blocking',
    'kB',
    'Lighthouse',
  ];
  const rows: Cell[][] = [];
  for (const address of addresses) {
    for (const screen of bothScreens) rows.push(pageRow(results, address, screen));
  }
  return markdownTable(headings, rows);
}

function pageRow(results: Results, address: string, screen: Screen): Cell[] {
  const site = (figure: keyof Visit, digits?: number) =>
    medianOfVisits(results, {source: 'site', address, screen}, figure, digits);
  const next = (figure: keyof Visit) => medianOfVisits(results, {source: 'next', address, screen}, figure);
  const staticPage = {source: 'static', address: '/', screen};
  const firstPaint = site('firstPaint');
  return [
    address,
    screen,
    firstPaint,
    (firstPaint / medianOfVisits(results, staticPage, 'firstPaint')).toFixed(2),
    (site('largestPaint') / firstPaint).toFixed(2),
    site('blocking'),
    site('layoutShift', 4),
    site('kB', 1),
    site('kBAfterScrolling', 1),
    site('kBSecondPage', 1),
    `${site('documentRaw')} / ${site('documentSent')}`,
    site('elements'),
    next('firstPaint'),
    next('blocking'),
    next('kB'),
    // Lighthouse simulates a phone.
    screen === 'phone' ? (results.scores[address] ?? '') : '',
  ];
}

/**
 * The figures of the static page and of the other sites.
 * @param sources their names
 */
export function othersTable(results: Results, sources: string[]): string {
  const headings = ['home page of', 'screen', 'first paint', 'largest paint', 'blocking', 'shift', 'kB', 'elements'];
  const rows: Cell[][] = [];
  for (const source of sources) {
    for (const screen of bothScreens) {
      const figure = (name: keyof Visit, digits?: number) =>
        medianOfVisits(results, {source, address: '/', screen}, name, digits);
      rows.push([
        source,
        screen,
        figure('firstPaint'),
        figure('largestPaint'),
        figure('blocking'),
        figure('layoutShift', 4),
        figure('kB', 1),
        figure('elements'),
      ]);
    }
  }
  return markdownTable(headings, rows);
}

/** How fast the site reacts to a visitor's first touch. */
export function interactionsTable(results: Results): string {
  const headings = [
    'first contact',
    'needs React',
    'right after the first paint: seen',
    'answered',
    'after reading down to it: seen',
    'answered',
  ];
  const rows = [...interactions, {name: 'language switch', needsReact: false}].map(({name, needsReact}) => {
    const cells: Cell[] = [name, needsReact ? 'yes' : ''];
    for (const moment of moments) {
      const {feedback, effect} = medianOfInteractions(results, name, moment);
      cells.push(feedback.toFixed(0), effect.toFixed(0));
    }
    return cells;
  });
  return markdownTable(headings, rows);
}

export function loadSummary({requestsPerSecond}: Results): string {
  const site = Math.round(median(requestsPerSecond.site));
  const next = Math.round(median(requestsPerSecond.next));
  return `Requests/s: ${site} (Brotli), Next ${next} (gzip): ${(site / next).toFixed(1)} ×`;
}

/** A line for each figure that exceeds its budget. */
export function findExcesses(results: Results, addresses: string[]): string[] {
  const excesses: string[] = [];
  for (const address of addresses) {
    for (const screen of bothScreens) {
      const page = {source: 'site', address, screen};
      const kB = medianOfVisits(results, page, 'kB', 1);
      const maxKB = maxKilobytes[scriptOf(localeOf(address))];
      if (kB > maxKB) excesses.push(`${address}, ${screen}: ${kB} kB of ${maxKB}`);
      const layoutShift = medianOfVisits(results, page, 'layoutShift', 4);
      if (layoutShift > maxLayoutShift) {
        excesses.push(`${address}, ${screen}: layout shift ${layoutShift} of ${maxLayoutShift}`);
      }
    }
  }
  return excesses;
}
