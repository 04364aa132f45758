import type {Page} from '@playwright/test';
import {localizedHref} from '@/i18n/localePath';
import {expect, reactScripts, test, wake, words} from './support';

/** The till on the page of AirPOS, from which a visitor takes the internet away. */
const path = '/products/airpos';

const plug = (page: Page, locale: 'en' | 'hi' = 'en') =>
  page.getByRole('switch', {name: words(locale).scenes.offlineTill.unplug});
const status = (page: Page) => page.locator('[data-till]').getByRole('status');
const bills = (page: Page) => page.locator('[data-bill]:visible');
const sent = (page: Page) => page.locator('[data-bill][data-sent]');

test('without internet, bills go on one by one, and are counted', async ({page}) => {
  await page.goto(path);
  await expect(bills(page)).toHaveCount(0);
  await plug(page).click();
  await expect(plug(page)).toBeChecked();
  await expect(bills(page)).toHaveCount(1);
  await expect(status(page)).toContainText('1 bill is saved here');
  await expect(bills(page)).toHaveCount(3);
  await expect(status(page)).toContainText('3 bills are saved here');
  await expect(sent(page)).toHaveCount(0);
});

test('once it is back, the saved bills are sent and none is lost', async ({page}) => {
  await page.goto(path);
  await plug(page).click();
  await expect(bills(page)).toHaveCount(2);
  await plug(page).click();
  await expect(sent(page)).toHaveCount(2);
  await expect(bills(page)).toHaveCount(2);
  await expect(status(page)).toHaveText('Back online: 2 bills sent, none lost.');
});

test('it can be unplugged again, from no bill on', async ({page}) => {
  await page.goto(path);
  await plug(page).click();
  await plug(page).click();
  await expect(sent(page)).toHaveCount(1);
  await plug(page).click();
  await expect(sent(page)).toHaveCount(0);
  await expect(bills(page)).toHaveCount(1);
});

test('the keyboard unplugs it, in Hindi', async ({page}) => {
  await page.goto(localizedHref('hi', path));
  await plug(page, 'hi').focus();
  await page.keyboard.press('Space');
  await expect(status(page)).toContainText('1 बिल यहीं सेव');
});

test('unplugging needs no React', async ({page}) => {
  const requested: string[] = [];
  await page.route(reactScripts, (route) => {
    requested.push(route.request().url());
    return route.fallback();
  });
  await page.goto(path, {waitUntil: 'load'});
  await plug(page).click();
  await expect(bills(page)).toHaveCount(1);
  expect(requested).toEqual([]);
});

test('React keeps the bills that were saved before it loaded', async ({page}) => {
  await page.goto(path, {waitUntil: 'load'});
  await plug(page).click();
  await expect(bills(page)).toHaveCount(2);
  await wake(page);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await plug(page).click();
  await expect(status(page)).toContainText('Back online');
  await expect(plug(page)).not.toBeChecked();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the till stands without a switch that does nothing', async ({page}) => {
    await page.goto(path);
    await expect(page.locator('[data-plug]')).toBeHidden();
    await expect(page.getByRole('img', {name: words('en').scenes.till.label})).toBeVisible();
  });
});

test('on a phone the till stands close below its switch until a bill is printed, and then does not move again', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(path);
  const end = () => status(page).evaluate((element) => element.getBoundingClientRect().bottom);
  const till = page.getByRole('img', {name: words('en').scenes.till.label, exact: true});
  const top = () => till.evaluate((element) => element.getBoundingClientRect().top);
  expect((await top()) - (await end())).toBeLessThan(40);
  await plug(page).click();
  await expect(bills(page)).toHaveCount(1);
  const opened = await top();
  await expect(bills(page)).toHaveCount(3);
  expect(await top()).toBe(opened);
});
