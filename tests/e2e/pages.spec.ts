import type {Page} from '@playwright/test';
import {pages} from '@/content/paths';
import {localizedHref} from '@/i18n/localePath';
import {site} from '@/settings/site';
import * as measures from './measures';
import {
  alternateLocale,
  expect,
  illustratedPages,
  routes,
  samplePages,
  test,
  visit,
  wideWindow,
  words,
} from './support';

/** What every page owes its visitors. What only a template does is asked of its first page. */

/** Every page in one language, its neighbours in the other; of each template, one page in both. */
const routesOfEveryPage = pages.flatMap(({path}, index) =>
  routes.filter(
    (route) => route.path === path && (samplePages.includes(path) || route.locale === alternateLocale(index)),
  ),
);

/** What next-intl shows for a message that it does not have: `catalog.key`. */
function missingMessage(catalogs: string[]): RegExp {
  return new RegExp(`(?<![\\w./@-])(?:${catalogs.join('|')})\\.[a-zA-Z][\\w.-]*`);
}

/** What a program writes where a value is missing. */
const missingValue = /[{}]|undefined|NaN|\[object/;

for (const {url, locale} of routesOfEveryPage) {
  test(`${url} can be read as soon as it is there, in words, and stays in its place`, async ({page}) => {
    await page.addInitScript(measures.watchShifts);
    await page.setViewportSize(wideWindow);
    const response = await page.goto(url);
    expect(response?.status()).toBe(200);
    // The header is not painted alone: the first paint waits for the words below the title.
    const awaited = await page.locator('link[rel="expect"][blocking="render"]').getAttribute('href');
    await expect.soft(page.locator(`main ${awaited}`)).toHaveText(/\p{L}{3}/u);
    expect.soft(await measures.transparentElements(page, wideWindow.height)).toEqual([]);
    await measures.readThrough(page);
    expect.soft(await page.evaluate(() => window.shifts), 'layout shift').toBeLessThan(0.01);
    const key = missingMessage(Object.keys(words(locale)));
    const texts = await measures.textsOf(page);
    expect.soft(texts.filter((text) => key.test(text) || missingValue.test(text))).toEqual([]);
  });
}

/** The top of a page, before anybody scrolls, on two laptops and a phone. */
const firstScreens = [
  {width: 1366, height: 657},
  {width: 1280, height: 720},
  {width: 390, height: 664},
];

async function expectRoom(page: Page, width: number) {
  expect.soft(await measures.sidewaysScroll(page), `${width} px`).toBe(0);
  expect.soft(await measures.cutTexts(page), `${width} px`).toEqual([]);
}

for (const {path, collection, url} of routes) {
  const sells = collection !== 'legal' && path !== '/contact';

  test(`${url} has room for its words in every window${sells ? ', its main button in sight' : ''}`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize(wideWindow);
    await visit(page, {path, url});
    // What loads late is the same on all pages of a template.
    if (samplePages.includes(path)) await measures.readThrough(page);
    await expectRoom(page, wideWindow.width);
    for (const width of [1024, 768, 320]) {
      await page.setViewportSize({width, height: 740});
      expect.soft(await measures.brokenWords(page), `${width} px`).toEqual([]);
    }
    await expectRoom(page, 320);
    if (!sells) return;
    for (const {width, height} of firstScreens) {
      await page.setViewportSize({width, height});
      const [mainButton] = await measures.buttonLinks(page.getByRole('main').getByRole('link'));
      expect.soft(mainButton?.bottom, `${width} × ${height}`).toBeLessThanOrEqual(height);
    }
  });
}

const demoSections = ['#book-demo', '#demo', '#hubspot-form'];

for (const [index, path] of illustratedPages.entries()) {
  const url = localizedHref(alternateLocale(index), path);

  test(`${url} offers the demo in one colour, the trial in another`, async ({page}) => {
    await page.goto(url, {waitUntil: 'load'});
    const buttons = await measures.buttonLinks(page.getByRole('main').getByRole('link'));
    const demoButtons = buttons.filter(({href}) => demoSections.some((section) => href.endsWith(section)));
    const trialButtons = buttons.filter(({href}) => href === site.admin);
    expect(demoButtons.filter(({isFilled}) => !isFilled)).toEqual([]);
    expect(trialButtons.filter(({isFilled}) => isFilled)).toEqual([]);
  });
}

const industryRoutes = routes.filter(({collection}) => collection === 'industries');
const goodsOf = (page: Page) => page.locator('main section').first().locator('img');

for (const {url} of industryRoutes) {
  test(`the drawn goods of ${url} leave its words free`, async ({page}) => {
    await page.goto(url, {waitUntil: 'load'});
    const goods = goodsOf(page);
    for (const width of [768, 1440, 1920]) {
      await page.setViewportSize({width, height: 900});
      await goods.evaluate((image: HTMLImageElement) => image.decode());
      expect.soft(await goods.evaluate(measures.textsUnder), `${width} px`).toEqual([]);
    }
  });
}

const routesOfEachIndustry = routesOfEveryPage.filter(({collection}) => collection === 'industries');

for (const {url} of routesOfEachIndustry) {
  test(`the drawn goods of ${url} keep their shape after a reload further down`, async ({page}) => {
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
