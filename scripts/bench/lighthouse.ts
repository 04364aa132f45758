import {execFile} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {findBrowser} from '../browser';
import {scores} from '../weight/budgets';
import {median} from './median';

type Score = keyof typeof scores;
export type Audit = {lcp: number; tbt: number; cls: number; scores: Record<Score, number>};
/** `repeated` runs gave no figure at all: Lighthouse lost the browser's recording. */
export type Audits = Audit & {repeated: number};

/** What is read of Lighthouse's report. */
type Report = {
  runtimeError?: {message: string};
  audits: Record<string, {numericValue?: number}>;
  categories: Record<string, {score: number | null}>;
};

const program = join(dirname(fileURLToPath(import.meta.resolve('lighthouse'))), '../cli/index.js');
const names = Object.keys(scores) as Score[];

/** How many runs of a page may give no figure. */
const patience = 3;

/**
 * The medians of so many visits of a slow phone, each with a browser of its own.
 * @throws when Lighthouse gives up again and again
 */
export async function audited(url: string, runs: number): Promise<Audits> {
  const audits: Audit[] = [];
  let repeated = 0;
  while (audits.length < runs) {
    const {runtimeError, ...found} = await report(url);
    if (!runtimeError) audits.push(auditOf(found));
    else if (++repeated > patience) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
  }
  const middle = (figure: (audit: Audit) => number) => median(audits.map(figure));
  return {
    lcp: middle(({lcp}) => lcp),
    tbt: middle(({tbt}) => tbt),
    cls: middle(({cls}) => cls),
    scores: scoresBy((name) => middle((audit) => audit.scores[name])),
    repeated,
  };
}

async function report(url: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    await run(url, file).catch((error) => {
      // A run that it gave up still has a report, which says why.
      if (!existsSync(file)) throw error;
    });
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Into a file: what it prints is cut short where it gives up. */
async function run(url: string, file: string) {
  const {executablePath, args, env} = await findBrowser();
  const headless = args.some((arg) => arg.startsWith('--headless')) ? [] : ['--headless=new'];
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--no-enable-error-reporting',
    `--only-categories=${names.join()}`,
    `--chrome-flags=${[...headless, ...args].join(' ')}`,
  ];
  await promisify(execFile)(process.execPath, [program, url, ...flags], {
    env: {...process.env, ...env, CHROME_PATH: executablePath},
    timeout: 180_000,
  });
}

/** @throws where Lighthouse calls something otherwise than it did */
export function auditOf({audits, categories}: Pick<Report, 'audits' | 'categories'>): Audit {
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
