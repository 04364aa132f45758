import type {Page} from '@playwright/test';
import {defaultLocale, publishedLocales} from '@/i18n/languages';
import * as measures from './measures';
import {
  alternateLocale,
  axeViolations,
  expect,
  illustratedPages,
  lookAt,
  narrowWindow,
  routes,
  samplePages,
  lookTest as test,
  visit,
  wideWindow,
} from './support';

/** Tests for visitors with disabilities, and for those whose browser runs no scripts. */

type Route = (typeof routes)[number];

const setTextSize = (page: Page, size: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, size);

/** The narrowest windows of layouts (app/globals.css, `--container-…`); in the first, every page is tried by pages.spec.ts. */
const layouts = [480, 704, 1000, 1184];

function testSizes(route: Route) {
  test('has touch targets of at least 44 px', async ({page}) => {
    await page.setViewportSize(narrowWindow);
    await visit(page, route);
    expect.soft(await measures.smallTargets(page)).toEqual([]);
    await page.setViewportSize(wideWindow);
    expect.soft(await measures.smallTargets(page)).toEqual([]);
  });

  test('cuts off no text at twice the text size', async ({page}) => {
    // Zooming the whole page to 200 % leaves half of the window's width.
    await page.setViewportSize({width: 640, height: 400});
    await visit(page, route);
    expect.soft(await measures.cutTexts(page), '640 px').toEqual([]);
    // Other visitors enlarge the text only.
    await setTextSize(page, '200%');
    await page.setViewportSize({width: 1280, height: 800});
    expect.soft(await measures.sidewaysScroll(page), '1280 px').toBe(0);
    expect.soft(await measures.cutTexts(page), '1280 px').toEqual([]);
    await page.setViewportSize(narrowWindow);
    expect.soft(await measures.sidewaysScroll(page), '360 px').toBe(0);
    // On a phone, only drawings may be cut off.
    expect.soft(await measures.cutTexts(page, '[role="img"]'), '360 px').toEqual([]);
    await setTextSize(page, '');
  });

  test('loses no word to who spaces texts out', async ({page}) => {
    await visit(page, route);
    await page.evaluate(measures.spaceTexts);
    for (const width of layouts) {
      await page.setViewportSize({width, height: 800});
      expect.soft(await measures.sidewaysScroll(page), `${width} px`).toBe(0);
      expect.soft(await measures.cutTexts(page, '[role="img"]'), `${width} px`).toEqual([]);
    }
    await page.evaluate(measures.unspaceTexts);
  });
}

function testUse(route: Route) {
  const {url} = route;

  test('has no animations with reduced motion', async ({page}) => {
    await visit(page, route);
    await expect.poll(() => measures.movingElements(page), {timeout: 5000}).toEqual([]);
  });

  test('shows what a search in the page finds', async ({page}) => {
    await visit(page, route);
    for (const size of [narrowWindow, wideWindow]) {
      await page.setViewportSize(size);
      expect.soft(await measures.unseenTexts(page), `${size.width} px`).toEqual([]);
    }
  });

  test('has the same text without scripts', async ({page, scriptlessPage}) => {
    const headingsOf = (tab: Page) => tab.locator('main').locator('h1, h2, h3').allTextContents();
    // Forms do not count, because without scripts the page shows the email address and phone number instead.
    const textLengthOf = async (tab: Page) => {
      const everything = await tab.locator('main').innerText();
      const forms = await tab.locator('main form').allInnerTexts();
      return everything.length - forms.join('').length;
    };
    await visit(page, route);
    // What fades in by a script must not wait for it.
    await scriptlessPage.emulateMedia({reducedMotion: 'no-preference'});
    await scriptlessPage.goto(url);
    for (const tab of [page, scriptlessPage]) await tab.setViewportSize(wideWindow);
    expect.soft(await headingsOf(scriptlessPage)).toEqual(await headingsOf(page));
    expect.soft(await textLengthOf(scriptlessPage)).toBeGreaterThan((await textLengthOf(page)) * 0.9);
    expect.soft(await measures.transparentElements(scriptlessPage)).toEqual([]);
    expect.soft(await measures.sidewaysScroll(scriptlessPage)).toBe(0);
  });

  test('covers nothing that has the focus, enlarged to 400 %', async ({page}) => {
    await page.setViewportSize({width: 320, height: 256});
    await visit(page, route);
    expect.soft(await measures.coveredStops(page)).toEqual([]);
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    expect.soft(await measures.coveredStops(page), 'without a network').toEqual([]);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  });

  // This test is the last, because what the buttons open stays open.
  test('has buttons that each have a type and an effect', async ({page}) => {
    await page.setViewportSize(wideWindow);
    await visit(page, route);
    expect.soft(await page.locator('button:not([type])').count(), 'buttons without a type').toBe(0);
    expect.soft(await measures.deadButtons(page)).toEqual([]);
  });
}

for (const locale of publishedLocales) {
  const settings =
    locale === defaultLocale
      ? {colorScheme: 'light' as const, viewport: wideWindow}
      : {colorScheme: 'dark' as const, viewport: narrowWindow};

  test.describe(`${settings.colorScheme}, ${settings.viewport.width} px wide at first`, () => {
    test.use({...settings, reducedMotion: 'reduce'});

    for (const route of routes.filter(({path}) => illustratedPages.includes(path))) {
      if (route.locale !== locale) continue;
      const turn = samplePages.indexOf(route.path);

      lookAt(route.url, () => {
        test('has no violations in axe', async ({page}) => {
          await visit(page, route);
          expect(await axeViolations(page)).toEqual([]);
        });

        if (turn >= 0) testSizes(route);
        // Each sample page in one language, by turns.
        if (turn >= 0 && locale === alternateLocale(turn)) testUse(route);
      });
    }
  });
}
