import {AxeBuilder} from '@axe-core/playwright';
import {type APIRequestContext, test as base, expect, type Locator, type Page} from '@playwright/test';
import {pages} from '@/content/paths';
import type {Messages} from '@/i18n/catalogs';
import {messageArguments} from '@/i18n/facts';
import {defaultLocale, type Locale, publishedLocales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {catalogTree} from '@/i18n/tooling/catalogFiles';
import {wakeReact} from '@/tests/support/wakeReact';

export {expect};

/** A laptop's window, and a small phone's. */
export const wideWindow = {width: 1440, height: 900};
export const narrowWindow = {width: 360, height: 740};

/** The height of the header, which stays at the window's top (px). */
export const headerHeight = 64;

/** Every page in every language that is published. */
export const routes = pages.flatMap(({path, collection, canonical}) =>
  publishedLocales.map((locale) => ({path, collection, canonical, locale, url: localizedHref(locale, path)})),
);

const pagesByTemplate = Map.groupBy(pages, ({path, collection}) => collection ?? path);

/** One page for each template: the first page of each collection, and the pages that are one of a kind. */
export const samplePages = [...pagesByTemplate.values()].flatMap((group) => group.slice(0, 1)).map(({path}) => path);

/** The sample pages, and the pages that draw an interface each; what is left differs from them in words alone. */
export const illustratedPages = pages
  .filter(({path, collection}) => samplePages.includes(path) || collection === 'products' || collection === 'useCases')
  .map(({path}) => path);

/** A language for the page at a place of a list: neighbours have different ones. For what no words change. */
export function alternateLocale(index: number): Locale {
  return publishedLocales[index % publishedLocales.length] ?? defaultLocale;
}

/** The words of a language, as the catalogs have them: messages are not formatted. */
export function words(locale: Locale): Messages {
  // The files' keys are proved equal to English by i18n/shape.ts and the catalogs' test.
  return catalogTree(locale) as unknown as Messages;
}

/** A message with the names that every message may use: `{brand}` → Vyom Commerce. */
export function withNames(message: string, locale: Locale): string {
  const {brand, company} = messageArguments(locale);
  return message.replaceAll('{brand}', brand).replaceAll('{company}', company);
}

/** Chromium rejects a fade between two pages when the next one is there too soon: nobody sees that. */
const abortedFade = /^Transition was aborted/;

/** Collects what goes wrong on a page while nobody looks: console errors, exceptions, requests to other servers. */
function collectProblems(page: Page, ownOrigin: string | undefined): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', ({message}) => {
    if (!abortedFade.test(message)) problems.push(`uncaught: ${message}`);
  });
  page.on('request', (request) => {
    const {protocol, origin} = new URL(request.url());
    const usesNetwork = protocol === 'http:' || protocol === 'https:';
    if (usesNetwork && origin !== ownOrigin) problems.push(`request: ${request.url()}`);
  });
  return problems;
}

type Fixtures = {
  /** What has gone wrong so far. A test that expects an error takes it out with `ignoreProblems`. */
  problems: string[];
  scriptlessPage: Page;
};

/** A test that fails on any problem of its page, and whose visits end when the page answers. */
export const test = base.extend<Fixtures>({
  scriptlessPage: async ({browser}, use) => {
    const page = await browser.newPage({javaScriptEnabled: false});
    await use(page);
    await page.close();
  },
  problems: [
    async ({page, baseURL, javaScriptEnabled}, use) => {
      if (javaScriptEnabled !== false) wakeAfterEachVisit(page);
      const problems = collectProblems(page, baseURL);
      await use(problems);
      expect([...new Set(problems)]).toEqual([]);
    },
    {auto: true},
  ],
});

/** Takes what a test expects out of the problems. */
export function ignoreProblems(problems: string[], expected: RegExp) {
  const others = problems.filter((problem) => !expected.test(problem));
  problems.splice(0, problems.length, ...others);
}

/** Makes React load, as a pointer over a part of the page does. */
export const wake = (page: Page) => page.evaluate(wakeReact);

/** Runs in the page. */
const isAwake = () => !document.querySelector('#main') || document.documentElement.dataset.hydrated !== undefined;

async function wakeUp(page: Page) {
  await wake(page);
  await page.waitForFunction(isAwake);
}

