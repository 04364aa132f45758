import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {Readable} from 'node:stream';
import type {APIRequestContext, Page} from '@playwright/test';
import {parseSitemap} from 'sitemap';
import {validateXML} from 'xmllint-wasm';
import dates from '@/content/lastModified.json' with {type: 'json'};
import {messageArguments} from '@/i18n/facts';
import {type Locale, languages, locales, publishedLocales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {site} from '@/settings/site';
import {expect, fetchOnce, routes, test, words} from './support';

const lastModified: Record<string, Record<string, {date: string}>> = dates;
/** The absolute address of a path of the site. */
const addressOf = (path: string) => new URL(path, site.origin).href;
/** Adds the slash to an address without a path, because `https://host` and `https://host/` are the same. */
const withSlash = (address: string | null) => new URL(address ?? '').href;
/** The path of an absolute address of the site, to request it from the server under test. */
function pathOf(address: string): string {
  const {origin, pathname, search} = new URL(address);
  expect(origin).toBe(site.origin);
  return pathname + search;
}

/** A page with the same content as another one, which is its canonical page. */
const duplicate = {path: '/products/skypos', canonical: '/products/airpos'};
const canonicalRoutes = routes.filter(({path}) => path !== duplicate.path);
const canonicalAddresses = canonicalRoutes.map(({url}) => addressOf(url)).toSorted();

/** The `hreflang` and address of every translation of a page, including the page itself. */
function alternatesOf(path: string): [string, string][] {
  const translations = publishedLocales.map((locale): [string, string] => [
    languages[locale].tag,
    addressOf(localizedHref(locale, path)),
  ]);
  return [...translations, ['x-default', addressOf(path)]];
}

/** The language for `og:locale`: `en_IN`. */
const openGraphLocale = (locale: Locale) => languages[locale].tag.replace('-', '_');

async function fetchSitemap(request: APIRequestContext) {
  const response = await request.get('/sitemap.xml', {maxRedirects: 0});
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('xml');
  return response.text();
}

test('the sitemap lists every page with its date and its translations, and nothing else', async ({request}) => {
  const xml = await fetchSitemap(request);
  const entries = await parseSitemap(Readable.from(xml));
  expect(entries.map(({url}) => withSlash(url)).toSorted()).toEqual(canonicalAddresses);
  for (const {path, url, locale} of canonicalRoutes) {
    const entry = entries.find((one) => withSlash(one.url) === addressOf(url));
    const alternates = (entry?.links ?? []).map((link) => [link.lang, withSlash(link.url)]);
    expect.soft(alternates, url).toEqual(alternatesOf(path));
    expect.soft(entry?.lastmod?.slice(0, 10), url).toBe(lastModified[path]?.[locale]?.date);
  }
});

/** The schema of sitemaps allows elements of other namespaces if they have a schema. */
const linkSchema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
  <xs:element name="link"><xs:complexType>
    <xs:attribute name="rel" fixed="alternate" use="required"/>
    <xs:attribute name="hreflang" type="xs:language" use="required"/>
    <xs:attribute name="href" type="xs:anyURI" use="required"/>
  </xs:complexType></xs:element>
</xs:schema>`;
const combinedSchema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <xs:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="link.xsd"/>
</xs:schema>`;

test('the sitemap follows its schema', async ({request}) => {
  const {errors} = await validateXML({
    xml: {fileName: 'sitemap.xml', contents: await fetchSitemap(request)},
    schema: {fileName: 'combined.xsd', contents: combinedSchema},
    preload: [
      {fileName: 'sitemap.xsd', contents: readFileSync('node_modules/sitemap/schema/sitemap.xsd', 'utf8')},
      {fileName: 'link.xsd', contents: linkSchema},
    ],
  });
  expect(errors).toEqual([]);
});

test('llms.txt lists every page of every language with its description', async ({request}) => {
  const {status, html: text} = await fetchOnce(request, '/llms.txt');
  expect(status).toBe(200);
  expect(text).toMatch(/^# .+\n\n> .+\n\n## /);
  expect(text.match(/^# /gm)).toHaveLength(1);
  const lines = text.split('\n').filter((line) => line.startsWith('- '));
  // `- [name](address): description`
  const entry = /^- \[.+\]\((?<address>\S+)\): .{50}/;
  expect(lines.filter((line) => !entry.test(line))).toEqual([]);
  const addresses = lines.map((line) => withSlash(entry.exec(line)?.groups?.address ?? ''));
  expect(addresses.toSorted()).toEqual(canonicalAddresses);
});

test('security.txt says where to report a vulnerability, and until when it is valid', async ({request}) => {
  const response = await request.get('/.well-known/security.txt', {maxRedirects: 0});
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const lines = (await response.text()).trim().split('\n');
  const expires = lines.find((line) => line.startsWith('Expires: '));
  expect(lines.filter((line) => line !== expires).toSorted()).toEqual([
    `Canonical: ${addressOf('/.well-known/security.txt')}`,
    `Contact: mailto:${site.email}`,
    `Preferred-Languages: ${publishedLocales.join(', ')}`,
  ]);
  const validForMs = Date.parse(expires?.replace('Expires: ', '') ?? '') - Date.now();
  expect(validForMs).toBeGreaterThan(0);
  // RFC 9116 recommends a date within a year.
  const oneDayMs = 86_400_000;
  expect(validForMs).toBeLessThan(366 * oneDayMs + 1000);
});

test('robots.txt allows all crawlers and names the sitemap', async ({request}) => {
  const {status, html: text} = await fetchOnce(request, '/robots.txt');
  expect(status).toBe(200);
  expect(text).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(text).not.toMatch(/^Disallow: \/\s*$/m);
});

type Manifest = {icons: {src: string}[]; shortcuts: {url: string}[]};

/** The manifest that the home page of a language links to. */
async function fetchManifest(request: APIRequestContext, locale: Locale) {
  const {html} = await fetchOnce(request, localizedHref(locale, '/'));
  const [, href = ''] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
  const response = await request.get(href, {maxRedirects: 0});
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest: Manifest = await response.json();
  return manifest;
}

for (const locale of locales) {
  test(`the installed site has its name, start page and shortcuts, ${locale}`, async ({request}) => {
    const manifest = await fetchManifest(request, locale);
    expect(manifest).toMatchObject({
      name: messageArguments(locale).brand,
      lang: languages[locale].tag,
      start_url: localizedHref(locale, '/'),
    });
    for (const {url} of manifest.shortcuts) {
      const response = await request.get(url, {maxRedirects: 0});
      expect.soft(response.status(), url).toBe(200);
    }
  });

  test(`every icon that a page or the manifest names exists, ${locale}`, async ({page, request}) => {
    const manifest = await fetchManifest(request, locale);
    await page.goto(localizedHref(locale, '/'), {waitUntil: 'load'});
    const linked = await page
      .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(linked.length).toBeGreaterThan(0);
    expect(manifest.icons.length).toBeGreaterThan(0);
    for (const icon of [...linked, ...manifest.icons.map(({src}) => src), '/favicon.ico']) {
      const response = await request.get(icon, {maxRedirects: 0});
      expect.soft(response.status(), icon).toBe(200);
      expect.soft(response.headers()['content-type'], icon).toMatch(/^image\//);
    }
  });
}

type ParsedPage = ReturnType<typeof parsePage> & {html: string};

const parsedPages = new Map<string, ParsedPage>();

/** Reads the metadata of a page, its breadcrumbs and its text, once for all tests of a worker. */
async function readPage(page: Page, request: APIRequestContext, {url, locale}: (typeof routes)[number]) {
  const {status, html} = await fetchOnce(request, url);
  expect.soft(status, url).toBe(200);
  const known = parsedPages.get(url);
  if (known) return known;
  // The policy of the page that parses the HTML would block its styles.
  const withoutStyles = html.replace(/<style\b[\s\S]*?<\/style>/g, '');
  const breadcrumb = words(locale).common.breadcrumb.label;
  const parsed = {html, ...(await page.evaluate(parsePage, {html: withoutStyles, breadcrumb}))};
  parsedPages.set(url, parsed);
  return parsed;
}

/**
 * Runs in a page, because it needs a browser's parser.
 * @param breadcrumb the label of the breadcrumb navigation
 */
function parsePage({html, breadcrumb}: {html: string; breadcrumb: string}) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...parsed.querySelectorAll(selector)];
  const attributes = (selector: string, name: string) =>
    all(selector).map((element) => element.getAttribute(name) ?? '');
  // Some names have no-break spaces, and word joiners behind hyphens.
  const textOf = ({textContent}: Element) => textContent?.replaceAll('\u00a0', ' ').replaceAll('\u2060', '') ?? '';
  const crumbs = `nav[aria-label="${breadcrumb}"]`;
  const social: Record<string, string | null> = {};
  for (const meta of all('meta[property^="og:"], meta[name^="twitter:"]')) {
    const name = meta.getAttribute('property') ?? meta.getAttribute('name') ?? '';
    social[name] = meta.getAttribute('content');
  }
  return {
    lang: parsed.documentElement.lang,
    titles: all('head > title').map(textOf),
    headings: all('h1').map(textOf),
    descriptions: attributes('meta[name="description"]', 'content'),
    robots: attributes('meta[name="robots"]', 'content'),
    canonicals: attributes('link[rel="canonical"]', 'href'),
    alternates: all('link[rel="alternate"][hreflang]').map((link) => ({
      language: link.getAttribute('hreflang'),
      href: link.getAttribute('href'),
    })),
    images: attributes('meta[property="og:image"]', 'content'),
    otherLanguages: attributes('meta[property="og:locale:alternate"]', 'content'),
    social,
    graphs: all('script[type="application/ld+json"]').map(textOf),
    currentCrumbs: all(`${crumbs} [aria-current="page"]`).map(textOf),
    crumbs: all(`${crumbs} a`).map((link) => ({name: textOf(link), href: link.getAttribute('href')})),
    mainText: parsed.querySelector('main')?.textContent ?? '',
  };
}

test.describe('every page', () => {
  // In one worker, which parses each page once.
  test.describe.configure({mode: 'default', timeout: 120_000});

  test('has its title, description, canonical address and other languages in its head', async ({page, request}) => {
    for (const route of routes) {
      const {path, url, canonical, locale} = route;
      expect.soft(canonical, url).toBe(path === duplicate.path ? duplicate.canonical : path);
      const head = await readPage(page, request, route);
      expect.soft(head.lang, url).toBe(locale);
      expect.soft(head.headings, url).toHaveLength(1);
      expect.soft(head.titles, url).toEqual([expect.stringMatching(/\S{3}/)]);
      expect.soft(head.descriptions, url).toEqual([expect.stringMatching(/^.{50,200}$/s)]);
      expect.soft(head.robots.join(), url).not.toContain('noindex');
      expect.soft(head.canonicals.map(withSlash), url).toEqual([addressOf(localizedHref(locale, canonical))]);
      const alternates = head.alternates.map(({language, href}) => [language, withSlash(href)]);
      expect.soft(alternates, url).toEqual(alternatesOf(canonical));
    }
  });

  test('has the metadata for shared links, early enough for every crawler', async ({page, request}) => {
    for (const route of routes) {
      const {url, locale} = route;
      const {html, images, social, otherLanguages} = await readPage(page, request, route);
      expect.soft(images, url).toHaveLength(1);
      expect.soft(social, url).toMatchObject({
        'og:title': expect.any(String),
        'og:description': expect.any(String),
        'og:image:type': 'image/png',
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': expect.stringMatching(/\S{3}/),
        'og:url': addressOf(url).replace(/\/$/, ''),
        'og:locale': openGraphLocale(locale),
        'twitter:card': 'summary_large_image',
        'twitter:image': images[0] ?? '',
      });
      const others = publishedLocales.filter((other) => other !== locale);
      expect.soft(otherLanguages, url).toEqual(others.map(openGraphLocale));
      // Some crawlers read only the beginning of a document.
      const last = Math.max(html.lastIndexOf('<meta property="og:'), html.lastIndexOf('<meta name="twitter:'));
      expect.soft(Buffer.byteLength(html.slice(0, last)), url).toBeLessThan(60_000);
    }
  });

  test('has its own share image, of a size that crawlers accept', async ({page, request}) => {
    const pageByImage = new Map<string, string>();
    for (const route of routes) {
      const {url} = route;
      const {images} = await readPage(page, request, route);
      const response = await request.get(pathOf(images[0] ?? ''), {maxRedirects: 0});
      expect.soft(response.status(), url).toBe(200);
      expect.soft(response.headers()['content-type'], url).toBe('image/png');
      expect.soft(response.headers()['cache-control'], url).toContain('immutable');
      const png = await response.body();
      expect.soft(png.subarray(1, 4).toString('latin1'), url).toBe('PNG');
      // The first chunk of a PNG has its width and height.
      expect.soft({width: png.readUInt32BE(16), height: png.readUInt32BE(20)}, url).toEqual({width: 1200, height: 630});
      expect.soft(png.length, url).toBeLessThanOrEqual(110_000);
      const hash = createHash('sha256').update(png).digest('hex');
      expect.soft(pageByImage.get(hash), `${url} has the picture of another page`).toBeUndefined();
      pageByImage.set(hash, url);
    }
  });

  type Node = {
    '@type': string;
    url?: string;
    itemListElement?: {name: string; item: string}[];
    offers?: {price?: number}[];
  };

  test('has the same breadcrumbs and prices for search engines as for visitors', async ({page, request}) => {
    for (const route of routes) {
      const {path, url, canonical, locale} = route;
      const {graphs, canonicals, crumbs, currentCrumbs, mainText} = await readPage(page, request, route);
      expect(graphs, url).toHaveLength(1);
      const {'@graph': nodes}: {'@graph': Node[]} = JSON.parse(graphs[0] ?? '');
      const pageNode = nodes.find((node) => node['@type'].endsWith('Page'));
      expect.soft(pageNode?.url, url).toBe(canonicals[0]);

      const trail = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
      // The last name is the page's own. The home page has no breadcrumbs.
      const ownName = trail.at(-1)?.name;
      expect.soft(currentCrumbs, url).toEqual(ownName === undefined ? [] : [ownName]);
      const links = trail.slice(0, -1).map(({name, item}) => ({name, href: pathOf(item)}));
      expect.soft(crumbs, url).toEqual(links);
      if (path !== '/') expect.soft(trail.at(-1)?.item, url).toBe(site.origin + localizedHref(locale, canonical));

      // tests/unit/jsonLd.test.ts tests which pages have offers.
      const rupees = new Intl.NumberFormat(languages[locale].tag, {
        style: 'currency',
        currency: 'INR',
        maximumFractionDigits: 0,
      });
      for (const {offers = []} of nodes) {
        for (const {price} of offers) {
          if (price !== undefined) expect.soft(mainText, url).toContain(rupees.format(price));
        }
      }
    }
  });
});
