import type {Page} from '@playwright/test';
import {localizedHref} from '@/i18n/localePath';
import {site} from '@/settings/site';
import {expect, holdRequests, ignoreProblems, test, wake, withNames, words} from './support';

const locale = 'hi';
const {partner: text, common} = words(locale);
const url = localizedHref(locale, '/partner-program');

const faq = Object.values(text.faq.items);
const questions = faq.map(({question}) => withNames(question, locale));
const answers = (page: Page) => page.locator('#faq h3 + * p');
/** Of each question, whether its answer is shown. */
const shown = async (page: Page) => Promise.all((await answers(page).all()).map((answer) => answer.isVisible()));

test.use({reducedMotion: 'reduce'});

test('questions: one open at a time, which closes; one pressed before the scripts is answered at once', async ({
  page,
}) => {
  const arrive = await holdRequests(page);
  await page.goto(url, {waitUntil: 'domcontentloaded'});
  const buttons = page.locator('#faq').getByRole('button');
  await expect(buttons).toHaveText(questions);
  expect(await shown(page)).toEqual([false, false, false, false]);
  await buttons.last().click();
  await buttons.first().click();
  await expect(buttons.first()).toHaveAttribute('aria-expanded', 'true');
  expect(await shown(page)).toEqual([true, false, false, false]);
  arrive();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(buttons.first()).toHaveAttribute('aria-expanded', 'true');
  expect(await shown(page)).toEqual([true, false, false, false]);
  await buttons.first().click();
  await expect(buttons.first()).toHaveAttribute('aria-expanded', 'false');

  for (const [index, question] of questions.entries()) {
    const button = page.getByRole('button', {name: question, exact: true});
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await shown(page)).toEqual(questions.map((_, other) => other === index));
    await expect(page.locator('#faq [aria-expanded="true"]')).toHaveCount(1);
  }

  await buttons.last().click();
  await expect(buttons.last()).toHaveAttribute('aria-expanded', 'false');
  expect(await shown(page)).toEqual([false, false, false, false]);
  await page.keyboard.press('Enter');
  expect(await shown(page)).toEqual([false, false, false, true]);
  await page.keyboard.press('ArrowUp');
  await expect(buttons.nth(2)).toBeFocused();
  expect(await shown(page)).toEqual([false, false, false, true]);
});

// The bundled browser neither searches pages nor follows links to a text: the event stands for what others do before they show it.
for (const moment of ['before the scripts', 'afterwards'] as const) {
  test(`questions: what a browser finds in a closed answer opens it, ${moment}`, async ({page}) => {
    const arrive = moment === 'before the scripts' ? await holdRequests(page) : undefined;
    await page.goto(url, {waitUntil: arrive ? 'commit' : 'networkidle'});
    const closed = page.locator('#faq [hidden="until-found"]');
    const height = await closed.first().evaluate((element) => {
      element.dispatchEvent(new Event('beforematch', {bubbles: true}));
      element.removeAttribute('hidden');
      return element.getBoundingClientRect().height;
    });
    expect(height, 'has a place to scroll to').toBeGreaterThan(10);
    arrive?.();
    if (arrive) await wake(page);
    const question = page.locator('#faq').getByRole('button').first();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    expect(await shown(page)).toEqual([true, false, false, false]);
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'false');
    await expect(closed).toHaveCount(questions.length);
    expect(await shown(page)).toEqual([false, false, false, false]);
  });
}

test('questions: where React’s scripts do not come, they open and close all the same', async ({page, problems}) => {
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.goto(url, {waitUntil: 'domcontentloaded'});
  expect(await shown(page)).toEqual([false, false, false, false]);
  const buttons = page.locator('#faq').getByRole('button');
  await buttons.first().click();
  await expect(page.locator('html')).toHaveAttribute('data-scriptless', '', {timeout: 20_000});
  expect(await shown(page)).toEqual([true, false, false, false]);
  await buttons.nth(1).click();
  expect(await shown(page)).toEqual([false, true, false, false]);
  await buttons.nth(1).click();
  expect(await shown(page)).toEqual([false, false, false, false]);
  ignoreProblems(problems, /./);
});

test('questions: every answer is in the server’s HTML and open without scripts', async ({scriptlessPage}) => {
  await scriptlessPage.goto(url);
  expect(await shown(scriptlessPage)).toEqual([true, true, true, true]);
});

test('each button opens the application form in a tab of its own', async ({page, context}) => {
  await context.route(site.partnerForm, (route) => route.fulfill({contentType: 'text/html', body: 'form'}));
  await page.goto(url);
  for (const label of [text.hero.action, text.revenue.action, text.closing.action]) {
    // Whoever cannot see the tab open is told.
    const button = page.getByRole('main').getByRole('link', {name: `${label} ${common.actions.newTab}`});
    await expect(button).toHaveCount(1);
    await expect(button).toHaveAttribute('rel', /\bnoopener\b/);
    const [tab] = await Promise.all([context.waitForEvent('page'), button.click()]);
    await expect(tab).toHaveURL(site.partnerForm);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL(url);
  }
});
