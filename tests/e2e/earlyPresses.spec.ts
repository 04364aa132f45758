import type {Page} from '@playwright/test';
import {localizedHref} from '@/i18n/localePath';
import {expect, holdScripts, test, words} from './support';

/** A visitor on a slow network presses a button before the page's scripts are there. */
async function openWithHeldScripts(page: Page, url: string) {
  const release = await holdScripts(page);
  await page.goto(url, {waitUntil: 'domcontentloaded'});
  return async () => {
    release();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  };
}

const locale = 'hi';
const {home, partner} = words(locale);

test(`a question that was pressed early is answered, and pressed again closes`, async ({page}) => {
  const releaseScripts = await openWithHeldScripts(page, localizedHref(locale, '/partner-program'));
  const question = page.getByRole('button', {name: partner.faq.items.costToJoin.question});
  // An impatient second press does not close what the first asked for.
  await question.dblclick();
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  await releaseScripts();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'false');
});

test(`a category that was pressed early is shown, under its name`, async ({page}) => {
  const releaseScripts = await openWithHeldScripts(page, localizedHref(locale, '/'));
  const tab = page.getByRole('tab', {name: home.features.categories.support});
  // Whoever sees nothing happen presses again, and something else.
  await page.getByRole('tab', {name: home.features.categories.sales}).click();
  await tab.dblclick();
  await releaseScripts();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', {name: home.features.categories.support})).toBeVisible();
});
