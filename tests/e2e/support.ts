import {AxeBuilder} from '@axe-core/playwright';
import {type APIRequestContext, test as base, expect, type Locator, type Page} from '@playwright/test';
import {pages} from '@/content/paths';
import type {Messages} from '@/i18n/catalogs';
import {messageArguments} from '@/i18n/facts';
import {withFallback} from '@/i18n/fallback';
import {defaultLocale, type Locale, publishedLocales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {catalogTree} from '@/i18n/tooling/catalogFiles';
import {mapTexts} from '@/i18n/tree';
import {keepPairsTogether} from '@/i18n/unicode';
import {wakeReact} from '@/tests/support/wakeReact';

export {expect};

/** The viewports of a laptop and of a small phone. */
export const wideWindow = {width: 1440, height: 900};
export const narrowWindow = {width: 360, height: 740};

/** The height of the header in px. The header stays at the top of the viewport. */
export const headerHeight = 64;

/** All pages in all published languages. */
export const routes = pages.flatMap(({path, collection, canonical}) =>
  publishedLocales.map((locale) => ({path, collection, canonical, locale, url: localizedHref(locale, path)})),
);

/** The pages of a collection have the same template. Every other page has its own. */
const templateOf = ({path, collection}: (typeof pages)[number]): string => collection ?? path;

/** One page for each template: the first page of each collection, and all pages outside the collections. */
export const samplePages = pages
  .filter((page) => page === pages.find((other) => templateOf(other) === templateOf(page)))
  .map(({path}) => path);

/** The sample pages, and the pages with a unique drawing. All other pages differ from these only in their text. */
export const illustratedPages = pages
  .filter(({path, collection}) => samplePages.includes(path) || collection === 'products' || collection === 'useCases')
  .map(({path}) => path);

/** Alternates between the languages along a list of pages, for tests in which the language hardly matters. */
export function alternateLocale(index: number): Locale {
  return publishedLocales[index % publishedLocales.length] ?? defaultLocale;
}

/** The unformatted messages of a language as pages show them, with English fallbacks. */
export function words(locale: Locale): Messages {
  // The same keys as English, which typed them.
  return mapTexts(withFallback(catalogTree(defaultLocale), catalogTree(locale)), keepPairsTogether) as Messages;
}

/** Fills in the names that every message may use: `{brand}` → Vyom Commerce. */
export function withNames(message: string, locale: Locale): string {
  const {brand, company} = messageArguments(locale);
  return message.replaceAll('{brand}', brand).replaceAll('{company}', company);
}

/** Chromium rejects a promise if the next page loads before a view transition could start. Visitors do not notice. */
const abortedFade = /^Transition was aborted/;

/** Collects console errors, exceptions and requests to other servers. */
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

/** Has `goto` wait for React, and collects the problems of a page. */
function watch(page: Page, ownOrigin: string | undefined, javaScriptEnabled: boolean | undefined): string[] {
  if (javaScriptEnabled !== false) hydrateAfterEachVisit(page);
  return collectProblems(page, ownOrigin);
}

const expectNone = (problems: string[]) => expect([...new Set(problems)]).toEqual([]);

type Fixtures = {
  /** The errors so far. A test that expects an error removes it with `ignoreProblems`. */
  problems: string[];
  scriptlessPage: Page;
};

/** A test that fails on any problem of its page, and in which `goto` waits until React has hydrated the page. */
export const test = base.extend<Fixtures>({
  scriptlessPage: async ({browser}, use) => {
    const page = await browser.newPage({javaScriptEnabled: false});
    await use(page);
    await page.close();
  },
  problems: [
    async ({page, baseURL, javaScriptEnabled}, use) => {
      const problems = watch(page, baseURL, javaScriptEnabled);
      await use(problems);
      expectNone(problems);
    },
    {auto: true},
  ],
});

/** A page that stays open after a test, with its problems so far. */
type OpenPage = {url: string; page: Page; problems: string[]};

type LookFixtures = {
  /** The address of the page that the tests of a group look at. */
  url: string;
  opened: OpenPage;
};

/**
 * A test that looks at a page without leaving it. The tests of a group (`lookAt`) share one opened page, because a visit costs more than
 * most looks. A test that changes the document undoes the change. After a test that fails, the next test gets a new page.
 */
export const lookTest = test.extend<LookFixtures, {kept: {page?: OpenPage}}>({
  url: ['', {option: true}],
  // The tests of a worker share this object, and with it the page.
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const kept: {page?: OpenPage} = {};
      await use(kept);
      await kept.page?.page.close();
    },
    {scope: 'worker'},
  ],
  opened: async ({browser, kept, url, baseURL, javaScriptEnabled}, use) => {
    let opened = kept.page;
    if (opened?.url !== url) {
      await opened?.page.close();
      const page = await browser.newPage();
      opened = {url, page, problems: watch(page, baseURL, javaScriptEnabled)};
      kept.page = opened;
    }
    await use(opened);
  },
  page: ({opened}, use) => use(opened.page),
  problems: async ({opened}, use) => {
    await use(opened.problems);
    expectNone(opened.problems);
  },
});

