import {readFileSync} from 'node:fs';
import type {Locale} from '@/i18n/routing';
import {scriptOf} from '@/i18n/script';

/** What is weighed, in kilobytes (1000 bytes) of gzip -9; fonts as they are, which is packed already. */
export const measures = ['js', 'html', 'css', 'fonts', 'everything'] as const;
export type Measure = (typeof measures)[number];
export type Weight = Record<Measure, number>;

/** A page, as far as budgets tell pages apart. */
export type Weighed = {template: string; locale: Locale};

/** The most that a page may load before a visitor does anything. HTML holds React's data too. */
export const bytes = {
  js: {home: 145, other: 142},
  html: {home: 32, other: 22},
  css: 11,
  /** A file with the rules of every window, where the document has a phone's alone: scripts/build/phoneFirst.ts. */
  allRules: 14.5,
  fonts: {Latn: 22, Deva: 100},
  everything: {home: {Latn: 210, Deva: 300}, other: {Latn: 195, Deva: 280}},
} as const;

/** The slowest that a page may be, in milliseconds but for the shift. Looked at, never tested: machines differ. */
export const times = {
  lcp: {home: 1000, other: 900},
  tbt: 100,
  cls: 0.005,
  /** From an input to the picture that answers it, on a processor four times slower. */
  interaction: 100,
  /** From a click on a link that was fetched ahead to the new page's heading. */
  navigation: 150,
  build: {seconds: 60, megabytes: 1500},
} as const;

/** Lighthouse's own marks, of 100. */
export const scores = {performance: 98, accessibility: 100, 'best-practices': 100, seo: 100} as const;

export const pageKind = ({template}: Pick<Weighed, 'template'>): 'home' | 'other' =>
  template === 'home' ? 'home' : 'other';

export function budgetOf(page: Weighed): Weight {
  const kind = pageKind(page);
  const script = scriptOf(page.locale);
  return {
    js: bytes.js[kind],
    html: bytes.html[kind],
    css: bytes.css,
    fonts: bytes.fonts[script],
    everything: bytes.everything[kind][script],
  };
}

/**
 * Where today's build does not hold a budget: why, and how much each template weighs in each script, so that nothing
 * grows. `npm run size -- --exceptions` writes the figures; the reasons are ours.
 */
export type Exceptions = Partial<Record<Measure, {why: string; kilobytes: Record<string, number>}>>;

export const exceptionsFile = new URL('./exceptions.json', import.meta.url);
export const readExceptions = (): Exceptions => JSON.parse(readFileSync(exceptionsFile, 'utf8'));

/** A template in the table of exceptions: what it weighs depends on the letters, and hardly on the words. */
export const exceptionKey = ({template, locale}: Weighed) => `${template} ${scriptOf(locale)}`;

/** What a page weighs more of than it may, a line each. */
export function excesses(page: Weighed & {weight: Weight}, exceptions: Exceptions): string[] {
  const allowed = allowedOf(page, exceptions);
  return measures
    .filter((measure) => page.weight[measure] > allowed[measure])
    .map((measure) => `${measure}: ${page.weight[measure].toFixed(2)} kB, ${allowed[measure]} allowed`);
}

/** What a page may weigh today: its budget, or what it is excepted with. */
export function allowedOf(page: Weighed, exceptions: Exceptions): Weight {
  const budget = budgetOf(page);
  const allowed = (measure: Measure) => exceptions[measure]?.kilobytes[exceptionKey(page)] ?? budget[measure];
  return Object.fromEntries(measures.map((measure) => [measure, allowed(measure)])) as Weight;
}
