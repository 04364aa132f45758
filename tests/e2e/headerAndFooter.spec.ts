import {menu, productHref} from '@/content/menu';
import {pathOf, slugsOf} from '@/content/paths';
import {languages, locales} from '@/i18n/languages';
import {localeCookie} from '@/i18n/localeCookie';
import {localizedHref} from '@/i18n/localePath';
import {site} from '@/settings/site';
import {expect, follow, header, headerHeight, test, words} from './support';

test('the header stays at the top of every viewport, 64 px high', async ({page}) => {
  await page.goto('/');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({width, height: 800});
    await page.evaluate(() => window.scrollTo({top: 1000, behavior: 'instant'}));
    await expect.poll(() => header(page).boundingBox()).toEqual({x: 0, y: 0, width, height: headerHeight});
  }
});

test('the footer leads to products, company, legal pages, use cases, some industries and social profiles', async ({
  page,
}) => {
  const locale = 'hi';
  const {suite, legal, partner, contact, pricing, useCases, industries} = words(locale);
  const links: {path: string; name: string}[] = [
    ...menu.products.map((product) => ({path: productHref(product), name: suite[product].name})),
    ...slugsOf('legal').map((slug) => ({path: pathOf('legal', slug), name: legal[slug].name})),
    ...slugsOf('useCases').map((slug) => ({path: pathOf('useCases', slug), name: useCases[slug].name})),
    ...menu.industries
      .flatMap(({slugs}) => slugs.slice(0, 1))
      .map((slug) => ({path: pathOf('industries', slug), name: industries[slug].name})),
    {path: '/partner-program', name: partner.name},
    {path: '/contact', name: contact.name},
    {path: '/pricing', name: pricing.name},
  ];
  await page.goto('/hi');
  const footer = page.getByRole('contentinfo');
  for (const {path, name} of links) {
    const link = footer.locator(`a[href="${localizedHref(locale, path)}"]`).filter({hasText: name});
    await expect(link, path).toBeVisible();
  }
  for (const [network, href] of Object.entries(site.social)) {
    await expect(footer.locator(`a[href="${href}"]`), network).toBeVisible();
  }
});

for (const locale of locales) {
  const other = locales.find((code) => code !== locale) ?? locale;

  test(`switching from ${locale} to ${other} keeps path, query and hash, and is remembered`, async ({
    page,
    context,
  }) => {
    const queryAndHash = '?plan=prime/#compare';
    await page.goto(localizedHref(locale, '/pricing') + queryAndHash);
    const switcher = page.locator('a[data-language-switch]:visible').first();
    await expect(switcher).toHaveAttribute('hreflang', new RegExp(`^${other}`));
    await switcher.click();
    await expect(page).toHaveURL(localizedHref(other, '/pricing') + queryAndHash);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    const cookies = await context.cookies();
    expect(cookies.find(({name}) => name === localeCookie.name)?.value).toBe(other);

    // On an address without a language, the cookie wins over the language of the browser.
    await page.goto('/contact?from=mail');
    await expect(page).toHaveURL(`${localizedHref(other, '/contact')}?from=mail`);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });
}

test.describe('in a browser that prefers Hindi', () => {
  test.use({locale: 'hi-IN'});

  test('an English URL shows English until the switch to Hindi', async ({page}) => {
    await page.goto('/en/pricing?plan=prime');
    await expect(page).toHaveURL('/pricing?lang=en&plan=prime');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.locator('a[data-language-switch]:visible').first().click();
    await expect(page).toHaveURL('/hi/pricing?plan=prime');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  });
});

test('the switch to Hindi is readable without a Devanagari font', async ({page}) => {
  await page.goto('/');
  const switcher = page.getByRole('link', {name: languages.hi.name, exact: true});
  const drawing = await switcher.locator('use').evaluate((use: SVGGraphicsElement) => use.getBBox().width);
  expect(drawing).toBeGreaterThan(20);
  const letters = await switcher.getByText(languages.hi.name).boundingBox();
  expect(letters?.width).toBeLessThanOrEqual(1);
});

test('a link loads its document, possibly prerendered, and nothing else', async ({page}) => {
  const documentRequest = /^(?:document|other) \/terms-of-service$/;
  await page.goto('/contact');
  const link = page.getByRole('contentinfo').locator('a[href="/terms-of-service"]');
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
  await link.hover();
  // If hovering a link prefetched anything, it would do so within this time.
  await page.waitForTimeout(300);
  expect(requests.filter((request) => !documentRequest.test(request))).toEqual([]);
  await follow(link);
  expect(requests[0]).toMatch(documentRequest);
  // A client router would request this data.
  expect(requests.filter((request) => /_rsc|\.rsc/.test(request))).toEqual([]);
});