type Navigation = ReturnType<Page['goto']>;
type NavigationOptions = Parameters<Page['goto']>[1];

/**
 * React comes when it is needed, later than the load event: a test that presses something at once would press markup.
 * Wakes it after every visit, unless the test says itself what it waits for.
 */
function wakeAfterEachVisit(page: Page) {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const afterVisit = async (navigation: Navigation, options: NavigationOptions) => {
    const response = await navigation;
    const waitUntil = options?.waitUntil ?? 'networkidle';
    if (waitUntil === 'networkidle') await wakeUp(page);
    return response;
  };
  page.goto = (url, options) => afterVisit(goto(url, options), options);
  page.reload = (options) => afterVisit(reload(options), options);
}

/** Opens a page of the site. React is waited for on sample pages alone: on the others of a template it does the same. */
export async function visit(page: Page, {path, url}: {path: string; url: string}) {
  if (samplePages.some((sample) => sample === path)) await page.goto(url);
  else await page.goto(url, {waitUntil: 'load'});
}

/** The scripts of React, Next and the page's components. */
export const reactScripts = '**/_next/static/chunks/*.js';

/** Holds back the files that a page asks for from now on, as a slow network does. Returns what lets them through. */
export async function holdRequests(page: Page, files: string | RegExp = reactScripts) {
  const {promise: released, resolve: release} = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Makes the pauses between two attempts (lib/retry.ts), of one to four seconds, a tenth as long. */
export const shortenRetryDelays = (page: Page) =>
  page.addInitScript(() => {
    const original = window.setTimeout.bind(window);
    const shortened = (run: TimerHandler, delayMs = 0, ...args: unknown[]) => {
      const isRetryDelay = delayMs >= 1000 && delayMs <= 4000;
      return original(run, isRetryDelay ? delayMs / 10 : delayMs, ...args);
    };
    window.setTimeout = shortened as typeof window.setTimeout;
  });

/** Follows a link to another page, until that one answers. */
export async function follow(link: Locator) {
  const page = link.page();
  await page.evaluate(() => {
    document.documentElement.dataset.former = '';
  });
  await link.click();
  await page.waitForFunction(() => {
    // A document that has just begun has no root yet.
    const root: HTMLElement | null = document.documentElement;
    return root?.dataset.former === undefined && document.readyState === 'complete';
  });
  await wakeUp(page);
}

type Answer = {status: number; html: string; ids: Set<string>};

const answers = new Map<string, Promise<Answer>>();

async function fetchAnswer(request: APIRequestContext, path: string): Promise<Answer> {
  const response = await request.get(path, {maxRedirects: 0});
  const html = await response.text();
  const ids = new Set<string>();
  for (const [, id = ''] of html.matchAll(/\sid="([^"]+)"/g)) ids.add(id);
  return {status: response.status(), html, ids};
}

/** The answer to a path, without following redirects, and the ids in it. A worker asks for each path once. */
export function fetchOnce(request: APIRequestContext, path: string): Promise<Answer> {
  const known = answers.get(path);
  if (known) return known;
  const answer = fetchAnswer(request, path);
  answers.set(path, answer);
  return answer;
}

/** The breaches of WCAG and of good practice that a machine can see; of all its rules, or of these. */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  // A colour on its way to another one is neither of the two.
  const hasTransition = () =>
    page.evaluate(() => document.getAnimations().some((animation) => animation instanceof CSSTransition));
  await expect.poll(hasTransition).toBe(false);
  const axe = new AxeBuilder({page}).options({resultTypes: ['violations']});
  if (rules) axe.withRules(rules);
  // The other mode opens a page of its own to sum up frames, of which the site has none.
  const {violations} = await axe.setLegacyMode().analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}

/** How far the top of a section is from where the header ends (px). */
export async function distanceFromHeader(page: Page, selector: string): Promise<number> {
  const top = await page.locator(selector).evaluate((section) => section.getBoundingClientRect().top);
  return Math.abs(Math.round(top) - headerHeight);
}

export const header = (page: Page) => page.getByRole('banner');

/** Whether the focus is at or inside an element. `:focus` would need an id, which React makes up. */
export const holdsFocus = (element: Locator) => element.evaluate((node) => node.contains(document.activeElement));
