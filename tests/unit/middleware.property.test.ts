import fc from 'fast-check';
import {NextRequest} from 'next/server';
import {expect, test} from 'vitest';
import {pages} from '@/content/paths';
import {localizedHref} from '@/i18n/navigation';
import {localeCookie, locales} from '@/i18n/routing';
import {middleware} from '@/middleware';

const origin = 'https://www.vyomcommerce.example';
const spoofedHost = 'spoofed.example';

const urls = new Set(locales.flatMap((locale) => pages.map(({path}) => localizedHref(locale, path))));
const files = new Set(locales.flatMap((locale) => pages.map(({path}) => `/${locale}${path}`.replace(/\/$/, ''))));
const notFound = new Set(locales.map((locale) => `/${locale}/404`));

/** A known URL, broken the ways that links and attackers break them. */
const known = fc.constantFrom(...urls);
const prefix = fc.constantFrom('', '/en', '/hi', '/EN', '/', '/\\', '/%09/', '/.', '/..', '/evil.example', '/%2e%2e');
const suffix = fc.constantFrom('', '/', '//', '/.', '/..', '.php', '.rsc', '%00', '%2F', ';a', '/evil.example', '/404');
/** One letter of it, percent-encoded: for a server that decodes, the same page. */
const named = known.filter((url) => url !== '/');
const escaped = fc.tuple(named, fc.nat()).map(([path, at]) => {
  const letter = 1 + (at % (path.length - 1));
  return `${path.slice(0, letter)}%${path.charCodeAt(letter).toString(16)}${path.slice(letter + 1)}`;
});
const path = fc.oneof(
  known,
  fc.tuple(prefix, known, suffix).map((parts) => parts.join('')),
  fc.tuple(prefix, prefix, suffix).map((parts) => `/${parts.join('')}`),
  known.map((part) => part.toUpperCase()),
  escaped,
  fc.webPath().map((part) => `/${part}`),
  fc.string({unit: 'binary'}).map((part) => `/${part}`),
  fc
    .string({unit: fc.constantFrom('/', '\\', '%', '.', 'e', 'n', 'h', 'i', '2', 'f', 'c', '5', '@', ':')})
    .map((part) => `/${part}`),
);
const search = fc.oneof(
  fc.constant(''),
  fc.webQueryParameters().map((query) => `?${query}`),
  fc.string().map((query) => `?${query}`),
);

/** Whatever a header may hold on the wire: any byte but the ones that end it. */
const bytes = (maxLength: number) =>
  fc
    .string({unit: fc.integer({min: 1, max: 255}).map((code) => String.fromCharCode(code)), maxLength})
    .map((text) => text.replace(/[\r\n]/g, ''));
const range = fc.tuple(
  fc.constantFrom('hi', 'hi-IN', 'HI', 'en', 'en-US', 'mr', '*', '', '"', '__proto__'),
  fc.constantFrom('', ';q=0', ';q=0.5', ';q=1', ';q=9', ';q=-1', ';q=x', ';q="', ';;'),
);
const acceptLanguage = fc.oneof(
  fc.array(range, {maxLength: 6}).map((list) => list.map((parts) => parts.join('')).join(',')),
  range.map((parts) => `${parts.join('')},`.repeat(4096).slice(0, 4096)),
  bytes(60),
);
const cookie = fc.oneof(
  fc.constantFrom('en', 'hi', 'fr', 'HI', '', '%', '%68%69', '__proto__').map((value) => `${localeCookie}=${value}`),
  bytes(40).map((value) => `${localeCookie}=${value}`),
  bytes(60),
);
const headers = fc.record(
  {
    'accept-language': acceptLanguage,
    cookie,
    'sec-fetch-site': fc.constantFrom('same-origin', 'same-site', 'cross-site', 'none', 'x'),
    host: fc.constant(spoofedHost),
    'x-forwarded-host': fc.constant(spoofedHost),
    'x-forwarded-proto': fc.constantFrom('http', 'https', 'javascript'),
    'x-original-url': fc.constant(`//${spoofedHost}`),
    forwarded: fc.constant(`host=${spoofedHost}`),
    referer: fc.constant(`https://${spoofedHost}/`),
    'x-middleware-rewrite': fc.constant(`https://${spoofedHost}/`),
  },
  {requiredKeys: []},
);
const method = fc.oneof(
  {weight: 9, arbitrary: fc.constantFrom('GET', 'HEAD')},
  {weight: 1, arbitrary: fc.constantFrom('POST', 'DELETE', 'OPTIONS')},
);

const runs = {numRuns: 3000};

test('any request gets a page of this site, in one step or at one of its URLs, and nothing else', () => {
  fc.assert(
    fc.property(path, search, headers, method, (path, search, headers, method) => {
      const request = new NextRequest(origin + path + search, {headers, method});
      const response = middleware(request);

      expect([200, 307, 308, 404, 405]).toContain(response.status);
      expect(response.headers.has('set-cookie')).toBe(false);
      expect(JSON.stringify([...response.headers])).not.toContain(spoofedHost);

      const location = response.headers.get('location');
      expect(location !== null).toBe([307, 308].includes(response.status));
      if (location !== null) {
        const to = new URL(location);
        expect(to.origin).toBe(origin);
        expect(urls).toContain(to.pathname);
        expect(to.pathname).not.toBe(request.nextUrl.pathname);
        expect(to.search).toBe(request.nextUrl.search);
      }

      const rewrite = response.headers.get('x-middleware-rewrite');
      expect(rewrite !== null).toBe([200, 404].includes(response.status));
      if (rewrite !== null) {
        const page = new URL(rewrite);
        expect(page.origin).toBe(origin);
        expect(response.status === 404 ? notFound : files).toContain(page.pathname);
      }
    }),
    runs,
  );
});

test('a known URL is a page or leads to one, in two steps at most', () => {
  fc.assert(
    fc.property(known, search, headers, fc.constantFrom('', '/'), (url, search, headers, slash) => {
      let request = new NextRequest(origin + url.replace(/\/$/, '') + slash + search, {headers});
      const statuses = [];
      for (let step = 0; step < 3; step++) {
        const response = middleware(request);
        statuses.push(response.status);
        const location = response.headers.get('location');
        if (location === null) break;
        request = new NextRequest(location, {headers});
      }
      expect(['200', '307 200', '308 200', '308 307 200']).toContain(statuses.join(' '));
    }),
    runs,
  );
});
