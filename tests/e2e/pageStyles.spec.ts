import type {Page} from '@playwright/test';
import {pages, type Page as SitePage} from '@/content/paths';
import {localizedHref} from '@/i18n/navigation';
import {locales} from '@/i18n/routing';
import {watchNetwork} from '../../scripts/bench/visits';
import {changes, forgiveFonts, looksOf, useEverything, withoutFonts} from './looks';
import {expect, followFetched, test} from './support';

/**
 * A page loads the style rules that it can use (scripts/build/pageStyles.ts). With the site's whole sheet beside them it
 * has to look exactly the same, or a rule was taken out that it needs. One page a family, and what scripts add to it.
 */
test.use({reducedMotion: 'reduce'});

/** The first page of each family, and every page that is one of a kind. */
const examples: SitePage[] = pages.filter(
  ({family}, index) => !family || pages.findIndex((page) => page.family === family) === index,
);

for (const [index, {path}] of examples.entries()) {
  // One language each: what differs between them is chosen by the sheet, not taken out of it.
  for (const locale of locales.filter((_, at) => at === index % locales.length)) {
    test(`${localizedHref(locale, path)} has every style rule that it needs`, async ({page, problems}) => {
      await withoutFonts(page);
      await page.goto(localizedHref(locale, path));
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      await useEverything(page);
      const before = await looksOf(page, 'body, body *');
      await addWholeSheet(page);
      expect(changes(before, await looksOf(page, 'body, body *'))).toEqual([]);
      forgiveFonts(problems);
    });
  }
}

// What only the markup names has short class names in a document (scripts/build/shortClasses.ts), and its whole ones in the
// data of a page that a link leads to.
for (const [index, {path}] of examples.entries()) {
  for (const locale of locales.filter((_, at) => at !== index % locales.length)) {
    const url = localizedHref(locale, path);
    test(`${url} looks the same whether it is loaded or a link leads to it`, async ({page, problems}) => {
      await withoutFonts(page);
      const settled = watchNetwork(page);
      await page.goto(url);
      const loaded = await looksOfMain(page, settled);
      await page.goto(localizedHref(locale, path === '/contact' ? '/pricing' : '/contact'));
      await page.waitForFunction(() => document.documentElement.dataset.tooltips !== undefined);
      await page.evaluate((href) => {
        Object.assign(window, {sameDocument: true});
        document.body.append(Object.assign(document.createElement('a'), {href, id: 'there', textContent: 'there'}));
      }, url);
      await followFetched(page.locator('#there'));
      await page.mouse.move(0, 0);
      await page.waitForURL(url);
      await expect(page.getByRole('main').getByRole('heading', {level: 1})).toHaveText(loaded.heading);
      const reached = await looksOfMain(page, settled);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      expect(reached.looks.length).toBe(loaded.looks.length);
      expect(changes(loaded.looks, reached.looks)).toEqual([]);
      forgiveFonts(problems);
    });
  }
}

/** How every element of the page's own part looks, once all that is fetched late is there. */
async function looksOfMain(page: Page, settled: ReturnType<typeof watchNetwork>) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
  });
  await settled(500);
  const heading = await page.getByRole('main').getByRole('heading', {level: 1}).textContent();
  const elements = 'main *:not(script)';
  await page.evaluate((selector) => {
    // What is out of sight is not laid out.
    for (const {style} of document.querySelectorAll<HTMLElement>(selector)) style.contentVisibility = 'visible';
  }, elements);
  return {heading: heading ?? '', looks: await looksOf(page, elements)};
}

/** Adds the site's whole sheet to the page's own rules. */
const addWholeSheet = (page: Page) =>
  page.evaluate(async () => {
    const first = document.querySelector<HTMLStyleElement>('style[data-whole]');
    if (!first?.dataset.whole) throw new Error('The page has no sheet of its own.');
    const whole = document.createElement('link');
    whole.rel = 'stylesheet';
    whole.href = first.dataset.whole;
    await new Promise((resolve, reject) => {
      whole.onload = resolve;
      whole.onerror = reject;
      first.after(whole);
    });
  });
