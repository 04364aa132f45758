import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {validateXML} from 'xmllint-wasm';
import {site} from '@/content/site';
import {type Product, plansWith} from '@/content/suite';
import {messageArguments} from '@/i18n/facts';
import {languages, locales, publishedLocales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {answerOf, expect, headOf, kinds, pathOf, routes, test, words} from './support';

const address = (path: string) => new URL(path, site.origin).href;

// Some read every page.
test.describe.configure({timeout: 180_000});

/** The addresses that a page names: itself and the same page in every other language. */
const alternatesOf = (path: string) => ({
  ...Object.fromEntries(
    publishedLocales.map((locale) => [languages[locale].tag, address(localizedHref(locale, path))]),
  ),
  'x-default': address(path),
});

test('the sitemap lists every page with its alternates, and nothing else', async ({page, request}) => {
  const response = await request.get('/sitemap.xml', {maxRedirects: 0});
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('xml');
  const entries = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      return [...document.getElementsByTagName('url')].map((url) => ({
        loc: new URL(url.getElementsByTagName('loc')[0]?.textContent ?? '').href,
        date: url.getElementsByTagName('lastmod')[0]?.textContent ?? '',
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
    const entry = entries.find(({loc}) => loc === address(url));
    const alternates = alternatesOf(path);
    expect.soft(Object.fromEntries(entry?.alternates ?? []), url).toEqual(alternates);
    expect.soft(entry?.alternates, url).toHaveLength(Object.keys(alternates).length);
    expect.soft(entry?.date, url).toMatch(/^20\d\d-\d\d-\d\d/);
  }
});

test('the sitemap is valid by the schema that sitemaps.org publishes', async ({request}) => {
  const schema = readFileSync('node_modules/sitemap/schema/sitemap.xsd', 'utf8');
  // That one wants a declaration of what stands in other namespaces.
  const link = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
    <xs:element name="link"><xs:complexType>
      <xs:attribute name="rel" fixed="alternate" use="required"/>
      <xs:attribute name="hreflang" type="xs:language" use="required"/>
      <xs:attribute name="href" type="xs:anyURI" use="required"/>
    </xs:complexType></xs:element>
  </xs:schema>`;
  const both = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
    <xs:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
    <xs:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="link.xsd"/>
  </xs:schema>`;
  const {errors} = await validateXML({
    xml: {fileName: 'sitemap.xml', contents: await (await request.get('/sitemap.xml')).text()},
    schema: {fileName: 'both.xsd', contents: both},
    preload: [
      {fileName: 'sitemap.xsd', contents: schema},
      {fileName: 'link.xsd', contents: link},
    ],
  });
  expect(errors).toEqual([]);
});

test('llms.txt lists every page of every language with what it says', async ({request}) => {
  const response = await request.get('/llms.txt', {maxRedirects: 0});
  expect(response.status()).toBe(200);
  const text = await response.text();
  expect(text).toMatch(/^# .+\n\n> .+\n\n## /);
  expect(text.match(/^# /gm)).toHaveLength(1);
  const lines = text.split('\n').filter((line) => line.startsWith('- '));
  const kept = routes.filter(({path, canonical}) => path === canonical);
  const listed = lines.map((line) => /^- \[.+\]\((\S+)\): .{50}/.exec(line)?.[1] ?? line);
  expect(listed.map((url) => new URL(url).href).toSorted()).toEqual(kept.map(({url}) => address(url)).toSorted());
});

test('security.txt says where to report a weakness, and for how long that holds', async ({request}) => {
  const response = await request.get('/.well-known/security.txt', {maxRedirects: 0});
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  const {Expires = '', ...said} = Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2)),
  );
  expect(said).toEqual({
    Contact: `mailto:${site.email}`,
    'Preferred-Languages': publishedLocales.join(', '),
    Canonical: address('/.well-known/security.txt'),
  });
  // RFC 9116: at most a year ahead is what it recommends.
  expect(Date.parse(Expires)).toBeGreaterThan(Date.now());
  expect(Date.parse(Expires)).toBeLessThan(Date.now() + 366 * 86_400_000 + 1000);
});

test('robots.txt lets everybody in and names the sitemap', async ({request}) => {
  const response = await request.get('/robots.txt', {maxRedirects: 0});
  expect(response.status()).toBe(200);
  const text = await response.text();
  expect(text).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(text).not.toMatch(/^Disallow: \/\s*$/m);
});

test('the manifest of each language and every icon resolve', async ({page, request}) => {
  for (const locale of locales) {
    await page.goto(localizedHref(locale, '/'));
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    const response = await request.get(href ?? '', {maxRedirects: 0});
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    type Manifest = {icons: {src: string}[]; shortcuts: {url: string}[]};
    const manifest: Manifest = await response.json();
    expect(manifest).toMatchObject({
      name: messageArguments(locale).brand,
      lang: languages[locale].tag,
      start_url: localizedHref(locale, '/'),
    });
    for (const {url} of manifest.shortcuts) {
      expect.soft((await request.get(url, {maxRedirects: 0})).status(), url).toBe(200);
    }
    const linked = await page
      .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect([linked.length, manifest.icons.length]).not.toContain(0);
    for (const icon of [...linked, ...manifest.icons.map(({src}) => src), '/favicon.ico']) {
      const answer = await request.get(icon, {maxRedirects: 0});
      expect.soft(answer.status(), icon).toBe(200);
      expect.soft(answer.headers()['content-type'], icon).toMatch(/^image\//);
    }
  }
});

/** `https://host` and `https://host/` are one address. */
const withSlash = (address: string | null) => new URL(address ?? '').href;

test('what has no page is not found; an image that a cached page of an earlier build names is', async ({request}) => {
  for (const [path, status] of [
    // For the team alone.
    ['/en/keys', 404],
    ['/share/en/products/nope.png', 404],
    ['/share/en/products/nope-0123abcd.png', 404],
    ['/share/hi/contact-00000000.png', 404],
    ['/share/hi/contact.png?v=00000000', 200],
  ] as const) {
    expect.soft((await request.get(path, {maxRedirects: 0})).status(), path).toBe(status);
  }
});

test('share crawlers get the page they ask for, in its language, without a redirect', async ({request}) => {
  for (const {url, locale} of routes.filter(({path}) => kinds.includes(path))) {
    const response = await request.get(url, {maxRedirects: 0, headers: {'User-Agent': 'WhatsApp/2.23'}});
    expect.soft(response.status(), url).toBe(200);
    const image = /property="og:image" content="([^"]+)"/.exec(await response.text())?.[1];
    expect.soft(image, url).toMatch(new RegExp(`^${site.origin}/.*\\b${locale}\\b`));
  }
});

test('the head of every page: title, description, canonical address, other languages', async ({page, request}) => {
  for (const {url, canonical, locale} of routes) {
    const {status, html} = await answerOf(request, url);
    expect.soft(status, url).toBe(200);
    const head = await headOf(page, html);
    expect.soft(head.lang, url).toBe(locale);
    expect.soft(head.headings, url).toHaveLength(1);
    expect.soft(head.titles, url).toEqual([expect.stringMatching(/\S{3}/)]);
    expect.soft(head.descriptions, url).toEqual([expect.stringMatching(/^.{50,200}$/s)]);
    expect.soft(head.robots.join(), url).not.toContain('noindex');
    expect.soft(head.canonicals.map(withSlash), url).toEqual([address(localizedHref(locale, canonical))]);
    const alternates = Object.entries(head.alternates).map(([tag, href]) => [tag, withSlash(String(href))]);
    expect.soft(Object.fromEntries(alternates), url).toEqual(alternatesOf(canonical));
  }
});

test('every page in every language has a share image of its own', async ({page, request}) => {
  const seen = new Map<string, string>();
  for (const {url, locale} of routes) {
    const {html} = await answerOf(request, url);
    const {images, social, otherLanguages} = await headOf(page, html);
    expect.soft(images, url).toHaveLength(1);
    expect.soft(social, url).toMatchObject({
      'og:title': expect.any(String),
      'og:description': expect.any(String),
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/\S{3}/),
      'og:url': new URL(url, site.origin).href.replace(/\/$/, ''),
      'og:locale': languages[locale].tag.replace('-', '_'),
      'twitter:card': 'summary_large_image',
      'twitter:image': images[0],
    });
    const others = publishedLocales.filter((other) => other !== locale);
    expect.soft(otherLanguages, url).toEqual(others.map((other) => languages[other].tag.replace('-', '_')));
    // Some crawlers read no further.
    const last = Math.max(html.lastIndexOf('<meta property="og:'), html.lastIndexOf('<meta name="twitter:'));
    expect.soft(Buffer.byteLength(html.slice(0, last)), url).toBeLessThan(60_000);

    const answer = await request.get(pathOf(images[0] ?? '', site.origin), {maxRedirects: 0});
    expect.soft(answer.status(), url).toBe(200);
    expect.soft(answer.headers()['content-type'], url).toBe('image/png');
    expect.soft(answer.headers()['cache-control'], url).toContain('immutable');
    const png = await answer.body();
    expect.soft(png.subarray(1, 4).toString('latin1'), url).toBe('PNG');
    // Width and height stand in the first chunk.
    expect.soft([png.readUInt32BE(16), png.readUInt32BE(20)], url).toEqual([1200, 630]);
    expect.soft(png.length, url).toBeLessThanOrEqual(110_000);
    const picture = createHash('sha256').update(png).digest('hex');
    expect.soft(seen.get(picture), `${url} has the picture of another page`).toBeUndefined();
    seen.set(picture, url);
  }
});

test('every page tells search engines and visitors the same', async ({page, request}) => {
  for (const {path, canonical, locale, url} of routes) {
    const {html} = await answerOf(request, url);
    const {texts, link, crumbs, main} = await saidBy(page, html, words(locale).common.breadcrumb.label);
    expect(texts, url).toHaveLength(1);
    type Node = {
      '@type': string;
      url?: string;
      itemListElement?: {name: string; item: string}[];
      offers?: {price: number}[];
    };
    const {'@graph': nodes}: {'@graph': Node[]} = JSON.parse((texts[0] ?? '').replaceAll('\u00a0', ' '));
    expect.soft(nodes.find((node) => /Page$/.test(node['@type']))?.url, url).toBe(link);

    const trail = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
    if (path === '/') {
      expect.soft(crumbs, url).toBeNull();
    } else {
      expect.soft(crumbs?.current, url).toBe(trail.at(-1)?.name);
      expect
        .soft(crumbs?.links, url)
        .toEqual(trail.slice(0, -1).map(({name, item}) => ({name, href: pathOf(item, site.origin)})));
      expect.soft(trail.at(-1)?.item, url).toBe(site.origin + localizedHref(locale, canonical));
    }

    const offers = nodes.flatMap((node) => node.offers ?? []).filter(({price}) => price !== undefined);
    if (path.startsWith('/pricing') || path.startsWith('/products')) {
      // The page of a product that is priced apart from the plans shows none of their prices.
      const priced = path.startsWith('/pricing') || plansWith(canonical.split('/').at(-1) as Product).length > 0;
      expect.soft(offers, url).toHaveLength(priced ? 4 : 0);
      const amount = new Intl.NumberFormat(languages[locale].tag, {
        style: 'currency',
        currency: 'INR',
        maximumFractionDigits: 0,
      });
      for (const {price} of offers) expect.soft(main, url).toContain(amount.format(price));
    }
  }
});

/** What a page's HTML says to search engines, and what it shows of that. Needs a page only for its parser. */
function saidBy(page: Page, html: string, crumbsLabel: string) {
  return page.evaluate(
    ([source = '', label = '']) => {
      const document = new DOMParser().parseFromString(source, 'text/html');
      const crumbs = [...document.querySelectorAll('nav')].find((nav) => nav.getAttribute('aria-label') === label);
      const links = [...(crumbs?.querySelectorAll('a') ?? [])];
      return {
        texts: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent),
        link: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
        crumbs: crumbs
          ? {
              // Names keep their words together.
              current: crumbs.querySelector('[aria-current="page"]')?.textContent?.replaceAll('\u00a0', ' '),
              links: links.map((element) => ({
                name: element.textContent?.replaceAll('\u00a0', ' '),
                href: element.getAttribute('href'),
              })),
            }
          : null,
        main: document.querySelector('main')?.textContent ?? '',
      };
    },
    [html, crumbsLabel],
  );
}
