import type {Page} from '@playwright/test';
import {expect, test} from './support';

/** On a phone the home page's lower sections are laid out after the first paint (scripts/build/laterLayout.ts). */
test.use({viewport: {width: 360, height: 740}});

/** How many sections have no layout of their own yet. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main > section')].filter(
        (section) => !section.firstElementChild?.checkVisibility({contentVisibilityAuto: true}),
      ).length,
  );

/** A page whose last file has not come: its layout stays as the first paint has it, until the test lets the file go. */
async function openHalfLoaded(page: Page, url: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(url, {waitUntil: 'commit'});
  await expect(page.locator('footer')).toBeAttached();
  return release;
}

const distanceFromTop = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

test('sections far below wait for the first paint, and are all there without being scrolled to', async ({page}) => {
  const release = await openHalfLoaded(page, '/');
  expect(await waiting(page)).toBeGreaterThan(5);
  release();
  await expect.poll(() => waiting(page)).toBe(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-later');
});

test('a link to a section leads to it, also while the page is still being opened', async ({page}) => {
  const release = await openHalfLoaded(page, '/');
  await page.evaluate(() => {
    location.hash = 'ai-growth';
  });
  await expect.poll(() => distanceFromTop(page, 'ai-growth')).toBe(88);
  expect(await waiting(page)).toBe(0);
  release();
  await page.waitForLoadState();
  expect(await distanceFromTop(page, 'ai-growth')).toBe(88);
});

test('who starts at a section, or comes back to where they were, has all of it at once', async ({page}) => {
  const release = await openHalfLoaded(page, '/#stories');
  expect(await waiting(page)).toBe(0);
  release();
  await expect.poll(() => distanceFromTop(page, 'stories')).toBe(88);
  await page.goto('/contact');
  await page.unroute('**/*.woff2');
  await page.goBack({waitUntil: 'commit'});
  await expect(page.locator('footer')).toBeAttached();
  expect(await waiting(page)).toBe(0);
  await expect(page.locator('#stories')).toBeInViewport();
});
