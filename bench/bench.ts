/**
 * `npm run bench`: how fast visitors get the built site, beside a hand-written static page and Next's own output of the same build,
 * and how fast it answers their first touch. A browser with a really slowed network and processor visits them in turns; Lighthouse
 * scores each page of the site once. Prints Markdown tables; the exit code is 1 where a page exceeds a budget. Needs a build. How to
 * read the tables: docs/performance.md.
 *   --runs N               visits to each page, of which the tables have the medians: 5 by default
 *   --pages a,b            only these addresses, e.g. /pricing,/hi
 *   --beside name=url,…    other sites' pages, which you serve on this machine, in the same turns
 */
import {availableParallelism} from 'node:os';
import {parseArgs} from 'node:util';
import {type Browser, chromium} from '@playwright/test';
import lighthouse from 'lighthouse';
import {pages} from '@/content/paths';
import {publishedLocales, scriptOf} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {exactLetters, findBrowser} from '@/tools/browser';
import {type Answer, contacts, type Moment, switchLanguage, touch} from './contact';
import {bothScreens, median, type Screen} from './screens';
import {debuggingPort, measureLoad, originOf, startServers} from './servers';
import {localeOf} from './slowBrowser';
import {type Visit, visit} from './visit';

/** The budgets: kB as sent before any interaction by writing system, and the sum of all layout shifts. */
const maxKilobytes = {Latn: 75, Deva: 120};
const maxShift = 0.01;

const moments: readonly Moment[] = ['early', 'read'];

const {values: given} = parseArgs({
  options: {
    runs: {type: 'string', default: '5'},
    pages: {type: 'string'},
    beside: {type: 'string'},
  },
});
const runs = Number(given.runs);
if (!(runs >= 1)) throw new Error(`--runs is "${given.runs}", not a number from 1 on`);

const addresses = given.pages?.split(',') ?? usualAddresses();
const others = (given.beside?.split(',') ?? []).map((pair) => {
  const [name = '', ...url] = pair.split('=');
  return {name, url: url.join('=')};
});

/** A page of each kind, in every language. */
function usualAddresses(): string[] {
  const kinds = ['/', 'products', 'industries', 'useCases', '/pricing', 'legal'];
  const usual = kinds.flatMap((kind) => pages.find(({path, collection}) => path === kind || collection === kind) ?? []);
  return usual.flatMap(({path}) => publishedLocales.map((locale) => localizedHref(locale, path)));
}

/** What a visit is remembered by. */
const visits = new Map<string, Visit[]>();
const answers = new Map<string, Answer[]>();
const loads = {site: [] as number[], next: [] as number[]};
const scores: Record<string, string> = {};

function remember<Result>(results: Map<string, Result[]>, key: string, result: Result) {
  results.set(key, [...(results.get(key) ?? []), result]);
}

const {executablePath, args, env} = await findBrowser();
const flags = [...args, ...exactLetters, `--remote-debugging-port=${debuggingPort}`];
const browser = await chromium.launch({executablePath, args: flags, env: {...process.env, ...env}});
const stopServers = await startServers();
try {
  // In turns, so that whatever else the machine does slows all of them.
  for (let run = 1; run <= runs; run++) {
    console.error(`Round ${run} of ${runs}`);
    for (const screen of bothScreens) await visitAll(browser, screen);
    await touchAll(browser);
    loads.site.push(await measureLoad('site', 'br', addresses));
    loads.next.push(await measureLoad('next', 'gzip', addresses));
  }
  for (const address of addresses) scores[address] = await scoresOf(address);
} finally {
  await stopServers();
  await browser.close();
}

async function visitAll(browser: Browser, screen: Screen) {
  remember(visits, `static ${screen}`, await visit(browser, originOf('static'), screen));
  for (const {name, url} of others) remember(visits, `${name} ${screen}`, await visit(browser, url, screen));
  for (const [index, address] of addresses.entries()) {
    const second = originOf('site') + (addresses[index + 2] ?? addresses[index % 2] ?? address);
    remember(visits, `site ${address} ${screen}`, await visit(browser, originOf('site') + address, screen, {second}));
    remember(visits, `next ${address} ${screen}`, await visit(browser, originOf('next') + address, screen));
  }
}

