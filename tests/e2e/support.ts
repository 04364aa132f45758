import {AxeBuilder} from '@axe-core/playwright';
import {type APIRequestContext, test as base, expect, type Locator, type Page} from '@playwright/test';
import {pages} from '@/content/paths';
import type {Messages} from '@/i18n/catalogs';
import {messageArguments} from '@/i18n/facts';
import {type Locale, publishedLocales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {catalogTree} from '@/i18n/tooling/catalogFiles';
import {wakeReact} from '@/tests/support/wakeReact';

export {expect};

/** Every page in every language that is published. */
export const routes = pages.flatMap(({path, collection, canonical}) =>
  publishedLocales.map((locale) => ({path, collection, canonical, locale, url: localizedHref(locale, path)})),
);

/** The first page of each collection, and the pages that are one of a kind: one for each template. */
export const samplePages = [...Map.groupBy(pages, ({path, collection = path}) => collection).values()].flatMap(
  ([first]) => first?.path ?? [],
);

/** These, and the pages that draw an interface each; what is left differs from them in words alone. */
export const illustratedPages = pages.flatMap(({path, collection = ''}) =>
  samplePages.includes(path) || ['products', 'useCases'].includes(collection) ? path : [],
);

/** The words of a language, as the catalogs have them: messages are not formatted. */
export function words(locale: Locale): Messages {
  // The files' keys are proved equal to English by i18n/shape.ts and the catalogs' test.
  return catalogTree(locale) as unknown as Messages;
}

/** A message with the names that every message may use: `{brand}` → Vyom Commerce. */
export function named(message: string, locale: Locale): string {
  const {brand, company} = messageArguments(locale);
  return message.replaceAll('{brand}', brand).replaceAll('{company}', company);
}

/**
 * A test that fails on whatever goes wrong behind the page's back: an error in the console, an uncaught exception, a
 * request to another server. A test that expects an error takes it out of `problems`.
 */
export const test = base.extend<{problems: string[]; plain: Page}>({
  plain: async ({browser}, use) => {
    const page = await browser.newPage({javaScriptEnabled: false});
    await use(page);
    await page.close();
  },
  problems: [
    async ({page, baseURL, javaScriptEnabled}, use) => {
      if (javaScriptEnabled !== false) answersOnceLoaded(page);
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()} ${message.location().url}`);
      });
      // Chromium rejects a fade between two pages when the next one is there too soon: nobody sees that.
      page.on(
        'pageerror',
        ({message}) => /^Transition was aborted/.test(message) || problems.push(`uncaught: ${message}`),
      );
      page.on('request', (request) => {
        const {protocol, origin} = new URL(request.url());
        if (/^https?:$/.test(protocol) && origin !== baseURL) problems.push(`request: ${request.url()}`);
      });
      await use(problems);
      expect([...new Set(problems)]).toEqual([]);
    },
    {auto: true},
  ],
});

/** Takes what a test expects out of the problems. */
export function ignoreProblems(problems: string[], expected: RegExp) {
  problems.splice(0, problems.length, ...problems.filter((problem) => !expected.test(problem)));
}

/** Has React come. */
export const wake = (page: Page) => page.evaluate(wakeReact);

const isAwake = () => !document.querySelector('#main') || document.documentElement.dataset.hydrated !== undefined;

/**
 * React comes when it is needed, later than the load event: a test that presses something at once would press markup. Wakes it
 * after every visit, unless the test says itself what it waits for.
 */
function answersOnceLoaded(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const answered = async (visit: ReturnType<typeof goto>, waitUntil?: string) => {
    const response = await visit;
    if (waitUntil && waitUntil !== 'networkidle') return response;
    await wake(page);
    await page.waitForFunction(isAwake);
    return response;
  };
  page.goto = (url, options) => answered(goto(url, options), options?.waitUntil);
  page.reload = (options) => answered(reload(options), options?.waitUntil);
}

/** Holds back the scripts, or other files, that a page asks for from now on, as a slow network does. Gives what lets them through. */
export async function holdScripts(page: Page, scripts: string | RegExp = '**/_next/static/chunks/*.js') {
  const {promise: released, resolve: release} = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Pauses between two attempts (lib/retry.ts) are a tenth as long. */
export const hurryRetries = (page: Page) =>
  page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((run: TimerHandler, ms = 0, ...args: unknown[]) =>
      later(run, ms >= 1000 && ms <= 4000 ? ms / 10 : ms, ...args)) as typeof window.setTimeout;
  });

/** Follows a link to another page, until that one answers. */
export async function follow(link: Locator) {
  const page = link.page();
  await page.evaluate(() => {
    document.documentElement.dataset.former = '';
  });
  await link.click();
  await page.waitForFunction(() => {
    // None yet in a document that has just begun.
    const root: HTMLElement | null = document.documentElement;
    return root?.dataset.former === undefined && document.readyState === 'complete';
  });
  await wake(page);
  await page.waitForFunction(isAwake);
}

const fetched = new Map<string, Promise<{status: number; html: string; ids: Set<string>}>>();

/** The answer to a path, without following redirects, and the ids in it. Asked once a worker. */
export function answerOf(request: APIRequestContext, path: string) {
  const known = fetched.get(path);
  if (known) return known;
  const answer = request.get(path, {maxRedirects: 0}).then(async (response) => {
    const html = await response.text();
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? ''));
    return {status: response.status(), html, ids};
  });
  fetched.set(path, answer);
  return answer;
}

/** The breaches of WCAG and of good practice that a machine can see; of all its rules, or of these. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // A colour on its way to another one is neither.
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().some((one) => one instanceof CSSTransition)))
    .toBe(false);
  const axe = new AxeBuilder({page}).options({resultTypes: ['violations']});
  const result = await (rules ? axe.withRules(rules) : axe)
    // The other mode opens a page of its own to sum up frames, of which the site has none.
    .setLegacyMode()
    .analyze();
  return result.violations.flatMap(({id, nodes}) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}\n${node.failureSummary}`),
  );
}

/** How far the top of a section is from where the header ends, in px. */
export const distance = (page: Page, selector: string) =>
  page.locator(selector).evaluate((section) => Math.abs(Math.round(section.getBoundingClientRect().top) - 64));

export const header = (page: Page) => page.getByRole('banner');

/** The ids of focused elements cannot be relied on: asks whether the focus is at or inside an element. */
export const holdsFocus = (element: Locator) => element.evaluate((node) => node.contains(document.activeElement));
