import type {Page} from '@playwright/test';
import {locales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {site} from '@/settings/site';
import {axeViolations, expect, headerHeight, holdRequests, ignoreProblems, test, wake, words} from './support';

for (const locale of locales) {
  const text = words(locale).errors.notFound;
  const other = locales.find((code) => code !== locale) ?? locale;
  const missingPath = '/products/no-such-thing';
  const missingUrl = `${localizedHref(locale, missingPath)}?from=mail`;

  test.describe(`a missing page, ${locale}`, () => {
    // The browser logs the status, and the page logs its path.
    test.afterEach(({problems}) => ignoreProblems(problems, /404/));

    // tests/contract/addresses.spec.ts tests which addresses have no page.
    test('tells visitors and search engines that it is missing, without scripts too', async ({page}) => {
      const pathLogged = page.waitForEvent('console', (message) =>
        message.text().includes(localizedHref(locale, missingPath)),
      );
      const response = await page.goto(missingUrl);
      expect(response?.status()).toBe(404);
      const html = await response?.text();
      expect(html).toContain('>404<');
      expect(html).toContain(`>${text.home}<`);
      await pathLogged;
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text.title);
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    });

    test('links to other pages, to the same address in the other language, and to the home page', async ({page}) => {
      await page.goto(missingUrl);
      const main = page.getByRole('main');
      expect(await main.getByRole('list').getByRole('link').count()).toBeGreaterThanOrEqual(3);
      await page.locator('a[data-language-switch]:visible').first().click();
      await expect(page).toHaveURL(`${localizedHref(other, missingPath)}?from=mail`);
      await main.getByRole('link', {name: words(other).errors.notFound.home}).click();
      await expect(page).toHaveURL(localizedHref(other, '/'));
    });
  });
}

// As a link `//other.example` leads to that host.
for (const path of ['//other.example/pricing', '/hi//other.example/pricing', '/hi/\\other.example']) {
  test(`the other language of ${path} is on this site`, async ({page, problems, baseURL}) => {
    await page.goto(`${baseURL}${path}`);
    await page.locator('a[data-language-switch]:visible').first().click();
    await expect(page).toHaveURL(new RegExp(`^${baseURL}/(?:hi/)?other\\.example`));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    ignoreProblems(problems, /404/);
  });
}

// Browser extensions and translators do this, sometimes before the scripts of a slow page are there.
const intrusions = [
  {path: '/', place: 'body'},
  {path: '/contact', place: 'main'},
  {path: '/products/skycart', place: 'body'},
];

for (const {path, place} of intrusions) {
  test(`${path} recovers after a browser extension has added an element to its ${place}`, async ({page, problems}) => {
    const release = await holdRequests(page);
    await page.goto(path, {waitUntil: 'commit'});
    const footer = page.getByRole('contentinfo');
    await expect(footer).toBeVisible();
    const appearance = async () => ({
      texts: await page.locator('h1, h2, h3, footer').allTextContents(),
      footerGround: await footer.evaluate((element) => getComputedStyle(element).background),
    });
    const before = await appearance();
    await page.locator(place).evaluate((element) => element.prepend(document.createElement('div')));
    release();
    await wake(page);
    // 418 is React's error for markup that it has not rendered.
    await expect.poll(() => problems.splice(0).join()).toContain('418');
    await expect.poll(appearance).toEqual(before);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
  });
}

/** These run in the page. Each breaks something that a component uses, until `sessionStorage.repaired` is set. */
const failures = {
  page: () => {
    // The form uses this observer, to find out whether it is near the window.
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(...args: ConstructorParameters<typeof IntersectionObserver>) {
        if (args[1]?.rootMargin === '600px' && !sessionStorage.repaired) throw new Error('no observers');
        super(...args);
      }
    };
  },
  rootLayout: () => {
    // HydrationSignal in the layout dispatches this event.
    const original = window.dispatchEvent;
    window.dispatchEvent = (event) => {
      if (event.type === 'hydrated' && !sessionStorage.repaired) throw new Error('no events');
      return original.call(window, event);
    };
  },
  tabsOfHomePage: () => {
    // The feature filter finds the selected tab with this function.
    const original = Array.prototype.find;
    Array.prototype.find = function find(this: {count?: string}[], ...args: Parameters<typeof original>) {
      if (this[0]?.count && !sessionStorage.repaired) throw new Error('no tabs');
      return original.apply(this, args);
    };
  },
};

const failingParts = [
  {part: 'page', locale: 'en', fail: failures.page, keepsHeader: true},
  {part: 'root layout', locale: 'hi', fail: failures.rootLayout, keepsHeader: false},
] as const;

