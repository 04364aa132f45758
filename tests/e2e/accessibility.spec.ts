import type {Page} from '@playwright/test';
import {defaultLocale, publishedLocales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import * as measures from './measures';
import {
  alternateLocale,
  axeViolations,
  expect,
  illustratedPages,
  narrowWindow,
  routes,
  samplePages,
  test,
  visit,
  wideWindow,
} from './support';

/** Tests for visitors with disabilities, and for those whose browser runs no scripts. */

for (const locale of publishedLocales) {
  const settings =
    locale === defaultLocale
      ? {colorScheme: 'light' as const, viewport: wideWindow}
      : {colorScheme: 'dark' as const, viewport: narrowWindow};

  test.describe(`${settings.colorScheme}, ${settings.viewport.width} px wide`, () => {
    test.use({...settings, reducedMotion: 'reduce'});

    for (const path of illustratedPages) {
      const url = localizedHref(locale, path);

      test(`${url} has no violations in axe`, async ({page}) => {
        await visit(page, {path, url});
        expect(await axeViolations(page)).toEqual([]);
      });
    }
  });
}

const sampleRoutes = routes.filter(({path}) => samplePages.includes(path));

for (const {url} of sampleRoutes) {
  test(`${url} cuts off no text at twice the text size`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    // Zooming the whole page to 200 % leaves half of the window's width.
    await page.setViewportSize({width: 640, height: 400});
    await page.goto(url);
    expect.soft(await measures.cutTexts(page), '640 px').toEqual([]);
    // Other visitors enlarge the text only.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await page.setViewportSize({width: 1280, height: 800});
    expect.soft(await measures.sidewaysScroll(page), '1280 px').toBe(0);
    expect.soft(await measures.cutTexts(page), '1280 px').toEqual([]);
    await page.setViewportSize(narrowWindow);
    expect.soft(await measures.sidewaysScroll(page), '360 px').toBe(0);
    // On a phone, only drawings may be cut off.
    expect.soft(await measures.cutTexts(page, '[role="img"]'), '360 px').toEqual([]);
  });

  test(`${url} has touch targets of at least 44 px`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize(narrowWindow);
    await page.goto(url);
    expect.soft(await measures.smallTargets(page)).toEqual([]);
    await page.setViewportSize(wideWindow);
    expect.soft(await measures.smallTargets(page)).toEqual([]);
  });
}

/** The narrowest windows of layouts (app/globals.css, `--container-…`); in the first, every page is tried by pages.spec.ts. */
const layouts = [480, 704, 1000, 1184];

for (const {url} of sampleRoutes) {
  test(`${url} loses no word to who spaces texts out`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(url);
    await page.evaluate(measures.spaceTexts);
    for (const width of layouts) {
      await page.setViewportSize({width, height: 800});
      expect.soft(await measures.sidewaysScroll(page), `${width} px`).toBe(0);
      expect.soft(await measures.cutTexts(page, '[role="img"]'), `${width} px`).toEqual([]);
    }
  });
}

for (const [index, path] of samplePages.entries()) {
  const url = localizedHref(alternateLocale(index), path);

  test(`${url} shows what a search in the page finds`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(url);
    for (const size of [narrowWindow, wideWindow]) {
      await page.setViewportSize(size);
      expect.soft(await measures.unseenTexts(page), `${size.width} px`).toEqual([]);
    }
  });

  test(`${url} covers nothing that has the focus, enlarged to 400 %`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize({width: 320, height: 256});
    await page.goto(url);
    expect.soft(await measures.coveredStops(page)).toEqual([]);
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    expect.soft(await measures.coveredStops(page), 'without a network').toEqual([]);
  });

  test(`${url} has no animations with reduced motion`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(url);
    await expect.poll(() => measures.movingElements(page), {timeout: 5000}).toEqual([]);
  });

  test(`every button of ${url} has a type and an effect`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize(wideWindow);
    await page.goto(url);
    expect.soft(await page.locator('button:not([type])').count(), 'buttons without a type').toBe(0);
    expect.soft(await measures.deadButtons(page)).toEqual([]);
  });

  test(`${url} has the same text without scripts`, async ({page, scriptlessPage}) => {
    const headingsOf = (tab: Page) => tab.locator('main').locator('h1, h2, h3').allTextContents();
    // Forms do not count, because without scripts the page shows the email address and phone number instead.
    const textLengthOf = async (tab: Page) => {
      const everything = await tab.locator('main').innerText();
      const forms = await tab.locator('main form').allInnerTexts();
      return everything.length - forms.join('').length;
    };
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const tab of [page, scriptlessPage]) {
      await tab.setViewportSize(wideWindow);
      await tab.goto(url);
    }
    expect.soft(await headingsOf(scriptlessPage)).toEqual(await headingsOf(page));
    expect.soft(await textLengthOf(scriptlessPage)).toBeGreaterThan((await textLengthOf(page)) * 0.9);
    expect.soft(await measures.transparentElements(scriptlessPage)).toEqual([]);
    expect.soft(await measures.sidewaysScroll(scriptlessPage)).toBe(0);
  });
}