async function touchAll(browser: Browser) {
  for (const moment of moments) {
    for (const contact of contacts)
      remember(answers, `${contact.name} ${moment}`, await touch(browser, contact, moment));
    remember(answers, `language switch ${moment}`, await switchLanguage(browser, '/', moment));
  }
}

/** Lighthouse's scores: performance (of a simulated phone), accessibility, best practices, SEO. */
async function scoresOf(address: string) {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const flags = {port: debuggingPort, onlyCategories, logLevel: 'error'} as const;
  const {categories = {}} = (await lighthouse(originOf('site') + address, flags))?.lhr ?? {};
  return Array.from(Object.values(categories), ({score}) => Math.round((score ?? 0) * 100)).join(' / ');
}

/** The median of a figure over the visits of that name. */
function figureOf(key: string, figure: keyof Visit, digits = 0): number {
  const values = visits.get(key)?.map((one) => one[figure] ?? Number.NaN) ?? [];
  return Number(median(values).toFixed(digits));
}

const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const head = (...cells: string[]) => `${row(...cells)}\n${row(...cells.map(() => '---'))}`;

const machine = `${availableParallelism()} cores, Node ${process.versions.node}, Chromium ${browser.version()}`;
const today = new Date().toISOString().slice(0, 10);
console.log(`${today}, ${machine}; medians of ${runs}; ms, kB of 1000 bytes\n`);

console.log(
  head(
    ...['page', 'screen', 'first paint', '× static', 'largest × first', 'blocking', 'shift'],
    ...['kB before interaction', 'read to its end', 'a second page', 'document raw / sent', 'elements'],
    ...['Next: first', 'blocking', 'kB', 'Lighthouse'],
  ),
);
const excesses: string[] = [];
for (const address of addresses) {
  for (const screen of bothScreens) {
    const site = (figure: keyof Visit, digits?: number) => figureOf(`site ${address} ${screen}`, figure, digits);
    const next = (figure: keyof Visit) => figureOf(`next ${address} ${screen}`, figure);
    const kB = site('kB', 1);
    const shift = site('shift', 4);
    const most = maxKilobytes[scriptOf(localeOf(address))];
    if (kB > most) excesses.push(`${address}, ${screen}: ${kB} kB of ${most}`);
    if (shift > maxShift) excesses.push(`${address}, ${screen}: layout shift ${shift} of ${maxShift}`);
    const timesStatic = site('first') / figureOf(`static ${screen}`, 'first');
    console.log(
      row(
        address,
        screen,
        site('first'),
        timesStatic.toFixed(2),
        (site('largest') / site('first')).toFixed(2),
        site('blocking'),
        shift,
        kB,
        site('read', 1),
        site('second', 1),
        `${site('raw')} / ${site('sent')}`,
        site('elements'),
        next('first'),
        next('blocking'),
        next('kB'),
        screen === 'phone' ? (scores[address] ?? '') : '',
      ),
    );
  }
}

console.log(
  `\n${head('home page of', 'screen', 'first paint', 'largest paint', 'blocking', 'shift', 'kB', 'elements')}`,
);
for (const name of ['static', ...others.map(({name}) => name)]) {
  for (const screen of bothScreens) {
    const other = (figure: keyof Visit, digits?: number) => figureOf(`${name} ${screen}`, figure, digits);
    const times = [other('first'), other('largest'), other('blocking'), other('shift', 4)];
    console.log(row(name, screen, ...times, other('kB', 1), other('elements')));
  }
}

console.log(
  `\n${head('first contact', 'needs React', 'right after the first paint: seen', 'answered', 'after reading down to it: seen', 'answered')}`,
);
for (const {name, needsReact} of [...contacts, {name: 'language switch', needsReact: false}]) {
  const times = moments.flatMap((moment) => {
    const all = answers.get(`${name} ${moment}`) ?? [];
    return [median(all.map(({shown}) => shown)), median(all.map(({answered}) => answered))];
  });
  console.log(row(name, needsReact ? 'yes' : '', ...times.map((time) => time.toFixed(0))));
}

const [siteLoad, nextLoad] = [Math.round(median(loads.site)), Math.round(median(loads.next))];
console.log(`\nRequests/s: ${siteLoad} (Brotli), Next ${nextLoad} (gzip): ${(siteLoad / nextLoad).toFixed(1)} ×`);
if (excesses.length) console.error(`\nOver budget:\n${excesses.join('\n')}`);
process.exitCode = excesses.length ? 1 : 0;
