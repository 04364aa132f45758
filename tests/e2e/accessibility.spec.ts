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

/** What a page owes visitors who see, move or press less easily, or whose browser runs no scripts. */

for (const locale of publishedLocales) {
  const look =
    locale === defaultLocale
      ? {colorScheme: 'light' as const, viewport: wideWindow}
      : {colorScheme: 'dark' as const, viewport: narrowWindow};

  test.describe(`${look.colorScheme}, ${look.viewport.width} px wide`, () => {
    test.use({...look, reducedMotion: 'reduce'});

    for (const path of illustratedPages) {
      const url = localizedHref(locale, path);

      test(`${url} has no barrier that a machine can see`, async ({page}) => {
        await visit(page, {path, url});
        expect(await axeViolations(page)).toEqual([]);
      });
    }
  });
}

const sampleRoutes = routes.filter(({path}) => samplePages.includes(path));

for (const {url} of sampleRoutes) {
  test(`${url} can be read with letters of twice the size`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    // Either the browser enlarges everything, which leaves half of a window …
    await page.setViewportSize({width: 640, height: 400});
    await page.goto(url);
    expect.soft(await measures.cutTexts(page), '640 px').toEqual([]);
    // … or the letters alone.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await page.setViewportSize({width: 1280, height: 800});
    expect.soft(await measures.sidewaysScroll(page), '1280 px').toBe(0);
    expect.soft(await measures.cutTexts(page), '1280 px').toEqual([]);
    await page.setViewportSize(narrowWindow);
    expect.soft(await measures.sidewaysScroll(page), '360 px').toBe(0);
    // On a phone only pictures are cut.
    expect.soft(await measures.cutTexts(page, '[role="img"]'), '360 px').toEqual([]);
  });

  test(`${url} can be pressed by thick fingers`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize(narrowWindow);
    await page.goto(url);
    expect.soft(await measures.smallTargets(page)).toEqual([]);
    await page.setViewportSize(wideWindow);
    expect.soft(await measures.smallTargets(page)).toEqual([]);
  });
}

for (const [index, path] of samplePages.entries()) {
  const url = localizedHref(alternateLocale(index), path);

  test(`${url} stands still for who wants less motion`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(url);
    await expect.poll(() => measures.movingElements(page), {timeout: 5000}).toEqual([]);
  });

  test(`${url} answers every button`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize(wideWindow);
    await page.goto(url);
    expect.soft(await page.locator('button:not([type])').count(), 'buttons without a type').toBe(0);
    expect.soft(await measures.deadButtons(page)).toEqual([]);
  });

  test(`${url} says the same without scripts`, async ({page, scriptlessPage}) => {
    const headingsOf = (tab: Page) => tab.locator('main').locator('h1, h2, h3').allTextContents();
    // Forms apart: ways to write and to call stand in their fields' place.
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
