import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {Readable} from 'node:stream';
import type {Page} from '@playwright/test';
import {parseSitemap} from 'sitemap';
import {validateXML} from 'xmllint-wasm';
import dates from '@/content/lastModified.json' with {type: 'json'};
import {messageArguments} from '@/i18n/facts';
import {languages, locales, publishedLocales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {site} from '@/settings/site';
import {expect, fetchOnce, routes, test, words} from './support';

const known: Record<string, Record<string, {date: string}>> = dates;
const address = (path: string) => new URL(path, site.origin).href;
/** `https://host` and `https://host/` are one address. */
const withSlash = (address: string | null) => new URL(address ?? '').href;
/** An absolute address of the site as a path on the server under test. */
function pathOf(address: string): string {
  const {origin, pathname, search} = new URL(address);
  expect(origin).toBe(site.origin);
  return pathname + search;
}

/** A page that says the same as another leaves its place to that one. */
const [left, taken] = ['/products/skypos', '/products/airpos'];
const kept = routes.filter(({path}) => path !== left);

/** The addresses that a page names: itself and the same page in every other language. */
const alternatesOf = (path: string) => ({
  ...Object.fromEntries(
    publishedLocales.map((locale) => [languages[locale].tag, address(localizedHref(locale, path))]),
  ),
  'x-default': address(path),
});

test('the sitemap lists every page with its alternates, and nothing else, by its schema', async ({request}) => {
  const response = await request.get('/sitemap.xml', {maxRedirects: 0});
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('xml');
  const xml = await response.text();
  const entries = await parseSitemap(Readable.from(xml));
  expect(entries.map(({url}) => withSlash(url)).toSorted()).toEqual(kept.map(({url}) => address(url)).toSorted());
  for (const {path, url, locale} of kept) {
    const {links = [], lastmod} = entries.find((entry) => withSlash(entry.url) === address(url)) ?? {};
    const alternates = links.map(({lang, url}) => [lang, withSlash(url)]);
    expect.soft(alternates, url).toEqual(Object.entries(alternatesOf(path)));
    expect.soft(lastmod?.slice(0, 10), url).toBe(known[path]?.[locale]?.date);
  }

  // The schema wants a declaration of what stands in other namespaces.
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
    xml: {fileName: 'sitemap.xml', contents: xml},
    schema: {fileName: 'both.xsd', contents: both},
    preload: [
      {fileName: 'sitemap.xsd', contents: readFileSync('node_modules/sitemap/schema/sitemap.xsd', 'utf8')},
      {fileName: 'link.xsd', contents: link},
    ],
  });
  expect(errors).toEqual([]);
});

