import {setTimeout as pause} from 'node:timers/promises';
import type {Page} from '@playwright/test';
import {localizedHref} from '@/i18n/navigation';
import {announced, type Locale} from '@/i18n/routing';
import {scriptOf} from '@/i18n/script';
import {measuredSpots} from '../../scripts/weight/templates';
import {watchShifts} from './shifts';
import {expect, lettersDecided, test} from './support';

/** Phones are painted first and get their letters behind that (scripts/build/letters.ts). */
const phone = {width: 412, height: 823};
const desk = {width: 1280, height: 800};

/** How long letters may take behind the first paint, and longer. */
const inTime = 300;
const tooLate = 2500;

const familyOf = (locale: Locale) => (scriptOf(locale) === 'Deva' ? 'Poppins Devanagari' : 'Poppins');

/** The letters that have come, and how: by the document's rule, which says `optional`, or taken by its script. */
const lettersOf = (page: Page, family: string, display?: 'optional' | 'auto') =>
  page.evaluate(
    ({family, display}) =>
      [...document.fonts].some(
        (face) =>
          face.family.replaceAll('"', '') === family &&
          face.status === 'loaded' &&
          (!display || face.display === display),
      ),
    {family, display},
  );

/** Milliseconds from the first paint to the first request for letters; negative where that was earlier. */
const askedAfterPaint = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const asked = performance.getEntriesByType('resource').filter(({name}) => name.endsWith('.woff2'));
    if (!paint || !asked.length) throw new Error('Nothing was painted, or no letters asked for');
    return Math.min(...asked.map(({startTime}) => startTime)) - paint.startTime;
  });

const delayLetters = (page: Page, milliseconds: number) =>
  page.route(/\.woff2$/, async (route) => {
    await pause(milliseconds);
    await route.continue();
  });

for (const locale of announced) {
  const contact = localizedHref(locale, '/contact');
  const family = familyOf(locale);

  test(`a phone is painted before it asks for letters, ${locale}, and has them then`, async ({page}) => {
    await page.setViewportSize(phone);
    await page.goto(contact);
    await expect.poll(() => lettersOf(page, family)).toBe(true);
    expect(await askedAfterPaint(page)).toBeGreaterThan(0);
  });

  test(`a wide window asks for them with the document, ${locale}`, async ({page}) => {
    await page.setViewportSize(desk);
    await page.goto(contact);
    await expect.poll(() => lettersOf(page, family)).toBe(true);
    expect(await askedAfterPaint(page)).toBeLessThan(0);
  });

  test(`letters that come too late are for the next page, ${locale}`, async ({page}) => {
    await page.setViewportSize(phone);
    await delayLetters(page, tooLate);
    const come = page.waitForResponse(/\.woff2$/);
    await page.goto(contact);
    await lettersDecided(page);
    await come;
    await page.evaluate(() => document.fonts.ready);
    expect(await lettersOf(page, family)).toBe(false);
  });

  test(`in a wide window they are taken when they come after the first paint, ${locale}`, async ({page}) => {
    await page.setViewportSize(desk);
    await delayLetters(page, inTime);
    await page.goto(contact);
    await lettersDecided(page);
    expect(await lettersOf(page, family, 'auto')).toBe(true);
  });
}

test.describe('a finger', () => {
  test.use({viewport: phone, hasTouch: true});

  for (const locale of announced)
    test(`the next page has them from its own rules, ${locale}`, async ({page}) => {
      await page.goto(localizedHref(locale, '/contact'));
      await expect.poll(() => lettersOf(page, familyOf(locale))).toBe(true);
      await page.getByRole('contentinfo').getByRole('link').first().tap();
      await expect(page).not.toHaveURL(/contact/);
      await expect.poll(() => lettersOf(page, familyOf(locale), 'optional')).toBe(true);
    });
});

test.describe('where the system’s letters are of another width', () => {
  test.use({viewport: phone, bypassCSP: true});

  /** A page whose fallback is so many per cent of its size: the heights of its texts before and after the letters have come. */
  async function heightsWith(page: Page, percent: number) {
    await page.route('/terms-of-service', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/size-adjust:[\d.]+%/g, `size-adjust:${percent}%`);
      await route.fulfill({response, body});
    });
    let come = () => {};
    const seen = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(/\.woff2$/, async (route) => {
      await seen;
      await route.continue();
    });
    await page.addInitScript(watchShifts);
    await page.goto('/terms-of-service', {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    const before = await heightsOf(page);
    expect(await lettersOf(page, 'Poppins')).toBe(false);
    come();
    await lettersDecided(page);
    return {before, after: await heightsOf(page)};
  }

  const heightsOf = (page: Page) =>
    page.locator('main :is(h1, h1 ~ p)').evaluateAll((texts) => texts.map((text) => text.clientHeight));

  const changed = (page: Page, property: string) => page.locator(`main [style*="${property}:"]`).count();

  for (const [percent, property] of [
    [125, 'max-width'],
    [160, 'min-height'],
  ] as const)
    test(`a text that needs fewer lines keeps its height, by its ${property}, until the window has another width`, async ({
      page,
    }) => {
      const {before, after} = await heightsWith(page, percent);
      expect(await lettersOf(page, 'Poppins')).toBe(true);
      expect(await changed(page, property)).toBeGreaterThan(0);
      expect(after).toEqual(before);
      await page.setViewportSize({...phone, height: phone.height - 60});
      expect(await heightsOf(page)).toEqual(before);
      await page.setViewportSize({...phone, width: phone.width + 1});
      await expect.poll(() => changed(page, property)).toBe(0);
      const later = await heightsOf(page);
      expect(later.some((height, index) => height < (before[index] ?? 0))).toBe(true);
    });

  test('letters that would move what is in sight are for the next page', async ({page}) => {
    const {before, after} = await heightsWith(page, 70);
    expect(await lettersOf(page, 'Poppins')).toBe(false);
    expect(after).toEqual(before);
    expect(await page.evaluate(() => window.shifts)).toBeLessThan(0.005);
    for (const property of ['max-width', 'min-height', 'letter-spacing']) expect(await changed(page, property)).toBe(0);
  });
});

for (const [window, size] of Object.entries({phone, desk}))
  test(`most kinds of pages take letters that come late, on a ${window}`, async ({browser, baseURL}) => {
    test.slow();
    const refused: string[] = [];
    const spots = measuredSpots(false);
    for (const {url, locale} of spots) {
      const context = await browser.newContext({baseURL, viewport: size});
      const page = await context.newPage();
      await delayLetters(page, inTime);
      await page.goto(url);
      await lettersDecided(page);
      if (!(await lettersOf(page, familyOf(locale), 'auto'))) refused.push(url);
      await context.close();
    }
    expect(refused.length, refused.join()).toBeLessThan(spots.length / 2);
  });

test.describe('without scripts', () => {
  test.use({viewport: phone, javaScriptEnabled: false});

  test('a phone asks for letters with the document', async ({page}) => {
    const asked = page.waitForRequest(/poppins-latin.*\.woff2$/);
    await page.goto('/contact');
    await asked;
  });
});