for (const {part, locale, fail, keepsHeader} of failingParts) {
  const {unexpected} = words(locale).errors;
  const thrown = /no observers|no events/;

  test.describe(`a ${part} that fails, ${locale}`, () => {
    test.beforeEach(async ({page}) => {
      await page.addInitScript(fail);
      await page.goto(localizedHref(locale, '/contact'));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(unexpected.title);
    });

    // The browser logs the error, and so does the error screen.
    test.afterEach(({problems}) => ignoreProblems(problems, thrown));

    test('shows an error screen in the page’s language and look, with links home and to the company', async ({
      page,
    }) => {
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('banner')).toHaveCount(keepsHeader ? 1 : 0);
      if (!keepsHeader) await expect(page).toHaveTitle(unexpected.title);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', {name: unexpected.home})).toHaveAttribute('href', localizedHref(locale, '/'));
      await expect(main.locator(`a[href="mailto:${site.email}"]`)).toBeVisible();
      await expect(main.locator(`a[href="tel:${site.phone}"]`)).toBeVisible();
      await expect(main).toHaveCSS('font-family', /Poppins/);
      // The page itself uses this rule only below its hero, so it is not in the document.
      await expect(main.locator('section')).toHaveCSS('padding-top', /^[1-9]/);
      expect(await axeViolations(page)).toEqual([]);
    });

    test('can be tried again, until it works', async ({page}) => {
      const heading = page.getByRole('heading', {level: 1});
      const retry = page.getByRole('main').getByRole('button', {name: unexpected.retry});
      // The page is still broken, so it fails again as soon as React is there.
      let hasFailedAgain = false;
      page.on('console', (message) => {
        hasFailedAgain ||= thrown.test(message.text());
      });
      await retry.click();
      await expect(async () => {
        await wake(page);
        expect(hasFailedAgain).toBe(true);
      }).toPass({timeout: 20_000});
      await expect(heading).toHaveText(unexpected.title);
      await page.evaluate(() => sessionStorage.setItem('repaired', 'yes'));
      await retry.click();
      await expect(heading).toHaveText(words(locale).contact.hero.title);
    });
  });
}

test('a page that fails during hydration keeps its style sheets', async ({page, problems}) => {
  await page.addInitScript(failures.tabsOfHomePage);
  await page.goto('/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(words('en').errors.unexpected.title);
  await expect(page.getByRole('contentinfo')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByRole('main').locator('section')).toHaveCSS('padding-top', /^[1-9]/);
  ignoreProblems(problems, /no tabs|418|423/);
});

test.describe('when the network is lost', () => {
  // Smooth scrolling might not be finished when the network is lost.
  test.use({reducedMotion: 'reduce'});

  const {connection} = words('hi').common;
  const barOf = (page: Page) => page.getByRole('status').filter({hasText: connection.offline});

  test.beforeEach(async ({page}) => {
    await page.goto('/hi/contact', {waitUntil: 'networkidle'});
    await expect(barOf(page)).toHaveCount(0);
  });

  test.afterEach(({problems}) => ignoreProblems(problems, /ERR_INTERNET_DISCONNECTED/));

  test('a bar says so until it is back', async ({page, context}) => {
    const bar = barOf(page);
    await context.setOffline(true);
    await expect(bar).toBeInViewport({ratio: 1});
    expect(await axeViolations(page)).toEqual([]);
    await context.setOffline(false);
    await expect(bar).toHaveCount(0);
    await expect(page.getByText(connection.online)).toBeVisible();
  });

  /** The position of the focused element. Undefined if the focus is in the header or has left the page. */
  const focusedPart = (page: Page) =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.closest('header')) return undefined;
      const {top, bottom} = focused.getBoundingClientRect();
      return {top, bottom, html: focused.outerHTML.slice(0, 80)};
    });

  test('a focused element is always visible between the header and the bar, down to the page’s end', async ({
    page,
    context,
  }) => {
    const bar = barOf(page);
    await context.setOffline(true);
    await expect(bar).toBeInViewport({ratio: 1});
    const barTop = (await bar.boundingBox())?.y ?? 0;
    await page.locator('main').focus();
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      const part = await focusedPart(page);
      if (!part) break;
      expect.soft(part.bottom, part.html).toBeGreaterThan(headerHeight);
      expect.soft(part.top, part.html).toBeLessThan(barTop);
    }
    await page.evaluate(() => window.scrollTo({top: document.body.scrollHeight + 200, behavior: 'instant'}));
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(barTop + 1);
  });

  test('a focused element at the bottom of the viewport stays visible', async ({page, context}) => {
    const bar = barOf(page);
    const link = page.getByRole('main').locator('a[href^="tel:"]:visible').first();
    await link.focus();
    await link.evaluate((element) => {
      const below = element.getBoundingClientRect().bottom - window.innerHeight;
      window.scrollBy({top: below + 4, behavior: 'instant'});
    });
    await context.setOffline(true);
    const isAboveBar = async () => {
      const linkBox = await link.boundingBox();
      const barBox = await bar.boundingBox();
      return linkBox !== null && barBox !== null && linkBox.y + linkBox.height <= barBox.y;
    };
    await expect.poll(isAboveBar).toBe(true);
  });

  test('a page that is scrolled away from the focus does not move', async ({page, context}) => {
    const scrollY = () => page.evaluate(() => window.scrollY);
    await page.getByRole('main').getByRole('link').first().focus();
    await page.evaluate(() => window.scrollTo({top: 1000, behavior: 'instant'}));
    await expect.poll(scrollY).toBe(1000);
    await context.setOffline(true);
    await expect(barOf(page)).toBeInViewport({ratio: 1});
    // If the page scrolled by mistake, it would do so within this time.
    await page.waitForTimeout(500);
    expect(await scrollY()).toBe(1000);
  });
});