/** A group of tests that look at one page, one after the other in one worker. */
export function lookAt(url: string, declareTests: () => void) {
  lookTest.describe(url, () => {
    lookTest.describe.configure({mode: 'default'});
    lookTest.use({url});
    declareTests();
  });
}

/** Removes expected problems. */
export function ignoreProblems(problems: string[], expected: RegExp) {
  const others = problems.filter((problem) => !expected.test(problem));
  problems.splice(0, problems.length, ...others);
}

/** Makes the page load React. */
export const wake = (page: Page) => page.evaluate(wakeReact);

/** Runs in the page. The error screen of a whole document is never hydrated, and has no #main. */
const isHydrated = () => !document.querySelector('#main') || document.documentElement.dataset.hydrated !== undefined;

async function hydrate(page: Page) {
  await wake(page);
  await page.waitForFunction(isHydrated);
}

type Navigation = ReturnType<Page['goto']>;
type NavigationOptions = Parameters<Page['goto']>[1];

/**
 * Makes `goto` and `reload` load React and wait for it, unless a test passes `waitUntil`. Otherwise a page loads
 * React only when one of its parts needs it, and a test might press something before that.
 */
function hydrateAfterEachVisit(page: Page) {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const afterVisit = async (navigation: Navigation, options: NavigationOptions) => {
    const response = await navigation;
    const waitUntil = options?.waitUntil ?? 'networkidle';
    if (waitUntil === 'networkidle') await hydrate(page);
    return response;
  };
  page.goto = (url, options) => afterVisit(goto(url, options), options);
  page.reload = (options) => afterVisit(reload(options), options);
}

/** Opens a page, unless it is open. Waits for React only on sample pages, because other pages of a template behave the same. */
export async function visit(page: Page, {path, url}: {path: string; url: string}) {
  const isOpen = page.url() !== 'about:blank';
  const needsReact = samplePages.some((sample) => sample === path);
  if (!isOpen) await page.goto(url, {waitUntil: 'load'});
  if (needsReact) await hydrate(page);
}

/** The scripts of React, Next and the page's components. */
export const reactScripts = '**/_next/static/chunks/*.js';

/**
 * Holds back files that a page requests, like a slow network.
 * @returns a function that releases them
 */
export async function holdRequests(page: Page, files: string | RegExp = reactScripts) {
  const {promise: released, resolve: release} = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Makes the pauses between two attempts (lib/retry.ts), of one to six seconds, a tenth as long. */
export const shortenRetryDelays = (page: Page) =>
  page.addInitScript(() => {
    const original = window.setTimeout.bind(window);
    const shortened = (run: TimerHandler, delayMs = 0, ...args: unknown[]) => {
      const isRetryDelay = delayMs >= 1000 && delayMs <= 6000;
      return original(run, isRetryDelay ? delayMs / 10 : delayMs, ...args);
    };
    window.setTimeout = shortened as typeof window.setTimeout;
  });

/** Follows a link to another page, and waits until React has hydrated the new page. */
export async function follow(link: Locator) {
  const page = link.page();
  await page.evaluate(() => {
    document.documentElement.dataset.former = '';
  });
  await link.click();
  await page.waitForFunction(() => {
    // A new document has no root element for a moment.
    const root: HTMLElement | null = document.documentElement;
    return root?.dataset.former === undefined && document.readyState === 'complete';
  });
  await hydrate(page);
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

/** Fetches a path without following redirects. Each worker fetches each path only once. */
export function fetchOnce(request: APIRequestContext, path: string): Promise<Answer> {
  const known = answers.get(path);
  if (known) return known;
  const answer = fetchAnswer(request, path);
  answers.set(path, answer);
  return answer;
}

/**
 * The violations of WCAG and of good practice that axe finds.
 * @param rules only these of axe's rules
 */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  // During a transition, axe would see a colour that is between the two real ones.
  const hasTransition = () =>
    page.evaluate(() => document.getAnimations().some((animation) => animation instanceof CSSTransition));
  await expect.poll(hasTransition).toBe(false);
  const axe = new AxeBuilder({page}).options({resultTypes: ['violations']});
  if (rules) axe.withRules(rules);
  // Legacy mode reads no frames, and the site has none. The default mode would open another page to merge their results.
  const {violations} = await axe.setLegacyMode().analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}

/** The distance between the header and the top of a section, in px. */
export async function distanceFromHeader(page: Page, selector: string): Promise<number> {
  const top = await page.locator(selector).evaluate((section) => section.getBoundingClientRect().top);
  return Math.abs(Math.round(top) - headerHeight);
}

export const header = (page: Page) => page.getByRole('banner');

/** Whether the focus is on an element or inside it. */
export const holdsFocus = (element: Locator) => element.evaluate((node) => node.contains(document.activeElement));
