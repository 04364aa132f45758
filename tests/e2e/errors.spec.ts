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
    // The browser's own line on the status, and ours.
    test.afterEach(({problems}) => ignoreProblems(problems, /404/));

    // Which addresses have none: tests/contract/addresses.spec.ts.
    test('says so to visitors, in the server’s HTML as well, and to search engines', async ({page}) => {
      const isLogged = page.waitForEvent('console', (message) =>
        message.text().includes(localizedHref(locale, missingPath)),
      );
      const response = await page.goto(missingUrl);
      expect(response?.status()).toBe(404);
      const html = await response?.text();
      expect(html).toContain('>404<');
      expect(html).toContain(`>${text.home}<`);
      await isLogged;
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text.title);
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    });

    test('leads on, to the same address in the other language, and home', async ({page}) => {
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

// What extensions and translators do, before the scripts of a slow page are there.
const intrusions = [
  {path: '/', place: 'body'},
  {path: '/contact', place: 'main'},
  {path: '/products/skycart', place: 'body'},
];

for (const {path, place} of intrusions) {
  test(`${path} is whole again after a stranger has put something into its ${place}`, async ({page, problems}) => {
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
    // React's number for markup that is not its own.
    await expect.poll(() => problems.splice(0).join()).toContain('418');
    await expect.poll(appearance).toEqual(before);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
  });
}

/** Each makes something fail that the page's own components use, until `sessionStorage.repaired`. Runs in the page. */
const failures = {
  page: () => {
    // The form asks whether it has come near.
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(...args: ConstructorParameters<typeof IntersectionObserver>) {
        if (args[1]?.rootMargin === '600px' && !sessionStorage.repaired) throw new Error('no observers');
        super(...args);
      }
    };
  },
  rootLayout: () => {
    // The layout says that React is there.
    const original = window.dispatchEvent;
    window.dispatchEvent = (event) => {
      if (event.type === 'hydrated' && !sessionStorage.repaired) throw new Error('no events');
      return original.call(window, event);
    };
  },
  tabsOfHomePage: () => {
    // What tells the tabs apart.
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

    // The browser says what was thrown, and so does the screen.
    test.afterEach(({problems}) => ignoreProblems(problems, thrown));

    test('says so in the page’s language and look, with the ways home and to the company', async ({page}) => {
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('banner')).toHaveCount(keepsHeader ? 1 : 0);
      if (!keepsHeader) await expect(page).toHaveTitle(unexpected.title);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', {name: unexpected.home})).toHaveAttribute('href', localizedHref(locale, '/'));
      await expect(main.locator(`a[href="mailto:${site.email}"]`)).toBeVisible();
      await expect(main.locator(`a[href="tel:${site.phone}"]`)).toBeVisible();
      await expect(main).toHaveCSS('font-family', /Poppins/);
      // A rule that the page itself needs below its hero alone.
      await expect(main.locator('section')).toHaveCSS('padding-top', /^[1-9]/);
      expect(await axeViolations(page)).toEqual([]);
    });

    test('can be tried again, until it works', async ({page}) => {
      const heading = page.getByRole('heading', {level: 1});
      const retry = page.getByRole('main').getByRole('button', {name: unexpected.retry});
      // What is still broken fails again.
      const failsAgain = page.waitForEvent('console', (message) => thrown.test(message.text()));
      await retry.click();
      await failsAgain;
      await expect(heading).toHaveText(unexpected.title);
      await page.evaluate(() => sessionStorage.setItem('repaired', 'yes'));
      await retry.click();
      await expect(heading).toHaveText(words(locale).contact.hero.title);
    });
  });
}

test('a page that fails as React takes it over has its look all the same', async ({page, problems}) => {
  await page.addInitScript(failures.tabsOfHomePage);
  await page.goto('/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(words('en').errors.unexpected.title);
  await expect(page.getByRole('contentinfo')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByRole('main').locator('section')).toHaveCSS('padding-top', /^[1-9]/);
  ignoreProblems(problems, /no tabs|418|423/);
});

test.describe('the network goes', () => {
  // No smooth scrolling, which may still be on its way when the network goes.
  test.use({reducedMotion: 'reduce'});

  const {connection} = words('hi').common;
  const barOf = (page: Page) => page.getByRole('status').filter({hasText: connection.offline});

  test.beforeEach(async ({page}) => {
    await page.goto('/hi/contact', {waitUntil: 'networkidle'});
    await expect(barOf(page)).toHaveCount(0);
  });

  test.afterEach(({problems}) => ignoreProblems(problems, /ERR_INTERNET_DISCONNECTED/));

  test('and a bar says so, until it has come back', async ({page, context}) => {
    const bar = barOf(page);
    await context.setOffline(true);
    await expect(bar).toBeInViewport({ratio: 1});
    expect(await axeViolations(page)).toEqual([]);
    await context.setOffline(false);
    await expect(bar).toHaveCount(0);
    await expect(page.getByText(connection.online)).toBeVisible();
  });

  /** Where what has the focus is in the window, outside the header; undefined: the focus has left the page. */
  const focusedPart = (page: Page) =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.closest('header')) return undefined;
      const {top, bottom} = focused.getBoundingClientRect();
      return {top, bottom, html: focused.outerHTML.slice(0, 80)};
    });

  test('and whatever gets the focus stays in sight, between the header and the bar, down to the page’s end', async ({
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

  test('while the focus is in the window’s last line, which stays in sight', async ({page, context}) => {
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

  test('and whoever reads elsewhere than the focus is stays there', async ({page, context}) => {
    const scrollY = () => page.evaluate(() => window.scrollY);
    await page.getByRole('main').getByRole('link').first().focus();
    await page.evaluate(() => window.scrollTo({top: 1000, behavior: 'instant'}));
    await expect.poll(scrollY).toBe(1000);
    await context.setOffline(true);
    await expect(barOf(page)).toBeInViewport({ratio: 1});
    // Long enough for a scroll that must not begin.
    await page.waitForTimeout(500);
    expect(await scrollY()).toBe(1000);
  });
});
