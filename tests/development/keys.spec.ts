import type {Page} from '@playwright/test';
import {localizedHref} from '@/i18n/localePath';
import {expect, test, withNames, words} from '../e2e/support';

/** In development, a translator sees the key and the state of every text on the page, and can open its file. */
const switchOf = (page: Page) => page.getByRole('button', {name: /^Keys/});
const panelOf = (page: Page) => page.locator('[data-keys] [role="status"]');

/** Invisible characters that mark the start, the end and the number of a text. */
const marks = /[\u2061-\u2064]/;
const everyMark = /[\u2061-\u2064]/g;
const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

/** The number of outlined texts. */
const countOutlined = (page: Page) =>
  page.evaluate(() => {
    let count = 0;
    for (const [, highlight] of CSS.highlights) count += highlight.size;
    return count;
  });

/** Intercepted requests to open a file in an editor. */
async function interceptEditor(page: Page): Promise<URL[]> {
  const requests: URL[] = [];
  await page.route('**/__nextjs_launch-editor?*', (route) => {
    requests.push(new URL(route.request().url()));
    return route.fulfill({status: 204});
  });
  return requests;
}

const contact = words('hi').contact;

test('the switch outlines every text, whose key, file and state are shown, and whose file can be opened', async ({
  page,
}) => {
  const opened = await interceptEditor(page);
  await page.goto(localizedHref('hi', '/contact'));
  await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'false');
  // A click before hydration is lost.
  await expect(async () => {
    await switchOf(page).click();
    await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'true', {timeout: 15_000});
  }).toPass();
  await expect.poll(() => countOutlined(page), {timeout: 60_000}).toBeGreaterThan(50);

  await page.getByRole('heading', {level: 1}).hover();
  await expect(panelOf(page)).toContainText('contact.hero.title');
  await expect(panelOf(page)).toContainText(/messages\/hi\/contact\.json:\d+ · translated/);
  await panelOf(page).getByRole('button').first().click();
  const openedFiles = () => opened.map(({searchParams}) => searchParams.get('file'));
  await expect.poll(openedFiles).toEqual(['messages/hi/contact.json']);

  await page.getByRole('textbox').first().focus();
  await expect(panelOf(page)).toContainText('forms.contact.');
  await page.keyboard.press('Alt+Enter');
  await expect.poll(() => opened.length).toBe(2);

  // The head has no marks, because it is not visible. Without marks the texts are the same.
  expect(await page.title()).not.toMatch(marks);
  await expect(page.locator('meta[name="description"]')).not.toHaveAttribute('content', marks);
  const heading = await page.getByRole('heading', {level: 1}).innerText();
  const title = withNames(contact.hero.title, 'hi');
  expect(withPlainSpaces(heading.replaceAll(everyMark, ''))).toBe(withPlainSpaces(title));

  await switchOf(page).click();
  await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'false', {timeout: 30_000});
  expect(await countOutlined(page)).toBe(0);
  expect(await page.content()).not.toMatch(marks);
});
