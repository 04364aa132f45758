import {site} from '@/content/site';
import {localizedHref} from '@/i18n/navigation';
import {languages, locales} from '@/i18n/routing';
import {expect, routes, test} from './support';

const address = (path: string) => new URL(path, site.origin).href;

test('the sitemap lists every page with its alternates, and nothing else', async ({page, request}) => {
  const response = await request.get('/sitemap.xml', {maxRedirects: 0});
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('xml');
  const entries = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      return [...document.getElementsByTagName('url')].map((url) => ({
        loc: new URL(url.getElementsByTagName('loc')[0]?.textContent ?? '').href,
        alternates: [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map((link) => [
          link.getAttribute('hreflang') ?? '',
          new URL(link.getAttribute('href') ?? '').href,
        ]),
      }));
    },
    await response.text(),
  );

  // A page that says the same as another leaves its place to that one.
  const kept = routes.filter(({path, canonical}) => path === canonical);
  expect(entries.map(({loc}) => loc).toSorted()).toEqual(kept.map(({url}) => address(url)).toSorted());
  for (const {path, url} of kept) {
    const alternates = {
      ...Object.fromEntries(locales.map((locale) => [languages[locale].tag, address(localizedHref(locale, path))])),
      'x-default': address(path),
    };
    const entry = entries.find(({loc}) => loc === address(url));
    expect.soft(Object.fromEntries(entry?.alternates ?? []), url).toEqual(alternates);
  }
});

test('robots.txt lets everybody in and names the sitemap', async ({request}) => {
  const response = await request.get('/robots.txt', {maxRedirects: 0});
  expect(response.status()).toBe(200);
  const text = await response.text();
  expect(text).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(text).not.toMatch(/^Disallow: \/\s*$/m);
});

test('the manifest and every icon resolve', async ({page, request}) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const response = await request.get(href ?? '', {maxRedirects: 0});
  expect(response.status()).toBe(200);
  const manifest: {name: string; icons: {src: string}[]} = await response.json();
  expect(manifest.name).toBeTruthy();
  expect(manifest.icons.length).toBeGreaterThan(0);

  const linked = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(linked.length).toBeGreaterThan(0);
  for (const icon of [...linked, ...manifest.icons.map(({src}) => src), '/favicon.ico']) {
    const answer = await request.get(icon, {maxRedirects: 0});
    expect.soft(answer.status(), icon).toBe(200);
    expect.soft(answer.headers()['content-type'], icon).toMatch(/^image\//);
  }
});

test('share crawlers get the page they ask for, in its language, without a redirect', async ({request}) => {
  for (const {url, locale} of routes) {
    const response = await request.get(url, {maxRedirects: 0, headers: {'User-Agent': 'WhatsApp/2.23'}});
    expect.soft(response.status(), url).toBe(200);
    const image = /property="og:image" content="([^"]+)"/.exec(await response.text())?.[1];
    expect.soft(image, url).toMatch(new RegExp(`^${site.origin}/.*\\b${locale}\\b`));
  }
});
