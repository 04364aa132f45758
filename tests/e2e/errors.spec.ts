import {locales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {site} from '@/settings/site';
import {axeViolations, expect, holdRequests, ignoreProblems, test, wake, words} from './support';

for (const locale of locales) {
  const text = words(locale).errors.notFound;

  // Which addresses have none: tests/contract/addresses.spec.ts.
  test(`a missing page in ${locale} says so, keeps its path in the other language, leads home`, async ({
    page,
    problems,
  }) => {
    const other = locales.find((code) => code !== locale) ?? locale;
    const missing = localizedHref(locale, '/products/no-such-thing');
    const written = page.waitForEvent('console', (message) => message.text().includes(missing));
    const response = await page.goto(`${missing}?from=mail`);
    expect(response?.status()).toBe(404);
    const html = await response?.text();
    for (const part of ['404', text.home]) expect(html).toContain(`>${part}<`);
    await written;
    await expect(page.getByRole('heading', {level: 1})).toHaveText(text.title);
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    const main = page.getByRole('main');
    expect(await main.getByRole('list').getByRole('link').count()).toBeGreaterThanOrEqual(3);

    await page.locator('a[data-language-switch]:visible').first().click();
    await expect(page).toHaveURL(`${localizedHref(other, '/products/no-such-thing')}?from=mail`);
    await main.getByRole('link', {name: words(other).errors.notFound.home}).click();
    await expect(page).toHaveURL(localizedHref(other, '/'));
    // The browser's own line on the status, and ours: nothing else.
    ignoreProblems(problems, /404/);
  });
}

// What extensions and translators do, before the scripts of a slow page are there.
for (const [path, place] of [
  ['/', 'body'],
  ['/contact', 'main'],
  ['/products/skycart', 'body'],
] as const) {
  test(`${path} is whole again after a stranger has put something into its ${place}`, async ({page, problems}) => {
    const release = await holdRequests(page);
    await page.goto(path, {waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const said = () => page.locator('h1, h2, h3, footer').allTextContents();
    const look = () => page.getByRole('contentinfo').evaluate((footer) => getComputedStyle(footer).background);
    const before = [await said(), await look()];
    await page.locator(place).evaluate((element) => element.prepend(document.createElement('div')));
    release();
    await wake(page);
    await expect.poll(() => problems.splice(0).join()).toContain('418');
    await expect.poll(async () => [await said(), await look()]).toEqual(before);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
  });
}

/** Makes something that the page's own components use fail, until the visitor's next try. */
const broken = {
  page: () => {
    // The form asks whether it has come near.
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(...args: ConstructorParameters<typeof IntersectionObserver>) {
        if (args[1]?.rootMargin === '600px' && !sessionStorage.mended) throw new Error('no observers');
        super(...args);
      }
    };
  },
  'root layout': () => {
    // The layout says that React is there.
    const real = window.dispatchEvent;
    window.dispatchEvent = (event) => {
      if (event.type === 'hydrated' && !sessionStorage.mended) throw new Error('no events');
      return real.call(window, event);
    };
  },
};

for (const [part, locale, breakIt] of [
  ['page', 'en', broken.page],
  ['root layout', 'hi', broken['root layout']],
] as const) {
  const {unexpected} = words(locale).errors;
  test(`a ${part} that fails, ${locale}: said so, tried again, and the way home`, async ({page, problems}) => {
    await page.addInitScript(breakIt);
    await page.goto(localizedHref(locale, '/contact'));
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveText(unexpected.title);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('banner')).toHaveCount(part === 'page' ? 1 : 0);
    if (part === 'root layout') await expect(page).toHaveTitle(unexpected.title);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', {name: unexpected.home})).toHaveAttribute('href', localizedHref(locale, '/'));
    await expect(main.locator(`a[href="mailto:${site.email}"]`)).toBeVisible();
    await expect(main.locator(`a[href="tel:${site.phone}"]`)).toBeVisible();
    await expect(main).toHaveCSS('font-family', /Poppins/);
    // A rule that the page itself needs below its hero alone.
    await expect(main.locator('section')).toHaveCSS('padding-top', /^[1-9]/);
    expect(await axeViolations(page)).toEqual([]);

    const retry = main.getByRole('button', {name: unexpected.retry});
    // What is still broken fails again.
    const again = page.waitForEvent('console', (message) => /no observers|no events/.test(message.text()));
    await retry.click();
    await again;
    await expect(heading).toHaveText(unexpected.title);
    await page.evaluate(() => sessionStorage.setItem('mended', 'yes'));
    await retry.click();
    await expect(heading).toHaveText(words(locale).contact.hero.title);
    // The browser says what it threw, and so does the screen.
    ignoreProblems(problems, /no observers|no events/);
  });
}

test('a page that fails as React takes it over has its look all the same', async ({page, problems}) => {
  // What tells the tabs of the home page apart.
  await page.addInitScript(() => {
    const real = Array.prototype.find;
    Array.prototype.find = function find(this: {count?: string}[], ...args: Parameters<typeof real>) {
      if (this[0]?.count && !sessionStorage.mended) throw new Error('no tabs');
      return real.apply(this, args);
    };
  });
  await page.goto('/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(words('en').errors.unexpected.title);
  await expect(page.getByRole('contentinfo')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByRole('main').locator('section')).toHaveCSS('padding-top', /^[1-9]/);
  ignoreProblems(problems, /no tabs|418|423/);
});

test('the network goes and comes back', async ({page, context, problems}) => {
  // No smooth scrolling, which may still be on its way when the network goes.
  await page.emulateMedia({reducedMotion: 'reduce'});
  const {connection} = words('hi').common;
  await page.goto('/hi/contact', {waitUntil: 'networkidle'});
  const bar = page.getByRole('status').filter({hasText: connection.offline});
  await expect(bar).toHaveCount(0);
  await context.setOffline(true);
  await expect(bar).toBeInViewport({ratio: 1});
  expect(await axeViolations(page)).toEqual([]);

  // Whatever gets the focus stays in sight, between the header and the bar, down to the page's end.
  const [top, bottom] = [64, (await bar.boundingBox())?.y ?? 0];
  await page.locator('main').focus();
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const box = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.closest('header')) return null;
      const {top, bottom} = focused.getBoundingClientRect();
      return {top, bottom, what: focused.outerHTML.slice(0, 80)};
    });
    if (!box) break;
    expect.soft(box.bottom, box.what).toBeGreaterThan(top);
    expect.soft(box.top, box.what).toBeLessThan(bottom);
  }
  await page.evaluate(() => window.scrollTo({top: document.body.scrollHeight + 200, behavior: 'instant'}));
  const end = await page.getByRole('contentinfo').boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(bottom + 1);

  const comeBack = async () => {
    await context.setOffline(false);
    await expect(bar).toHaveCount(0);
  };
  await comeBack();
  await expect(page.getByText(connection.online)).toBeVisible();

  // Where it goes away while the focus is in the window's last line, that stays in sight.
  const link = page.getByRole('main').locator('a[href^="tel:"]:visible').first();
  await link.focus();
  await link.evaluate((element) =>
    window.scrollBy({top: element.getBoundingClientRect().bottom - window.innerHeight + 4, behavior: 'instant'}),
  );
  await context.setOffline(true);
  await expect
    .poll(async () => {
      const [focus, cover] = [await link.boundingBox(), await bar.boundingBox()];
      return focus && cover && focus.y + focus.height <= cover.y;
    })
    .toBe(true);
  await comeBack();

  // Whoever reads elsewhere stays in their place.
  await page.getByRole('main').getByRole('link').first().focus();
  await page.evaluate(() => window.scrollTo({top: 1000, behavior: 'instant'}));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1000);
  await context.setOffline(true);
  await expect(bar).toBeInViewport({ratio: 1});
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => window.scrollY)).toBe(1000);
  ignoreProblems(problems, /ERR_INTERNET_DISCONNECTED/);
});
