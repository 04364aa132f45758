import type {Page} from '@playwright/test';
import {pages, type Page as SitePage} from '@/content/paths';
import {localizedHref} from '@/i18n/navigation';
import {locales} from '@/i18n/routing';
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
      // A font that comes between the two looks would count as a change.
      await page.route(/\.woff2$/, (route) => route.abort());
      await page.goto(localizedHref(locale, path));
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      await useEverything(page);
      expect(await changedByWholeSheet(page)).toEqual([]);
      problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('.woff2')));
    });
  }
}

/** Opens a menu and an answer, and makes a form complain. */
async function useEverything(page: Page) {
  const main = page.getByRole('main');
  const question = main.locator('button[aria-expanded="false"]:visible').first();
  if (await question.count()) await question.click();
  const send = main.locator('form [data-send]:visible').first();
  if (await send.count()) await send.click();
  await page.getByRole('banner').locator('button[aria-expanded="false"]:visible').first().click();
}

/** Adds the whole sheet; the elements and properties that look different then, ten at most. */
function changedByWholeSheet(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const looks = () =>
      [...document.querySelectorAll('body, body *')].map((element) => {
        const style = getComputedStyle(element);
        // A page has no variables that nothing in it reads.
        const names = [...style].filter((name) => !name.startsWith('--'));
        return {element, values: names.map((name) => `${name}: ${style.getPropertyValue(name)}`)};
      });
    const before = looks();
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
    return looks()
      .flatMap(({element, values}, index) => {
        const changed = values.find((value, at) => value !== before[index]?.values[at]);
        return changed ? [`${element.tagName} ${element.getAttribute('class')}: ${changed}`] : [];
      })
      .slice(0, 10);
  });
}
