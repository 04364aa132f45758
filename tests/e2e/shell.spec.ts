import {menu, productHref} from '@/content/menu';
import {pathOf, slugsOf} from '@/content/paths';
import {languages, localeCookie, locales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {site} from '@/settings/site';
import {expect, follow, header, test, words} from './support';

test('the header is 64 px high and stays', async ({page}) => {
  await page.goto('/');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({width, height: 800});
    await page.evaluate(() => window.scrollTo({top: 1000, behavior: 'instant'}));
    await expect.poll(() => header(page).boundingBox()).toEqual({x: 0, y: 0, width, height: 64});
  }
});

test('the footer leads to products, company, legal pages and social profiles', async ({page}) => {
  await page.goto('/hi');
  const footer = page.getByRole('contentinfo');
  const {suite, legal, partner, contact, pricing} = words('hi');
  const links = [
    ...menu.products.map((product) => [productHref(product), suite[product].name] as const),
    ...slugsOf('legal').map((slug) => [pathOf('legal', slug), legal[slug].name] as const),
    ['/partner-program', partner.name],
    ['/contact', contact.name],
    ['/pricing', pricing.name],
  ] as const;
  for (const [href, name] of links)
    await expect(footer.locator(`a[href="${localizedHref('hi', href)}"]`).filter({hasText: name}), href).toBeVisible();
  for (const [network, href] of Object.entries(site.social))
    await expect(footer.locator(`a[href="${href}"]`), network).toBeVisible();
});

for (const locale of locales) {
  test(`the switcher of ${locale} keeps path, query and hash, and is remembered`, async ({page, context}) => {
    const other = locales.find((code) => code !== locale) ?? locale;
    const tail = '?plan=prime/#compare';
    await page.goto(localizedHref(locale, '/pricing') + tail);
    const switcher = page.locator('a[data-language-switch]:visible').first();
    await expect(switcher).toHaveAttribute('hreflang', new RegExp(`^${other}`));
    await switcher.click();
    await expect(page).toHaveURL(localizedHref(other, '/pricing') + tail);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    const cookies = await context.cookies();
    expect(cookies.find(({name}) => name === localeCookie)?.value).toBe(other);

    // The cookie wins over the browser's language on addresses that name none.
    await page.goto('/contact?from=mail');
    await expect(page).toHaveURL(`${localizedHref(other, '/contact')}?from=mail`);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });
}

test('the switch to Hindi can be read where nothing has its letters', async ({page}) => {
  await page.goto('/');
  const switcher = page.getByRole('link', {name: languages.hi.name, exact: true});
  const drawn = await switcher.locator('use').evaluate((use: SVGGraphicsElement) => use.getBBox().width);
  expect(drawn).toBeGreaterThan(20);
  const box = await switcher.getByText(languages.hi.name).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(1);
});

test('a link loads a document, which may have been prerendered; no data are asked for', async ({page}) => {
  const asked: string[] = [];
  await page.goto('/contact');
  const link = page.getByRole('contentinfo').locator('a[href="/terms-of-service"]');
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
  await link.hover();
  await page.waitForTimeout(300);
  expect(asked.filter((what) => !/^(?:document|other) \/terms-of-service$/.test(what))).toEqual([]);
  await follow(link);
  expect(asked[0]).toMatch(/^(?:document|other) \/terms-of-service$/);
  expect(asked.filter((what) => /_rsc|\.rsc/.test(what))).toEqual([]);
});
