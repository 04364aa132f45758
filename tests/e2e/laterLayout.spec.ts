import type {Page} from '@playwright/test';
import {pathOf} from '@/content/paths';
import {expect, test, words} from './support';

/** On a phone the lower sections of long pages are laid out after the first paint (scripts/build/laterLayout.ts). */
test.use({viewport: {width: 360, height: 740}});

/** How many sections have no layout of their own yet. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main section')].filter(
        (section) => !section.firstElementChild?.checkVisibility({contentVisibilityAuto: true}),
      ).length,
  );

/** A page that is not told of its first paint, so that nothing is laid out behind it, until the event `painted`. */
async function openUnpainted(page: Page, url: string) {
  await page.addInitScript(() => {
    const painted = new Promise((resolve) => addEventListener('painted', resolve));
    const Original = PerformanceObserver;
    window.PerformanceObserver = class extends Original {
      constructor(seen: PerformanceObserverCallback) {
        super((...told) => void painted.then(() => seen(...told)));
      }
    };
  });
  await page.goto(url);
}

const tellPainted = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('painted')));

const distanceFromTop = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

for (const path of ['/', pathOf('products', 'skycart')])
  test(`${path}: sections far below wait for the first paint, and are all there without being scrolled to`, async ({
    page,
  }) => {
    await openUnpainted(page, path);
    expect(await waiting(page)).toBeGreaterThan(5);
    await tellPainted(page);
    await expect.poll(() => waiting(page)).toBe(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-later');
  });

test('an address of a section leads to it, also while the page is still being laid out', async ({page}) => {
  await openUnpainted(page, '/');
  expect(await waiting(page)).toBeGreaterThan(5);
  await page.evaluate(async () => {
    location.hash = 'ai-growth';
    await new Promise((changed) => addEventListener('hashchange', changed));
  });
  expect(await waiting(page)).toBe(0);
  await tellPainted(page);
  await expect.poll(() => distanceFromTop(page, 'ai-growth')).toBe(88);
});

test('so does a link, also when Next follows it', async ({page}) => {
  await openUnpainted(page, '/');
  // Scripts wait a second for a paint, and run then.
  await expect(page.locator('html')).toHaveAttribute('data-tooltips');
  expect(await waiting(page)).toBeGreaterThan(5);
  await page
    .locator('#hero')
    .getByRole('link', {name: words('en').common.actions.bookDemo})
    .click();
  await expect.poll(() => distanceFromTop(page, 'book-demo')).toBe(88);
  expect(await waiting(page)).toBe(0);
});

test('who starts at a section, or comes back to where they were, has all of it at once', async ({page}) => {
  await openUnpainted(page, '/#stories');
  expect(await waiting(page)).toBe(0);
  await tellPainted(page);
  await expect.poll(() => distanceFromTop(page, 'stories')).toBe(88);
  await page.goto('/contact');
  await page.goBack();
  await expect(page.locator('footer')).toBeAttached();
  expect(await waiting(page)).toBe(0);
  await expect(page.locator('#stories')).toBeInViewport();
});
