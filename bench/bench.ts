/**
 * `npm run bench`: how fast visitors get the built site, beside a hand-written static page and Next's own output of the same build.
 * A browser with a really slowed network and processor visits them in turns; Lighthouse scores each page of the site once. Prints a
 * Markdown table; the exit code is 1 where a page exceeds a budget. Needs a build. How to read the table: docs/performance.md.
 *   --runs N      visits to each page, of which the table has the medians: 5 by default
 *   --pages a,b   only these addresses, e.g. /pricing,/hi
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {availableParallelism} from 'node:os';
import {setTimeout as pause} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {gzipSync} from 'node:zlib';
import {type Browser, chromium} from '@playwright/test';
import autocannon from 'autocannon';
import lighthouse from 'lighthouse';
import {pages} from '@/content/paths';
import {defaultLocale, publishedLocales, scriptOf} from '@/i18n/languages';
import {localizedHref, splitLocale} from '@/i18n/localePath';
import {findBrowser} from '@/tools/browser';

/** The budgets: kB as sent before any interaction by writing system, and the sum of all layout shifts. */
const maxKilobytes = {Latn: 225, Deva: 270};
const maxShift = 0.01;

/** What visitors have: a touch screen is what style rules know a phone by. The processor is so many times slower than this one. */
const phone = {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true};
const screens = {
  phone: {context: phone, latency: 150, mbit: 1.6, slowdown: 4},
  window: {context: {viewport: {width: 1440, height: 900}}, latency: 150, mbit: 4, slowdown: 1},
};
const bothScreens = ['phone', 'window'] as const;
type Screen = keyof typeof screens;
type Server = 'site' | 'next' | 'static';
const ports = {site: 4391, next: 4392, static: 4393, debugging: 4394};
const originOf = (server: Server) => `http://localhost:${ports[server]}`;
/** The page that a visit starts from: another site's, as after a search, so that the browser opens each page in a new process. */
const elsewhere = `http://127.0.0.1:${ports.static}/`;
const localeOf = (address: string) => splitLocale(address).locale ?? defaultLocale;

/** Opens a page from another site with an empty cache, touches nothing, and measures until 3.5 s after the load event. */
async function visit(browser: Browser, server: Server, address: string, screen: Screen) {
  const {context: options, latency, mbit, slowdown} = screens[screen];
  const context = await browser.newContext({...options, locale: localeOf(address)});
  try {
    const page = await context.newPage();
    await page.goto(elsewhere);
    const devtools = await context.newCDPSession(page);
    const sizes: number[] = [];
    devtools.on('Network.loadingFinished', (file) => sizes.push(file.encodedDataLength));
    await devtools.send('Network.enable');
    const speed = {downloadThroughput: mbit * 125_000, uploadThroughput: mbit * 62_500};
    await devtools.send('Network.emulateNetworkConditions', {offline: false, latency, ...speed});
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await page.addInitScript(observe);
    const response = await page.goto(originOf(server) + address);
    if (response?.status() !== 200) throw new Error(`${server} answers ${address} with ${response?.status()}`);
    await pause(3500);
    const figures = await page.evaluate(readFigures);
    await page.waitForLoadState('networkidle');
    return {...figures, what: `${server} ${address} ${screen}`, kB: sizes.reduce((sum, size) => sum + size) / 1000};
  } finally {
    await context.close();
  }
}

/** Lighthouse's scores: performance (of a simulated phone), accessibility, best practices, SEO. */
async function scoresOf(address: string) {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const flags = {port: ports.debugging, onlyCategories, logLevel: 'error'} as const;
  const {categories = {}} = (await lighthouse(originOf('site') + address, flags))?.lhr ?? {};
  return Array.from(Object.values(categories), ({score}) => Math.round((score ?? 0) * 100)).join(' / ');
}

type Observed = typeof globalThis & {observed: Record<'largest' | 'blocking' | 'shift', number>};

/** Runs in the page, before its own scripts. */
function observe() {
  const observed = {largest: 0, blocking: 0, shift: 0};
  (globalThis as Observed).observed = observed;
  const on = (type: string, take: (entry: PerformanceEntry & {value?: number}) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({type, buffered: true});
  on('largest-contentful-paint', (entry) => Object.assign(observed, {largest: entry.startTime}));
  on('longtask', (entry) => Object.assign(observed, {blocking: observed.blocking + entry.duration - 50}));
  on('layout-shift', (entry) => Object.assign(observed, {shift: observed.shift + (entry.value ?? 0)}));
}

/** Runs in the page, at the end of the visit. `raw` and `sent` are the document's kB. */
function readFigures() {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!paint || !navigation) throw new Error(`${location.href} was not painted`);
  const {decodedBodySize: raw, encodedBodySize: sent} = navigation;
  const size = {raw: raw / 1000, sent: sent / 1000, elements: document.getElementsByTagName('*').length};
  return {...(globalThis as Observed).observed, first: paint.startTime, ...size};
}

/** Starts a server and waits until it answers. Returns what ends it. */
async function start(server: Server, command: string[], readyPath: string) {
  const answers = async () => (await fetch(originOf(server) + readyPath).catch(() => undefined))?.ok;
  if (await answers()) throw new Error(`Port ${ports[server]} is taken`);
  const env = {...process.env, PORT: String(ports[server]), NEXT_TELEMETRY_DISABLED: '1'};
  const child = spawn(process.execPath, command, {env, stdio: ['ignore', 'ignore', 'inherit']});
  process.once('exit', () => child.kill());
  for (let tries = 0; !(await answers()); tries++) {
    if (child.exitCode !== null || tries > 300) throw new Error(`No answer from ${command[0]}: is there a build?`);
    await pause(100);
  }
  return () => child.kill() && once(child, 'exit');
}

