import type {Page} from '@playwright/test';
import {pages, type Page as SitePage} from '@/content/paths';
import {localizedHref} from '@/i18n/navigation';
import {locales} from '@/i18n/routing';
import {changes, forgiveFonts, looksOf, useEverything, withoutFonts} from './looks';
import {expect, test} from './support';

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
