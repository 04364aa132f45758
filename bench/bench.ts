/**
 * `npm run bench` measures how fast the built site loads and how fast it reacts to a visitor's first touch. For comparison it
 * also loads a hand-written static page and Next's own output of the same build. The browser's network and processor are slowed.
 * Lighthouse scores each page once. Prints Markdown tables, and exits with 1 if a page exceeds a budget. Needs a build.
 * docs/performance.md explains the tables.
 *   --runs N               the number of visits to each page (the tables have the medians): 5 by default
 *   --pages a,b            only these addresses, for example /pricing,/hi
 *   --beside name=url,…    pages of other sites to compare with, which you serve on this machine
 */
import {availableParallelism} from 'node:os';
import {parseArgs} from 'node:util';
import {type Browser, chromium} from '@playwright/test';
import lighthouse from 'lighthouse';
import {type Collection, pageOf, pages} from '@/content/paths';
import {publishedLocales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {exactTextFlags, findBrowser} from '@/tools/browser';
import {interactions, moments, switchLanguage, touch} from './interactions';
import {findExcesses, interactionsTable, loadSummary, othersTable, pagesTable} from './report';
import type {Results} from './results';
import {bothScreens, type Screen} from './screens';
import {debuggingPort, measureLoad, originOf, startServers} from './servers';
import {localeOf} from './slowBrowser';
import {visit} from './visit';

const {runs, addresses, otherSites} = readOptions();
const results: Results = {visits: [], interactions: [], requestsPerSecond: {site: [], next: []}, scores: {}};

const browser = await launchBrowser();
const stopServers = await startServers();
try {
  // Each round measures all servers, so that other work of the machine slows them all alike.
  for (let run = 1; run <= runs; run++) {
    console.error(`Round ${run} of ${runs}`);
    for (const screen of bothScreens) await visitAll(screen);
    await measureInteractions();
    results.requestsPerSecond.site.push(await measureLoad('site', 'br', addresses));
    results.requestsPerSecond.next.push(await measureLoad('next', 'gzip', addresses));
  }
  for (const address of addresses) results.scores[address] = await scoreWithLighthouse(address);
} finally {
  await stopServers();
  await browser.close();
}
printReport();

type OtherSite = {name: string; url: string};

function readOptions() {
  const {values} = parseArgs({
    options: {
      runs: {type: 'string', default: '5'},
      pages: {type: 'string'},
      beside: {type: 'string'},
    },
  });
  const runs = Number(values.runs);
  const isValid = runs >= 1;
  if (!isValid) throw new Error(`--runs is "${values.runs}", not a number from 1 on`);
  const addresses = values.pages?.split(',') ?? usualAddresses();
  const otherSites = values.beside?.split(',').map(parseOtherSite) ?? [];
  return {runs, addresses, otherSites};
}

/** The option is `name=url`. The URL may contain further equal signs. */
function parseOtherSite(option: string): OtherSite {
  const [name = '', ...urlParts] = option.split('=');
  return {name, url: urlParts.join('=')};
}

/** A page of each kind, in every language. */
function usualAddresses(): string[] {
  const firstPageIn = (kind: Collection) => pages.find(({collection}) => collection === kind);
  const examples = [
    pageOf('/'),
    firstPageIn('products'),
    firstPageIn('industries'),
    firstPageIn('useCases'),
    pageOf('/pricing'),
    firstPageIn('legal'),
  ];
  const addresses: string[] = [];
  for (const page of examples) {
    if (!page) continue;
    for (const locale of publishedLocales) addresses.push(localizedHref(locale, page.path));
  }
  return addresses;
}

async function launchBrowser(): Promise<Browser> {
  const {executablePath, args, env} = await findBrowser();
  return chromium.launch({
    executablePath,
    args: [...args, ...exactTextFlags, `--remote-debugging-port=${debuggingPort}`],
    env: {...process.env, ...env},
  });
}

async function visitAll(screen: Screen) {
  const staticVisit = await visit(browser, originOf('static'), screen);
  results.visits.push({page: {source: 'static', address: '/', screen}, visit: staticVisit});

  for (const {name, url} of otherSites) {
    const otherVisit = await visit(browser, url, screen);
    results.visits.push({page: {source: name, address: '/', screen}, visit: otherVisit});
  }

  for (const address of addresses) {
    const secondPage = originOf('site') + nextInSameLanguage(address);
    const siteVisit = await visit(browser, originOf('site') + address, screen, {secondPage});
    results.visits.push({page: {source: 'site', address, screen}, visit: siteVisit});
    const nextVisit = await visit(browser, originOf('next') + address, screen);
    results.visits.push({page: {source: 'next', address, screen}, visit: nextVisit});
  }
}

/** The next of the addresses that are in the same language. After the last one comes the first. */
function nextInSameLanguage(address: string): string {
  const sameLanguage = addresses.filter((other) => localeOf(other) === localeOf(address));
  const index = sameLanguage.indexOf(address);
  return sameLanguage[index + 1] ?? sameLanguage[0] ?? address;
}

async function measureInteractions() {
  for (const moment of moments) {
    for (const interaction of interactions) {
      const times = await touch(browser, interaction, moment);
      results.interactions.push({name: interaction.name, moment, times});
    }
    const times = await switchLanguage(browser, '/', moment);
    results.interactions.push({name: 'language switch', moment, times});
  }
}

/** Lighthouse's scores for performance (on a simulated phone), accessibility, best practices and SEO. */
async function scoreWithLighthouse(address: string): Promise<string> {
  const result = await lighthouse(originOf('site') + address, {
    port: debuggingPort,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    logLevel: 'error',
  });
  const categories = Object.values(result?.lhr.categories ?? {});
  return categories.map(({score}) => Math.round((score ?? 0) * 100)).join(' / ');
}

function printReport() {
  const today = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} cores, Node ${process.versions.node}, Chromium ${browser.version()}`;
  console.log(`${today}, ${machine}; medians of ${runs}; ms, kB of 1000 bytes\n`);
  console.log(pagesTable(results, addresses));
  console.log(`\n${othersTable(results, ['static', ...otherSites.map(({name}) => name)])}`);
  console.log(`\n${interactionsTable(results)}`);
  console.log(`\n${loadSummary(results)}`);

  const excesses = findExcesses(results, addresses);
  if (excesses.length > 0) {
    console.error(`\nOver budget:\n${excesses.join('\n')}`);
    process.exitCode = 1;
  }
}