/** Serves the hand-written page as a plain server with gzip would. */
async function startStatic() {
  const body = gzipSync(readFileSync(new URL('static.html', import.meta.url)), {level: 9});
  const headers = {'Content-Type': 'text/html', 'Content-Encoding': 'gzip', 'Content-Length': body.length};
  const server = createServer((_, response) => response.writeHead(200, headers).end(body));
  await once(server.listen(ports.static), 'listening');
  return () => server.close();
}

/** Requests a second for these pages in turn, from 16 connections, for 3 seconds. */
async function load(server: Server, encoding: string, addresses: string[]) {
  const [url, headers, requests] = [originOf(server), {'accept-encoding': encoding}, addresses.map((path) => ({path}))];
  const sent = (await fetch(url + addresses[0], {headers})).headers.get('content-encoding');
  if (sent !== encoding) throw new Error(`${server} answers with ${sent}, not ${encoding}`);
  const result = await autocannon({url, connections: 16, duration: 3, headers, requests});
  if (result.non2xx + result.errors) throw new Error(`${server}: ${result.non2xx + result.errors} requests failed`);
  return result.requests.average;
}

/** The middle value, or the larger of the two in the middle. */
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const {values: given} = parseArgs({options: {runs: {type: 'string', default: '5'}, pages: {type: 'string'}}});
const runs = Number(given.runs);
if (!(runs >= 1)) throw new Error(`--runs is "${given.runs}", not a number from 1 on`);
const kinds = ['/', 'products', 'industries', 'useCases', '/pricing', 'legal'];
const usual = kinds.flatMap((kind) => pages.find(({path, collection}) => path === kind || collection === kind) ?? []);
const inLanguages = usual.flatMap(({path}) => publishedLocales.map((locale) => localizedHref(locale, path)));
const addresses = given.pages?.split(',') ?? inLanguages;

const {executablePath, args, env} = await findBrowser();
const flags = [...args, `--remote-debugging-port=${ports.debugging}`];
const browser = await chromium.launch({executablePath, args: flags, env: {...process.env, ...env}});
const machine = `${availableParallelism()} cores, Node ${process.versions.node}, Chromium ${browser.version()}`;
const visits: Awaited<ReturnType<typeof visit>>[] = [];
const loads: Record<'site' | 'next', number[]> = {site: [], next: []};
const [scores, ends]: [Record<string, string>, (() => unknown)[]] = [{}, []];
try {
  const next = ['node_modules/next/dist/bin/next', 'start', '-p', `${ports.next}`];
  ends.push(await start('site', ['dist/server.mjs'], '/healthz'), await start('next', next, '/'), await startStatic());
  // In turns, so that whatever else the machine does slows all of them.
  for (let run = 1; run <= runs; run++) {
    console.error(`Round ${run} of ${runs}`);
    for (const screen of bothScreens) {
      visits.push(await visit(browser, 'static', '/', screen));
      for (const address of addresses)
        for (const server of ['site', 'next'] as const) visits.push(await visit(browser, server, address, screen));
    }
    loads.site.push(await load('site', 'br', addresses));
    loads.next.push(await load('next', 'gzip', addresses));
  }
  for (const address of addresses) scores[address] = await scoresOf(address);
} finally {
  for (const end of ends) await end();
  await browser.close();
}

type Figure = 'first' | 'largest' | 'blocking' | 'shift' | 'kB' | 'raw' | 'sent' | 'elements';
const figureOf = (figure: Figure, server: Server, address: string, screen: Screen) =>
  median(visits.filter(({what}) => what === `${server} ${address} ${screen}`).map((one) => one[figure]));
console.log(`${new Date().toISOString().slice(0, 10)}, ${machine}; medians of ${runs}; ms, kB of 1000 bytes\n
| page | screen | first paint | × static | largest × first | blocking | shift | kB | document raw / sent | elements | Next: first | blocking | kB | Lighthouse |
|${' --- |'.repeat(14)}`);
const excesses: string[] = [];
for (const address of addresses) {
  for (const screen of bothScreens) {
    const site = (figure: Figure, digits = 0) => Number(figureOf(figure, 'site', address, screen).toFixed(digits));
    const next = (figure: Figure) => Math.round(figureOf(figure, 'next', address, screen));
    const [kB, most, shift] = [site('kB', 1), maxKilobytes[scriptOf(localeOf(address))], site('shift', 4)];
    if (kB > most) excesses.push(`${address}, ${screen}: ${kB} kB of ${most}`);
    if (shift > maxShift) excesses.push(`${address}, ${screen}: layout shift ${shift} of ${maxShift}`);
    const ratios = [site('first') / figureOf('first', 'static', '/', screen), site('largest') / site('first')];
    const paints = [site('first'), ...ratios.map((ratio) => ratio.toFixed(2)), site('blocking')];
    const weight = [shift, kB, `${site('raw')} / ${site('sent')}`, site('elements')];
    const others = [next('first'), next('blocking'), next('kB'), screen === 'phone' ? scores[address] : ''];
    console.log(`| ${[address, screen, ...paints, ...weight, ...others].join(' | ')} |`);
  }
}
const plain = bothScreens.map((screen) => `${screen} ${figureOf('first', 'static', '/', screen).toFixed(0)} ms`);
console.log(`\nFirst paint of the static page: ${plain.join(', ')}`);
const [site, next] = [Math.round(median(loads.site)), Math.round(median(loads.next))];
console.log(`Requests/s: ${site} (Brotli), Next ${next} (gzip): ${(site / next).toFixed(1)} ×`);
if (excesses.length) console.error(`\nOver budget:\n${excesses.join('\n')}`);
process.exitCode = excesses.length ? 1 : 0;