test('llms.txt lists every page of every language with what it says', async ({request}) => {
  const {status, html: text} = await fetchOnce(request, '/llms.txt');
  expect(status).toBe(200);
  expect(text).toMatch(/^# .+\n\n> .+\n\n## /);
  expect(text.match(/^# /gm)).toHaveLength(1);
  const lines = text.split('\n').filter((line) => line.startsWith('- '));
  const listed = lines.map((line) => /^- \[.+\]\((\S+)\): .{50}/.exec(line)?.[1] ?? line);
  expect(listed.map((url) => new URL(url).href).toSorted()).toEqual(kept.map(({url}) => address(url)).toSorted());
});

test('security.txt says where to report a weakness, and for how long that holds', async ({request}) => {
  const response = await request.get('/.well-known/security.txt', {maxRedirects: 0});
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const lines = (await response.text()).trim().split('\n');
  const expires = lines.find((line) => line.startsWith('Expires: '));
  expect(lines.filter((line) => line !== expires).toSorted()).toEqual([
    `Canonical: ${address('/.well-known/security.txt')}`,
    `Contact: mailto:${site.email}`,
    `Preferred-Languages: ${publishedLocales.join(', ')}`,
  ]);
  const left = Date.parse(expires?.replace('Expires: ', '') ?? '') - Date.now();
  expect(left).toBeGreaterThan(0);
  // RFC 9116: at most a year ahead is what it recommends.
  expect(left).toBeLessThan(366 * 86_400_000 + 1000);
});

test('robots.txt lets everybody in and names the sitemap', async ({request}) => {
  const {status, html: text} = await fetchOnce(request, '/robots.txt');
  expect(status).toBe(200);
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

test('every page’s head and own share image; search engines read what visitors do', async ({page, request}) => {
  test.setTimeout(180_000);
  const seen = new Map<string, string>();
  for (const {path, url, canonical, locale} of routes) {
    const {status, html} = await fetchOnce(request, url);
    expect.soft(status, url).toBe(200);
    expect.soft(canonical, url).toBe(path === left ? taken : path);
    const said = await saidBy(page, html, words(locale).common.breadcrumb.label);
    expect.soft(said.lang, url).toBe(locale);
    expect.soft(said.headings, url).toHaveLength(1);
    expect.soft(said.titles, url).toEqual([expect.stringMatching(/\S{3}/)]);
    expect.soft(said.descriptions, url).toEqual([expect.stringMatching(/^.{50,200}$/s)]);
    expect.soft(said.robots.join(), url).not.toContain('noindex');
    expect.soft(said.canonicals.map(withSlash), url).toEqual([address(localizedHref(locale, canonical))]);
    const alternates = said.alternates.map(([tag, href]) => [tag, withSlash(href ?? '')]);
    expect.soft(alternates, url).toEqual(Object.entries(alternatesOf(canonical)));

    const [image = ''] = said.images;
    expect.soft(said.images, url).toHaveLength(1);
    expect.soft(said.social, url).toMatchObject({
      'og:title': expect.any(String),
      'og:description': expect.any(String),
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/\S{3}/),
      'og:url': address(url).replace(/\/$/, ''),
      'og:locale': languages[locale].tag.replace('-', '_'),
      'twitter:card': 'summary_large_image',
      'twitter:image': image,
    });
    const others = publishedLocales.filter((other) => other !== locale);
    expect.soft(said.otherLanguages, url).toEqual(others.map((other) => languages[other].tag.replace('-', '_')));
    // Some crawlers read no further.
    const last = Math.max(html.lastIndexOf('<meta property="og:'), html.lastIndexOf('<meta name="twitter:'));
    expect.soft(Buffer.byteLength(html.slice(0, last)), url).toBeLessThan(60_000);
    const answer = await request.get(pathOf(image), {maxRedirects: 0});
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

    expect(said.graphs, url).toHaveLength(1);
    type Node = {
      '@type': string;
      url?: string;
      itemListElement?: {name: string; item: string}[];
      offers?: {price?: number}[];
    };
    const {'@graph': nodes}: {'@graph': Node[]} = JSON.parse(said.graphs[0] ?? '');
    expect.soft(nodes.find((node) => /Page$/.test(node['@type']))?.url, url).toBe(said.canonicals[0]);
    const trail = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
    expect.soft(said.current, url).toEqual(trail.slice(-1).map(({name}) => name));
    const steps = trail.slice(0, -1).map(({name, item}) => ({name, href: pathOf(item)}));
    expect.soft(said.crumbs, url).toEqual(steps);
    if (path !== '/') expect.soft(trail.at(-1)?.item, url).toBe(site.origin + localizedHref(locale, canonical));
    // Which pages have offers: tests/unit/jsonLd.test.ts.
    const amount = new Intl.NumberFormat(languages[locale].tag, {
      style: 'currency',
      currency: 'INR',
      maximumFractionDigits: 0,
    });
    for (const {price} of nodes.flatMap((node) => node.offers ?? []))
      if (price !== undefined) expect.soft(said.main, url).toContain(amount.format(price));
  }
});

/** What a page's HTML says to search engines and share crawlers, and what it shows of that. Needs a page only for its parser. */
function saidBy(page: Page, html: string, crumbsLabel: string) {
  // Another page's style rules would be held against the policy of the page that reads them here.
  const withoutStyles = html.replace(/<style\b[\s\S]*?<\/style>/g, '');
  return page.evaluate(
    ([source = '', label = '']) => {
      const document = new DOMParser().parseFromString(source, 'text/html');
      const all = (selector: string) => [...document.querySelectorAll(selector)];
      const attributes = (selector: string, name: string) =>
        all(selector).map((element) => element.getAttribute(name) ?? '');
      // Names keep their words together.
      const textOf = ({textContent}: Element) => textContent?.replaceAll('\u00a0', ' ') ?? '';
      const crumbs = `nav[aria-label="${label}"]`;
      return {
        lang: document.documentElement.lang,
        titles: all('head > title').map(textOf),
        headings: all('h1').map(textOf),
        descriptions: attributes('meta[name="description"]', 'content'),
        robots: attributes('meta[name="robots"]', 'content'),
        canonicals: attributes('link[rel="canonical"]', 'href'),
        alternates: all('link[rel="alternate"][hreflang]').map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ]),
        images: attributes('meta[property="og:image"]', 'content'),
        otherLanguages: attributes('meta[property="og:locale:alternate"]', 'content'),
        social: Object.fromEntries(
          all('meta[property^="og:"], meta[name^="twitter:"]').map((meta) => [
            meta.getAttribute('property') ?? meta.getAttribute('name'),
            meta.getAttribute('content'),
          ]),
        ),
        graphs: all('script[type="application/ld+json"]').map(textOf),
        current: all(`${crumbs} [aria-current="page"]`).map(textOf),
        crumbs: all(`${crumbs} a`).map((link) => ({name: textOf(link), href: link.getAttribute('href')})),
        main: document.querySelector('main')?.textContent ?? '',
      };
    },
    [withoutStyles, crumbsLabel],
  );
}
