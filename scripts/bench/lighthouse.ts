import {execFile} from 'node:child_process';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {findBrowser} from '../browser';
import {scores} from './budgets';
import {median} from './median';

type Score = keyof typeof scores;
export type Audit = {lcp: number; tbt: number; cls: number; scores: Record<Score, number>};

/** What is read of Lighthouse's report. */
type Report = {
  lighthouseVersion: string;
  runtimeError?: {message: string};
  audits: Record<string, {numericValue?: number}>;
  categories: Record<string, {score: number | null}>;
};

const program = join(dirname(fileURLToPath(import.meta.resolve('lighthouse'))), '../cli/index.js');
const names = Object.keys(scores) as Score[];

/** The medians of so many visits of a slow phone, each with a browser of its own. */
export async function audited(url: string, runs: number): Promise<Audit> {
  const audits: Audit[] = [];
  while (audits.length < runs) audits.push(auditOf(await report(url)));
  const middle = (figure: (audit: Audit) => number) => median(audits.map(figure));
  return {
    lcp: middle(({lcp}) => lcp),
    tbt: middle(({tbt}) => tbt),
    cls: middle(({cls}) => cls),
    scores: scoresBy((name) => middle((audit) => audit.scores[name])),
  };
}

async function report(url: string): Promise<Report> {
  const {executablePath, args, env} = await findBrowser();
  const headless = args.some((arg) => arg.startsWith('--headless')) ? [] : ['--headless=new'];
  const flags = [
    '--quiet',
    '--output=json',
    '--no-enable-error-reporting',
    `--only-categories=${names.join()}`,
    `--chrome-flags=${[...headless, ...args].join(' ')}`,
  ];
  const {stdout} = await promisify(execFile)(process.execPath, [program, url, ...flags], {
    env: {...process.env, ...env, CHROME_PATH: executablePath},
    maxBuffer: 100e6,
    timeout: 180_000,
  });
  const read: Report = JSON.parse(stdout);
  if (read.runtimeError) throw new Error(`Lighthouse on ${url}: ${read.runtimeError.message}`);
  return read;
}

/** @throws where Lighthouse calls something otherwise than it did */
export function auditOf({audits, categories}: Report): Audit {
  const figure = (name: string) => {
    const {numericValue} = audits[name] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse says nothing of ${name}.`);
    return numericValue;
  };
  return {
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    scores: scoresBy((name) => Math.round((categories[name]?.score ?? Number.NaN) * 100)),
  };
}

const scoresBy = (figure: (name: Score) => number) =>
  Object.fromEntries(names.map((name) => [name, figure(name)])) as Record<Score, number>;
