import type {Page, Route} from '@playwright/test';
import {expect, followFetched, header, test, words} from './support';

test('coming back to the first page shows all of it again', async ({page}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const [text, drawings] = [await main.innerText(), await main.locator('svg').count()];
  await followFetched(header(page).locator('nav a[href="/pricing"]:visible').first());
  await expect(page.locator('h1')).toHaveText(words('en').pricing.hero.title);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(words('en').home.hero.title);
  expect(await main.innerText()).toBe(text);
  await expect(main.locator('svg')).toHaveCount(drawings);
});

test.describe('a link to another page', () => {
  const link = (page: Page) => page.getByRole('contentinfo').locator('a[href="/pricing"]');
  const arrived = (page: Page) => expect(page.locator('h1')).toHaveText(words('en').pricing.hero.title);
  /** Whether the document is still the one that `mark` was called in. */
  const isMarked = (page: Page) => page.evaluate(() => document.documentElement.dataset.former !== undefined);
  const mark = (page: Page) =>
    page.evaluate(() => {
      document.documentElement.dataset.former = '';
    });

  test('loads no document once the page has been fetched', async ({page}) => {
    await page.goto('/contact');
    await mark(page);
    await followFetched(link(page));
    await arrived(page);
    expect(await isMarked(page)).toBe(true);
  });

  test('loads the document while what was asked for is still on its way', async ({page}) => {
    await page.route(
      (url) => url.searchParams.has('_rsc'),
      () => {}, // never answered
    );
    await page.goto('/contact');
    await mark(page);
    await link(page).hover();
    await page.waitForRequest((request) => Boolean(request.headers().rsc));
    await link(page).click();
    await arrived(page);
    expect(await isMarked(page)).toBe(false);
  });

  for (const [what, lose] of [
    ['is lost', (route: Route) => route.abort()],
    ['hangs', () => {}], // never answered
  ] as const) {
    test(`loads the document where the style sheet for other pages ${what}`, async ({page, problems}) => {
      await page.route('**/_next/static/**/*.css', lose);
      let parts = 0;
      page.on('requestfinished', (request) => {
        if (request.headers().rsc) parts += 1;
      });
      await page.goto('/contact');
      await mark(page);
      await link(page).hover();
      await expect.poll(() => parts).toBe(3);
      await link(page).click();
      await arrived(page);
      expect(await isMarked(page)).toBe(false);
      problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('.css')));
    });
  }

  test.describe('by finger', () => {
    test.use({hasTouch: true, viewport: {width: 390, height: 844}});

    test('loads the document, and nothing ahead of it', async ({page}) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (request.headers().rsc || request.resourceType() === 'stylesheet') fetched.push(request.url());
      });
      await page.goto('/contact');
      await mark(page);
      await link(page).tap();
      await arrived(page);
      expect(await isMarked(page)).toBe(false);
      expect(fetched).toEqual([]);
    });
  });
});

test.describe('the links of a document whose policy knows no forms service', () => {
  // The document is edited below, and is then not what its policy was written for.
  test.use({bypassCSP: true});

  test('a page with the hosted form is loaded whole, and nothing of it before', async ({page}) => {
    // The build under test has no hosted form.
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('formPages\\":[]', 'formPages\\":[\\"/pricing\\"]');
      await route.fulfill({response, body});
    });
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.headers().rsc) fetched.push(new URL(request.url()).pathname);
    });
    await page.goto('/contact');
    const link = (path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`);
    // The last one proves that the links are listened to.
    await expect(async () => {
      await link('/pricing').hover();
      await link('/partner-program').hover();
      expect(fetched).toContain('/partner-program');
    }).toPass();
    await link('/pricing').click();
    await expect(page.locator('h1')).toHaveText(words('en').pricing.hero.title);
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(/\/pricing$/);
    expect(fetched).not.toContain('/pricing');
  });
});
