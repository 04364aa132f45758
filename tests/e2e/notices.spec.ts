import type {Locator, Page} from '@playwright/test';
import {noticeDuration} from '@/content/timesAndLimits';
import {localizedHref} from '@/i18n/localePath';
import {axeViolations, expect, test, words} from './support';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const locale = 'hi';
const text = words(locale);

/** All notices in the document, including disappearing ones. */
const allNotices = (page: Page) => page.locator('[data-sonner-toast]');
const shownNotices = (page: Page) => page.locator('[data-sonner-toast][data-visible="true"][data-removed="false"]');
/** The buttons on the contact page that copy an email address or a phone number. */
const copyButtons = (page: Page) => page.getByRole('main').locator('dd button');
const focusedIn = (elements: Locator) => elements.and(elements.page().locator(':focus'));

/**
 * Swipes a notice sideways.
 * @param distance in pixels
 * @param pauseMs how long the pointer pauses on the way. Without a pause the swipe is quick.
 */
async function swipe(page: Page, target: Locator, distance: number, pauseMs = 400) {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is no notice to move.');
  const x = box.x + 60;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 2, y);
  await page.waitForTimeout(pauseMs);
  await page.mouse.move(x + distance, y, {steps: 3});
  await page.mouse.up();
}

test.beforeEach(({page}) => page.goto(localizedHref(locale, '/contact')));

test('a notice says what was copied, in a region with a name, and its library loads only then', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await expect(page.locator('[data-sonner-toaster]')).toHaveCount(0);
  await page.getByRole('button', {name: text.contact.ways.copyPhone}).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replace(/\D/g, '')).toHaveLength(12);

  const region = page.getByRole('region', {name: text.common.notices.label, exact: true});
  await expect(region.getByText(text.common.copy.done.replace('{text}', copied))).toBeVisible();
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expect(region).toHaveAttribute('aria-keyshortcuts', 'Alt+T');
  await expect(region.getByRole('button', {name: text.common.notices.close})).toBeVisible();
  expect(requests.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  // The notice has finished fading in.
  await expect(allNotices(page)).toHaveCSS('opacity', '1');
  expect(await axeViolations(page)).toEqual([]);
});

test('a notice says that the browser does not allow copying', async ({page}) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await copyButtons(page).first().click();
  await expect(allNotices(page).getByText(text.common.copy.failed)).toBeVisible();
  await expect(allNotices(page)).toHaveAttribute('data-type', 'error');
});

test('a notice disappears after 4000 ms', async ({page}) => {
  const stepMs = 50;
  // The first notice loads the library, which would not be possible while the clock is paused.
  await copyButtons(page).first().click();
  await expect(allNotices(page)).toHaveCount(1);
  await expect(allNotices(page)).toHaveCount(0);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await copyButtons(page).first().click();
  const countAfterStep = async () => {
    await page.clock.runFor(stepMs);
    return allNotices(page).count();
  };
  await expect.poll(countAfterStep).toBe(1);
  await page.clock.runFor(4000 - 2 * stepMs);
  await expect(shownNotices(page)).toHaveCount(1);
  await page.clock.runFor(3 * stepMs);
  await expect(shownNotices(page)).toHaveCount(0);
});

test.describe('four notices', () => {
  test.beforeEach(async ({page}) => {
    for (let press = 0; press < 4; press += 1) await copyButtons(page).first().click();
    await expect(allNotices(page)).toHaveCount(4);
    // The keys expand the stack.
    await page.keyboard.press('Alt+t');
    await expect(shownNotices(page)).toHaveCount(3);
  });

  test('are 356 px wide, 14 px apart, three at most', async ({page}) => {
    const measure = async () => {
      const boxes = await Promise.all((await shownNotices(page).all()).map((notice) => notice.boundingBox()));
      const stack = boxes.filter((box) => box !== null).sort((one, other) => one.y - other.y);
      const widths = stack.map(({width}) => width);
      const gaps = stack.slice(1).map(({y}, index) => {
        const above = stack[index];
        return above ? y - above.y - above.height : undefined;
      });
      return {widths, gaps};
    };
    await expect.poll(measure).toEqual({widths: [356, 356, 356], gaps: [14, 14]});
  });

  test('stay inside the viewport of a phone', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    for (const notice of await shownNotices(page).all()) {
      const isInside = async () => {
        const box = await notice.boundingBox();
        return box !== null && box.x >= 8 && box.x + box.width <= 312;
      };
      await expect.poll(isInside).toBe(true);
    }
  });
});

test('a swipe of 20 px dismisses a notice, and a shorter one does not, however quick', async ({page}) => {
  await copyButtons(page).first().click();
  const notice = allNotices(page);
  await expect(notice).toHaveCSS('opacity', '1');
  await swipe(page, notice, 19);
  await expect(notice).toHaveAttribute('data-swiping', 'false');
  await swipe(page, notice, 12, 0);
  // A dismissed notice disappears within this time.
  await page.waitForTimeout(300);
  await expect(shownNotices(page)).toHaveCount(1);
  await swipe(page, notice, 20);
  await expect(shownNotices(page)).toHaveCount(0);
});

test.describe('by keyboard', () => {
  test.beforeEach(async ({page}) => {
    await copyButtons(page).first().focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
    await expect(shownNotices(page)).toHaveCount(3);
    await page.keyboard.press('Alt+t');
  });

  test('notices disappear after the focus has left them', async ({page}) => {
    await page.keyboard.press('Shift+Tab');
    await expect(allNotices(page)).toHaveCount(0, {timeout: noticeDuration + 2000});
  });

  test('closing a notice moves the focus to the next, and closing the last one moves it back', async ({page}) => {
    const {close} = text.common.notices;
    await shownNotices(page).first().getByRole('button', {name: close}).focus();
    for (const remaining of [2, 1]) {
      await page.keyboard.press('Enter');
      await expect(allNotices(page)).toHaveCount(remaining);
      await expect(focusedIn(allNotices(page))).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(focusedIn(page.getByRole('button', {name: close}))).toHaveCount(1);
    }
    await page.keyboard.press('Enter');
    await expect(allNotices(page)).toHaveCount(0);
    await expect(copyButtons(page).first()).toBeFocused();
  });
});
