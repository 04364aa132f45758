import type {Page} from '@playwright/test';
import {localizedHref} from '@/i18n/localePath';
import {site} from '@/settings/site';
import {expect, holdRequests, ignoreProblems, reactScripts, test, wake, withNames, words} from './support';

const locale = 'hi';
const {partner: text, common} = words(locale);
const url = localizedHref(locale, '/partner-program');

const questions = Object.values(text.faq.items).map(({question}) => withNames(question, locale));
const questionButtons = (page: Page) => page.locator('#faq').getByRole('button');

/** Whether each answer is shown, in the order of the questions. */
async function shownAnswers(page: Page): Promise<boolean[]> {
  const answers = await page.locator('#faq h3 + * p').all();
  return Promise.all(answers.map((answer) => answer.isVisible()));
}

const noAnswer = questions.map(() => false);
const everyAnswer = questions.map(() => true);
const onlyAnswer = (shown: number) => questions.map((_, index) => index === shown);
const lastQuestion = questions.length - 1;

test.use({reducedMotion: 'reduce'});

test('a question that is pressed before the scripts have loaded opens at once, and stays open', async ({page}) => {
  const release = await holdRequests(page);
  await page.goto(url, {waitUntil: 'domcontentloaded'});
  const buttons = questionButtons(page);
  await expect(buttons).toHaveText(questions);
  expect(await shownAnswers(page)).toEqual(noAnswer);
  await buttons.last().click();
  await buttons.first().click();
  await expect(buttons.first()).toHaveAttribute('aria-expanded', 'true');
  expect(await shownAnswers(page)).toEqual(onlyAnswer(0));
  release();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(buttons.first()).toHaveAttribute('aria-expanded', 'true');
  expect(await shownAnswers(page)).toEqual(onlyAnswer(0));
  await buttons.first().click();
  await expect(buttons.first()).toHaveAttribute('aria-expanded', 'false');
});

test('one question is open at a time, and closes again', async ({page}) => {
  await page.goto(url);
  for (const [index, question] of questions.entries()) {
    const button = page.getByRole('button', {name: question, exact: true});
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await shownAnswers(page)).toEqual(onlyAnswer(index));
    await expect(page.locator('#faq [aria-expanded="true"]')).toHaveCount(1);
  }
  const last = questionButtons(page).last();
  await last.click();
  await expect(last).toHaveAttribute('aria-expanded', 'false');
  expect(await shownAnswers(page)).toEqual(noAnswer);
});

test('questions can be used with Enter and arrow keys', async ({page}) => {
  await page.goto(url);
  const buttons = questionButtons(page);
  await buttons.last().focus();
  await page.keyboard.press('Enter');
  expect(await shownAnswers(page)).toEqual(onlyAnswer(lastQuestion));
  await page.keyboard.press('ArrowUp');
  await expect(buttons.nth(lastQuestion - 1)).toBeFocused();
  expect(await shownAnswers(page)).toEqual(onlyAnswer(lastQuestion));
});

// The bundled browser can neither search pages nor follow links to a text. Others dispatch this event before they show a text.
for (const scriptsAreLate of [true, false]) {
  const moment = scriptsAreLate ? 'before the scripts have loaded' : 'afterwards';
  test(`an answer in which the browser finds a text opens, ${moment}`, async ({page}) => {
    const release = scriptsAreLate ? await holdRequests(page) : undefined;
    await page.goto(url, {waitUntil: scriptsAreLate ? 'commit' : 'networkidle'});
    const closed = page.locator('#faq [hidden="until-found"]');
    const height = await closed.first().evaluate((element) => {
      element.dispatchEvent(new Event('beforematch', {bubbles: true}));
      element.removeAttribute('hidden');
      return element.getBoundingClientRect().height;
    });
    expect(height, 'has a place to scroll to').toBeGreaterThan(10);
    if (release) {
      release();
      await wake(page);
    }
    const question = questionButtons(page).first();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    expect(await shownAnswers(page)).toEqual(onlyAnswer(0));
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'false');
    await expect(closed).toHaveCount(questions.length);
    expect(await shownAnswers(page)).toEqual(noAnswer);
  });
}

test('questions open and close if React cannot be loaded', async ({page, problems}) => {
  await page.route(reactScripts, (route) => route.abort());
  await page.goto(url, {waitUntil: 'domcontentloaded'});
  expect(await shownAnswers(page)).toEqual(noAnswer);
  const buttons = questionButtons(page);
  await buttons.first().click();
  await expect(page.locator('html')).toHaveAttribute('data-scriptless', '', {timeout: 20_000});
  expect(await shownAnswers(page)).toEqual(onlyAnswer(0));
  await buttons.nth(1).click();
  expect(await shownAnswers(page)).toEqual(onlyAnswer(1));
  await buttons.nth(1).click();
  expect(await shownAnswers(page)).toEqual(noAnswer);
  ignoreProblems(problems, /./);
});

test('every answer is in the server’s HTML, and open without scripts', async ({scriptlessPage}) => {
  await scriptlessPage.goto(url);
  expect(await shownAnswers(scriptlessPage)).toEqual(everyAnswer);
});

test('each button opens the application form in a new tab', async ({page, context}) => {
  await context.route(site.partnerForm, (route) => route.fulfill({contentType: 'text/html', body: 'form'}));
  await page.goto(url);
  for (const label of [text.hero.action, text.revenue.action, text.closing.action]) {
    // The name says that a new tab opens, for visitors who cannot see it.
    const button = page.getByRole('main').getByRole('link', {name: `${label} ${common.actions.newTab}`});
    await expect(button).toHaveCount(1);
    await expect(button).toHaveAttribute('rel', /\bnoopener\b/);
    const [tab] = await Promise.all([context.waitForEvent('page'), button.click()]);
    await expect(tab).toHaveURL(site.partnerForm);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL(url);
  }
});
