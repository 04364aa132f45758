import type {Page} from '@playwright/test';
import {aboutKey} from '@/content/formFields';
import {pages} from '@/content/paths';
import {paidPlanIds, plans} from '@/content/plans';
import {site} from '@/settings/site';
import * as measures from './measures';
import {
  alternateLocale,
  expect,
  illustratedPages,
  lookAt,
  routes,
  samplePages,
  lookTest as test,
  visit,
  wideWindow,
  words,
} from './support';

/** Tests that run on every page. What all pages of a template have in common is tested on its first page only. */

type Route = (typeof routes)[number];

const isSample = ({path}: Route) => samplePages.includes(path);

/** Whether a page is tested in its language: along a list of pages, the languages take turns. */
const isTurnOf = ({path, locale}: Route, paths: readonly string[]) => locale === alternateLocale(paths.indexOf(path));

/** For a missing message next-intl shows its key: `catalog.key`. */
function missingMessage(catalogs: string[]): RegExp {
  return new RegExp(`(?<![\\w./@-])(?:${catalogs.join('|')})\\.[a-zA-Z][\\w.-]*`);
}

/** What JavaScript writes for a missing value. */
const missingValue = /[{}]|undefined|NaN|\[object/;

function testReading({url, locale}: Route) {
  test('can be read from the first paint on, lacks no text, and does not move', async ({page}) => {
    await page.setViewportSize(wideWindow);
    // At the second visit the fonts come from the cache. What moves if they come late is measured in fonts.spec.ts.
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    await page.addInitScript(measures.watchShifts);
    const response = await page.goto(url);
    expect(response?.status()).toBe(200);
    // The first paint waits for the text below the title, so that the header is not painted alone.
    const awaited = await page.locator('link[rel="expect"][blocking="render"]').getAttribute('href');
    await expect.soft(page.locator(`main ${awaited}`)).toHaveText(/[\p{L}\p{M}]{3}/u);
    expect.soft(await measures.transparentElements(page, wideWindow.height)).toEqual([]);
    await measures.readThrough(page);
    expect.soft(await page.evaluate(() => window.shifts), 'layout shift').toBeLessThan(0.01);
    const key = missingMessage(Object.keys(words(locale)));
    const texts = await measures.textsOf(page);
    expect.soft(texts.filter((text) => key.test(text) || missingValue.test(text))).toEqual([]);
  });
}

const demoSections = ['#book-demo', '#demo', '#hubspot-form'];

/** In the list of prices only the most popular plan's button is filled, so that it stands out. */
const otherPlans = paidPlanIds.filter((id) => !('popular' in plans[id]));
const isOtherPlan = (href: string) => otherPlans.some((id) => href.includes(`${aboutKey}=${id}#`));

function testButtons(route: Route) {
  test('has filled buttons for the demo, and outlined ones for the trial', async ({page}) => {
    await visit(page, route);
    const buttons = await measures.buttonLinks(page.getByRole('main').getByRole('link'));
    const demoButtons = buttons.filter(({href}) => demoSections.some((section) => href.endsWith(section)));
    const trialButtons = buttons.filter(({href}) => href === site.admin);
    expect(demoButtons.filter(({href, isFilled}) => !isFilled && !isOtherPlan(href))).toEqual([]);
    expect(trialButtons.filter(({isFilled}) => isFilled)).toEqual([]);
  });
}

const goodsOf = (page: Page) => page.locator('main section').first().locator('img');

function testGoods(route: Route) {
  test('has drawn goods that do not cover its words', async ({page}) => {
    await visit(page, route);
    const goods = goodsOf(page);
    for (const width of [768, 1440, 1920]) {
      await page.setViewportSize({width, height: 900});
      await goods.evaluate((image: HTMLImageElement) => image.decode());
      expect.soft(await goods.evaluate(measures.textsUnder), `${width} px`).toEqual([]);
    }
  });
}

/** The windows of two laptops and a phone. */
const firstScreens = [
  {width: 1366, height: 657},
  {width: 1280, height: 720},
  {width: 390, height: 664},
];

async function expectRoom(page: Page, width: number) {
  expect.soft(await measures.sidewaysScroll(page), `${width} px`).toBe(0);
  expect.soft(await measures.cutTexts(page), `${width} px`).toEqual([]);
}

function testRoom(route: Route) {
  const sells = route.collection !== 'legal' && route.path !== '/contact';

  test(`fits in every window${sells ? ', with its main button in view' : ''}`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize(wideWindow);
    await visit(page, route);
    // Parts that load late are the same on all pages of a template.
    if (isSample(route)) await measures.readThrough(page);
    await expectRoom(page, wideWindow.width);
    for (const width of [1024, 768, 320]) {
      await page.setViewportSize({width, height: 740});
      expect.soft(await measures.brokenWords(page), `${width} px`).toEqual([]);
    }
    await expectRoom(page, 320);
    for (const {width, height} of sells ? firstScreens : []) {
      await page.setViewportSize({width, height});
      const [mainButton] = await measures.buttonLinks(page.getByRole('main').getByRole('link'));
      expect.soft(mainButton?.bottom, `${width} × ${height}`).toBeLessThanOrEqual(height);
    }
    // Also for who spaces texts out: accessibility.spec.ts has more windows.
    await page.evaluate(measures.spaceTexts);
    for (const width of [390, 320]) {
      await page.setViewportSize({width, height: 664});
      expect.soft(await measures.sidewaysScroll(page), `spaced out, ${width} px`).toBe(0);
      expect.soft(await measures.cutTexts(page, '[role="img"]'), `spaced out, ${width} px`).toEqual([]);
    }
    await page.evaluate(measures.unspaceTexts);
  });
}

function testReload({url}: Route) {
  test('keeps the size of its drawn goods when it is reloaded further down', async ({page}) => {
    await page.setViewportSize({width: 1920, height: 900});
    await page.goto(url, {waitUntil: 'load'});
    const goods = goodsOf(page);
    const shape = () => goods.evaluate(({width, height}: HTMLImageElement) => ({width, height}));
    await goods.evaluate((image: HTMLImageElement) => image.decode());
    const before = await shape();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.reload({waitUntil: 'load'});
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(900);
    expect(await shape()).toEqual(before);
  });
}

const paths = pages.map(({path}) => path);

for (const route of routes) {
  const {path, url, collection} = route;
  const isIndustry = collection === 'industries';

  lookAt(url, () => {
    // Every page in one language, the first page of each template in both.
    if (isSample(route) || isTurnOf(route, paths)) testReading(route);
    if (illustratedPages.includes(path) && isTurnOf(route, illustratedPages)) testButtons(route);
    if (isIndustry) testGoods(route);
    testRoom(route);
    // Every industry has the same element with the size of its own drawing.
    if (isIndustry && isSample(route)) testReload(route);
  });
}
