import type {Page} from '@playwright/test';
import {localizedHref} from '@/i18n/localePath';
import {site} from '@/settings/site';
import {expect, holdRequests, test, withNames, words} from './support';

const locale = 'hi';
const {partner: text, common} = words(locale);
const url = localizedHref(locale, '/partner-program');

const questions = Object.values(text.faq.items).map(({question}) => withNames(question, locale));
const questionsOf = (page: Page) => page.locator('#faq summary');

/** Whether each answer is shown, in the order of the questions. */
async function shownAnswers(page: Page): Promise<boolean[]> {
  const answers = await page.locator('#faq details > p').all();
  return Promise.all(answers.map((answer) => answer.isVisible()));
}

const noAnswer = questions.map(() => false);
const onlyAnswer = (shown: number) => questions.map((_, index) => index === shown);

test.use({reducedMotion: 'reduce'});

/** One question is open at a time, and closes again. */
async function expectAnswers(page: Page) {
  await expect(questionsOf(page)).toHaveText(questions);
  expect(await shownAnswers(page)).toEqual(noAnswer);
  for (const index of questions.keys()) {
    await questionsOf(page).nth(index).click();
    expect(await shownAnswers(page)).toEqual(onlyAnswer(index));
  }
  await questionsOf(page).last().press('Enter');
  expect(await shownAnswers(page)).toEqual(noAnswer);
}

test('one question is open at a time, and closes again, also by keyboard', async ({page}) => {
  await page.goto(url);
  await expectAnswers(page);
});

test('arrow keys move between questions', async ({page}) => {
  await page.goto(url);
  await questionsOf(page).last().focus();
  await page.keyboard.press('ArrowUp');
  await expect(questionsOf(page).nth(questions.length - 2)).toBeFocused();
});

test('a question that is pressed before the scripts have loaded opens at once, and stays open', async ({page}) => {
  const release = await holdRequests(page);
  await page.goto(url, {waitUntil: 'domcontentloaded'});
  await questionsOf(page).last().click();
  await questionsOf(page).first().click();
  expect(await shownAnswers(page)).toEqual(onlyAnswer(0));
  release();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  expect(await shownAnswers(page)).toEqual(onlyAnswer(0));
  await questionsOf(page).first().click();
  await expect.poll(() => shownAnswers(page)).toEqual(noAnswer);
});

test('a question that find in page opens stays open', async ({page}) => {
  await page.goto(url);
  const question = page.locator('#faq details').nth(1);
  await question.evaluate((details: HTMLDetailsElement) => {
    details.open = true;
  });
  await page.waitForTimeout(200);
  expect(await shownAnswers(page)).toEqual(onlyAnswer(1));
});

test('without scripts, questions open too', async ({scriptlessPage}) => {
  await scriptlessPage.goto(url);
  await expectAnswers(scriptlessPage);
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
