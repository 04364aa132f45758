import type {Page} from '@playwright/test';
import {localizedHref} from '@/i18n/localePath';
import {
  axeViolations,
  expect,
  header,
  holdRequests,
  ignoreProblems,
  narrowWindow,
  reactScripts,
  test,
  words,
} from './support';

const locale = 'hi';
const pricingPage = localizedHref(locale, '/pricing');
const {customDomain, freeSsl} = words(locale).pricing.comparison.rows;

const tooltip = (page: Page) => page.getByRole('tooltip');
/** Every feature of the comparison that has a hint. */
const featureButtons = (page: Page) => page.locator('#compare tbody').getByRole('button');
const featureButton = (page: Page, {title}: {title: string}) =>
  page.locator('#compare').getByRole('button', {name: title, exact: true});
const languageSwitch = (page: Page) => page.locator('a[data-language-switch]');

const pointAway = (page: Page) => page.mouse.move(640, 5);

test('a feature’s hint opens by hover, stays while the pointer is on it, and closes with Escape', async ({page}) => {
  await page.goto(pricingPage);
  await featureButton(page, customDomain).hover();
  await expect(tooltip(page)).toHaveText(customDomain.hint);
  expect(await axeViolations(page)).toEqual([]);
  await tooltip(page).hover();
  // This is longer than the delay after which a tooltip closes.
  await page.waitForTimeout(500);
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
});

test('a feature’s hint opens with the keyboard’s focus, is in view, and is read by screen readers', async ({page}) => {
  await page.goto(pricingPage);
  const button = featureButton(page, freeSsl);
  await expect(button).toHaveAccessibleDescription(freeSsl.hint);
  // Tab moves the focus from the feature before it, while both are out of view.
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await featureButton(page, customDomain).evaluate((element: HTMLElement) => element.focus({preventScroll: true}));
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport();
  await expect(tooltip(page)).toHaveText(freeSsl.hint);
  // By now the page has stopped scrolling.
  await page.waitForTimeout(600);
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, viewport: narrowWindow});

  test('a tap shows a hint inside the viewport, the next one hides it, and a tap on another feature replaces it', async ({
    page,
  }) => {
    await page.goto(pricingPage);
    const button = featureButton(page, customDomain);
    await button.tap();
    await expect(tooltip(page)).toHaveText(customDomain.hint);
    const box = await tooltip(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(narrowWindow.width);
    await button.tap();
    await expect(tooltip(page)).toHaveCount(0);
    await button.tap();
    await expect(tooltip(page)).toHaveText(customDomain.hint);
    await featureButton(page, freeSsl).tap();
    await expect(tooltip(page)).toHaveText(freeSsl.hint);
  });
});

test('the tooltip of an icon button is its name, in the language of the page', async ({page}) => {
  const {common, contact} = words(locale);
  await page.goto(localizedHref(locale, '/contact'));
  await page.getByRole('button', {name: contact.ways.copyEmail}).hover();
  await expect(tooltip(page)).toHaveText(contact.ways.copyEmail);
  await page.keyboard.press('Escape');
  // The link to the other language has its name in that language. The tooltip is in the language of the page.
  await languageSwitch(page).hover();
  await expect(tooltip(page)).toContainText(common.header.readIn.split('{language}')[0] ?? '');
  await page.setViewportSize(narrowWindow);
  await header(page).locator('summary').first().hover();
  await expect(tooltip(page)).toHaveText(common.header.menu);
});

test('a hint opens after 700 ms, and at once within 300 ms of the last one', async ({page}) => {
  await page.clock.install();
  await page.goto('/pricing');
  // The first tooltip loads the library, which would not be possible while the clock is paused.
  await featureButtons(page).last().hover();
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await pointAway(page);
  await page.clock.pauseAt(Date.now() + 60_000);

  await featureButtons(page).nth(4).hover();
  await page.clock.runFor(700 - 1);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip(page)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await pointAway(page);
  await page.clock.runFor(300 - 1);
  await featureButtons(page).nth(6).hover();
  await expect(tooltip(page)).toBeVisible();
});

test('an icon button works if the library of tooltips cannot be loaded', async ({page, problems}) => {
  await page.goto('/contact', {waitUntil: 'networkidle'});
  await page.route(reactScripts, (route) => route.abort());
  await languageSwitch(page).hover();
  // The library is requested within this time.
  await page.waitForTimeout(300);
  await languageSwitch(page).click();
  await expect(page).toHaveURL('/hi/contact');
  // Without its scripts the next page does not cross-fade.
  ignoreProblems(problems, /ERR_FAILED|ViewTransition/);
});

test('before the scripts have loaded, a press shows the hint in its row, and later it becomes a tooltip', async ({
  page,
}) => {
  const {hint: text} = words('en').pricing.comparison.rows.customDomain;
  const release = await holdRequests(page);
  await page.goto('/pricing', {waitUntil: 'domcontentloaded'});
  const hintInRow = page.locator('#compare').getByText(text);
  await expect(hintInRow).toBeHidden();
  await featureButtons(page).first().click();
  await expect(hintInRow).toBeVisible();
  release();
  await expect(tooltip(page)).toHaveText(text);
  await expect(hintInRow).toBeHidden();
});
