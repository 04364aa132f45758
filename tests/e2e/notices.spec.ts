import type {Locator, Page} from '@playwright/test';
import {notices} from '@/content/uiConstants';
import {localizedHref} from '@/i18n/localePath';
import {axeViolations, expect, test, words} from './support';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const notice = (page: Page) => page.locator('[data-sonner-toast]');
const shown = (page: Page) => page.locator('[data-sonner-toast][data-visible="true"][data-removed="false"]');
/** The buttons that copy an address or a number of the contact page. */
const copies = (page: Page) => page.getByRole('main').locator('dd button');

/** Moves a notice by a number of pixels and lets go, as slowly as a hand that changes its mind. */
async function swipe(page: Page, target: Locator, distance: number, pause = 400) {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is no notice to move.');
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 2, y);
  await page.waitForTimeout(pause);
  await page.mouse.move(x + distance, y, {steps: 3});
  await page.mouse.up();
}

const locale = 'hi';
const text = words(locale);
const copied = (what: string) => text.common.copy.done.replace('{text}', what);

test.beforeEach(({page}) => page.goto(localizedHref(locale, '/contact')));

test('what was copied is said, in a region with a name, and the library comes only then', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await expect(page.locator('[data-sonner-toaster]')).toHaveCount(0);
  await page.getByRole('button', {name: text.contact.ways.copyPhone}).click();
  const value = await page.evaluate(() => navigator.clipboard.readText());
  expect(value.replace(/\D/g, '')).toHaveLength(12);

  const region = page.getByRole('region', {name: text.common.notices.label, exact: true});
  await expect(region.getByText(copied(value))).toBeVisible();
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expect(region).toHaveAttribute('aria-keyshortcuts', 'Alt+T');
  await expect(region.getByRole('button', {name: text.common.notices.close})).toBeVisible();
  expect(fetched.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  // Its entrance over, as a visitor reads it.
  await expect(notice(page)).toHaveCSS('opacity', '1');
  expect(await axeViolations(page)).toEqual([]);
});

test('where the browser does not allow it, that is said', async ({page}) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await copies(page).first().click();
  await expect(notice(page).getByText(text.common.copy.failed)).toBeVisible();
  await expect(notice(page)).toHaveAttribute('data-type', 'error');
});

test('a notice is gone after 4000 ms', async ({page}) => {
  // Once before, so that nothing has to be fetched while time stands still.
  await copies(page).first().click();
  await expect(notice(page)).toHaveCount(1);
  await expect(notice(page)).toHaveCount(0);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await copies(page).first().click();
  const step = 50;
  await expect
    .poll(async () => {
      await page.clock.runFor(step);
      return notice(page).count();
    })
    .toBe(1);
  await page.clock.runFor(4000 - 2 * step);
  await expect(shown(page)).toHaveCount(1);
  await page.clock.runFor(3 * step);
  await expect(shown(page)).toHaveCount(0);
});

test('notices are 356 px wide, 14 px apart, three at most; inside the window of a phone', async ({page}) => {
  for (let press = 0; press < 4; press += 1) await copies(page).first().click();
  await expect(notice(page)).toHaveCount(4);
  // The slips slide apart.
  await page.keyboard.press('Alt+t');
  await expect(shown(page)).toHaveCount(3);
  const stack = async () => {
    const boxes = await Promise.all((await shown(page).all()).map((one) => one.boundingBox()));
    const [first, second, third] = boxes.flatMap((box) => box ?? []).sort((a, b) => a.y - b.y);
    const below = (upper = first, lower = second) => upper && lower && lower.y - upper.y - upper.height;
    return [first?.width, second?.width, third?.width, below(), below(second, third)];
  };
  await expect.poll(stack).toEqual([356, 356, 356, 14, 14]);
  // On a phone they are as wide as its window allows.
  await page.setViewportSize({width: 320, height: 640});
  for (const one of await shown(page).all())
    await expect
      .poll(async () => {
        const {x = 0, width = 320} = (await one.boundingBox()) ?? {};
        return x >= 8 && x + width <= 312;
      })
      .toBe(true);
});

test('a swipe of 20 px sends a notice away, one of 19 px does not, however quick', async ({page}) => {
  await copies(page).first().click();
  await expect(notice(page)).toHaveCSS('opacity', '1');
  await swipe(page, notice(page), 19);
  await expect(notice(page)).toHaveAttribute('data-swiping', 'false');
  await swipe(page, notice(page), 12, 0);
  await page.waitForTimeout(300);
  await expect(shown(page)).toHaveCount(1);
  await swipe(page, notice(page), 20);
  await expect(shown(page)).toHaveCount(0);
});

test.describe('by keyboard', () => {
  test.beforeEach(async ({page}) => {
    await copies(page).first().focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
    await expect(shown(page)).toHaveCount(3);
    await page.keyboard.press('Alt+t');
  });

  test('notices that were gone to and left again go', async ({page}) => {
    await page.keyboard.press('Shift+Tab');
    await expect(notice(page)).toHaveCount(0, {timeout: notices.duration + 2000});
  });

  test('closing one leads to the next, closing the last one back', async ({page}) => {
    const {close} = text.common.notices;
    await shown(page).first().getByRole('button', {name: close}).focus();
    for (const left of [2, 1]) {
      await page.keyboard.press('Enter');
      await expect(notice(page)).toHaveCount(left);
      await expect(notice(page).and(page.locator(':focus'))).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', {name: close}).and(page.locator(':focus'))).toHaveCount(1);
    }
    await page.keyboard.press('Enter');
    await expect(notice(page)).toHaveCount(0);
    await expect(copies(page).first()).toBeFocused();
  });
});
