import type {Page} from '@playwright/test';
import {localizedHref} from '@/i18n/localePath';
import {axeViolations, expect, holdRequests, ignoreProblems, test, words} from './support';

const tooltip = (page: Page) => page.getByRole('tooltip');
const features = (page: Page) => page.locator('#compare tbody th button');

const away = (page: Page) => page.mouse.move(640, 5);

const locale = 'hi';
const {storeWithCart, smartPos} = words(locale).pricing.comparison.rows;
const button = (page: Page, {title}: {title: string}) =>
  page.locator('#compare').getByRole('button', {name: title, exact: true});

test('a feature’s hint: by pointer, by keyboard, dismissed, and for screen readers', async ({page}) => {
  await page.goto(localizedHref(locale, '/pricing'));
  await expect(button(page, smartPos)).toHaveAccessibleDescription(smartPos.hint);

  // Pointer.
  await button(page, storeWithCart).hover();
  await expect(tooltip(page)).toHaveText(storeWithCart.hint);
  expect(await axeViolations(page)).toEqual([]);
  // It stays while the pointer is on it.
  await tooltip(page).hover();
  await page.waitForTimeout(500);
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await away(page);

  // Keyboard, with the feature out of sight.
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await button(page, storeWithCart).evaluate((element: HTMLElement) => element.focus({preventScroll: true}));
  await page.keyboard.press('Tab');
  await expect(button(page, smartPos)).toBeFocused();
  await expect(button(page, smartPos)).toBeInViewport();
  await expect(tooltip(page)).toHaveText(smartPos.hint);
  // It has come to rest.
  await page.waitForTimeout(600);
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await expect(button(page, smartPos)).toBeFocused();
});

test.describe('fingers', () => {
  test.use({hasTouch: true, viewport: {width: 360, height: 740}});

  test('a tap shows a hint, the next one hides it, and another feature takes over', async ({page}) => {
    await page.goto(localizedHref(locale, '/pricing'));
    await button(page, storeWithCart).tap();
    await expect(tooltip(page)).toHaveText(storeWithCart.hint);
    const box = await tooltip(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    await button(page, storeWithCart).tap();
    await expect(tooltip(page)).toHaveCount(0);
    await button(page, storeWithCart).tap();
    await expect(tooltip(page)).toHaveText(storeWithCart.hint);
    await button(page, smartPos).tap();
    await expect(tooltip(page)).toHaveText(smartPos.hint);
  });
});

test('icon buttons say what they do', async ({page}) => {
  const text = words(locale);
  await page.goto(localizedHref(locale, '/contact'));
  await page.getByRole('button', {name: text.contact.ways.copyEmail}).hover();
  await expect(tooltip(page)).toHaveText(text.contact.ways.copyEmail);
  await page.keyboard.press('Escape');
  // The language in itself, and in words that whoever does not read it reads.
  await page.locator('a[data-language-switch]').hover();
  await expect(tooltip(page)).toContainText(text.common.header.readIn.split('{language}')[0] ?? '');
  await page.setViewportSize({width: 360, height: 740});
  await page.getByRole('banner').locator('summary').first().hover();
  await expect(tooltip(page)).toHaveText(text.common.header.menu);
});

test('700 ms, and at once within 300 ms of the last one', async ({page}) => {
  await page.clock.install();
  await page.goto('/pricing');
  await features(page).last().hover();
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await away(page);
  await page.clock.pauseAt(Date.now() + 60_000);

  await features(page).nth(4).hover();
  await page.clock.runFor(700 - 1);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip(page)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await away(page);
  await page.clock.runFor(300 - 1);
  await features(page).nth(6).hover();
  await expect(tooltip(page)).toBeVisible();
});

test('where the library does not arrive, an icon button does what it does', async ({page, problems}) => {
  await page.goto('/contact', {waitUntil: 'networkidle'});
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.locator('a[data-language-switch]').hover();
  await page.waitForTimeout(300);
  await page.locator('a[data-language-switch]').click();
  await expect(page).toHaveURL('/hi/contact');
  // Without its scripts the next page is not faded to.
  ignoreProblems(problems, /ERR_FAILED|ViewTransition/);
});

test('before scripts run, a press shows the hint in its row; then it is the tooltip', async ({page}) => {
  const {storeWithCart} = words('en').pricing.comparison.rows;
  const release = await holdRequests(page);
  await page.goto('/pricing', {waitUntil: 'domcontentloaded'});
  const hint = page.locator('#compare').getByText(storeWithCart.hint);
  await expect(hint).toBeHidden();
  await features(page).first().click();
  await expect(hint).toBeVisible();
  release();
  await expect(tooltip(page)).toHaveText(storeWithCart.hint);
  await expect(hint).toBeHidden();
});
