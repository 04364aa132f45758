import type {Page} from '@playwright/test';
import {localizedHref} from '@/i18n/localePath';
import {expect, test, withNames, words} from '../e2e/support';

/** In development a translator sees on the page which text has which key, how far it is, and opens its file. */
const switchOf = (page: Page) => page.getByRole('button', {name: /^Keys/});
const panelOf = (page: Page) => page.locator('[data-keys] [role="status"]');
const marks = /[\u2061-\u2064]/;

/** How many texts are outlined. */
const outlined = (page: Page) =>
  page.evaluate(() => [...CSS.highlights].reduce((all, [, highlight]) => all + highlight.size, 0));

const hindi = words('hi').contact;

test('the switch outlines every text, which then says its key, file and state, and opens the file', async ({page}) => {
  const opened: URL[] = [];
  // Not on the machine of whoever runs the tests.
  await page.route('**/__nextjs_launch-editor?*', (route) => {
    opened.push(new URL(route.request().url()));
    return route.fulfill({status: 204});
  });
  await page.goto(localizedHref('hi', '/contact'));
  await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'false');
  // A click is lost until React has taken the page over.
  await expect(async () => {
    await switchOf(page).click();
    await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'true', {timeout: 15_000});
  }).toPass();
  await expect.poll(() => outlined(page), {timeout: 60_000}).toBeGreaterThan(50);

  await page.getByRole('heading', {level: 1}).hover();
  await expect(panelOf(page)).toContainText('contact.hero.title');
  await expect(panelOf(page)).toContainText(/messages\/hi\/contact\.json:\d+ · translated/);
  await panelOf(page).getByRole('button').first().click();
  await expect
    .poll(() => opened.map(({searchParams}) => searchParams.get('file')))
    .toEqual(['messages/hi/contact.json']);

  await page.getByRole('textbox').first().focus();
  await expect(panelOf(page)).toContainText('forms.contact.');
  await page.keyboard.press('Alt+Enter');
  await expect.poll(() => opened.length).toBe(2);

  // Nothing that is not seen is spoilt: the head, and what the page says.
  expect(await page.title()).not.toMatch(marks);
  await expect(page.locator('meta[name="description"]')).not.toHaveAttribute('content', marks);
  const heading = await page.getByRole('heading', {level: 1}).innerText();
  expect(heading.replaceAll(/[\u2061-\u2064]/g, '').replaceAll('\u00a0', ' ')).toBe(
    withNames(hindi.hero.title, 'hi').replaceAll('\u00a0', ' '),
  );

  await switchOf(page).click();
  await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'false', {timeout: 30_000});
  expect(await outlined(page)).toBe(0);
  expect(await page.content()).not.toMatch(marks);
});
