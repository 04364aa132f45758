import fc from 'fast-check';
import {pages} from '@/content/paths';
import {locales} from '@/i18n/languages';
import {localeCookie} from '@/i18n/localeCookie';
import {localizedHref} from '@/i18n/localePath';

/** Arbitrary requests (for fast-check), like those of links, browsers and attackers. */

/** A word that only requests have. If it is in a header of the response, a part of the request was reflected. */
export const marker = 'zq9reflected';
const markedHost = `${marker}.example`;
const markedOrigin = `https://${markedHost}/`;

/** The path of every page in every language. */
export const urls = new Set(locales.flatMap((locale) => pages.map(({path}) => localizedHref(locale, path))));

const pagePath = fc.constantFrom(...urls);

const prefix = fc.constantFrom('', '/en', '/hi', '/EN', '/', '/\\', '/%09/', '/.', '/..', '/%2e%2e', `/${markedHost}`);

const suffix = fc.constantFrom(
  '',
  '/',
  '//',
  '/.',
  '/..',
  '.php',
  '.rsc',
  '%00',
  '%2F',
  ';a',
  '/404',
  `/${markedHost}`,
);

/** The path of a page with one letter percent-encoded. It leads to the same page. */
const encodedPagePath = fc.tuple(pagePath, fc.nat()).map(([path, number]) => {
  const index = 1 + (number % path.length);
  const letter = path[index];
  if (letter === undefined) return path;
  const encoded = `%${letter.charCodeAt(0).toString(16)}`;
  return path.slice(0, index) + encoded + path.slice(index + 1);
});

export const anyPath = fc.oneof(
  pagePath,
  encodedPagePath,
  pagePath.map((path) => path.toUpperCase()),
  fc.tuple(prefix, pagePath, suffix).map((parts) => parts.join('')),
  fc.tuple(prefix, prefix, suffix).map((parts) => `/${parts.join('')}`),
  fc.webPath().map((path) => `/${path}`),
  fc.string({unit: 'binary'}).map((text) => `/${text}`),
  fc.string({unit: fc.constantFrom(...'/\\%.enhi2fc5@:')}).map((text) => `/${text}`),
);

/** An empty string, or `?` followed by anything but a fragment. */
export const anySearch = fc.oneof(
  fc.constant(''),
  fc.webQueryParameters().map((query) => `?${query}`),
  fc.string().map((text) => `?${text.replaceAll('#', '')}`),
);

export const anyMethod = fc.oneof(
  {weight: 9, arbitrary: fc.constantFrom('GET', 'HEAD')},
  {weight: 1, arbitrary: fc.constantFrom('POST', 'DELETE', 'OPTIONS')},
);

/** Text with any characters that a header may have. */
const headerText = fc.string({unit: fc.constantFrom(...'\t !"%,;=*\u00a0\u00ffhie')}).map((text) => text.trim());

const languageTag = fc.constantFrom('hi', 'hi-IN', 'HI', 'en', 'en-US', 'mr', '*', '', '"', '__proto__');
const quality = fc.constantFrom('', ';q=0', ';q=0.5', ';q=1', ';q=9', ';q=-1', ';q=x', ';q="', ';;');
const languageRange = fc.tuple(languageTag, quality).map((parts) => parts.join(''));

const longestHeader = 4096;
const acceptLanguage = fc.oneof(
  fc.array(languageRange, {maxLength: 6}).map((ranges) => ranges.join()),
  languageRange.map((range) => `${range},`.repeat(longestHeader).slice(0, longestHeader)),
  headerText,
);

const cookieValue = fc.oneof(fc.constantFrom('en', 'hi', 'fr', 'HI', '', '%', '%68%69', '__proto__'), headerText);

const headerArbitraries: Record<string, fc.Arbitrary<string>> = {
  'accept-language': acceptLanguage,
  cookie: cookieValue.map((value) => `${localeCookie.name}=${value}`),
  'sec-fetch-site': fc.constantFrom('same-origin', 'same-site', 'cross-site', 'none', marker),
  'accept-encoding': fc.constantFrom('gzip', 'gzip, br', 'br;q=0, gzip', 'br;q=x', marker, ''),
  'if-none-match': fc.constantFrom('*', `"${marker}"`, 'W/"x"', ','),
  'if-match': fc.constantFrom('*', `"${marker}"`, ','),
  'if-range': fc.constantFrom('"x"', marker),
  range: fc.constantFrom('bytes=0-1', 'bytes=-1', 'bytes=5-1', 'bytes=0-1,3-4', `bytes=${'9'.repeat(400)}-`, marker),
  'next-router-state-tree': fc.constantFrom('%5B%22%22%5D', '[', marker),
  'x-middleware-subrequest': fc.constant('middleware:middleware:middleware:middleware:middleware'),
  'x-forwarded-proto': fc.constantFrom('https', 'javascript'),
  rsc: fc.constant(marker),
  'next-action': fc.constant(marker),
  'user-agent': fc.constant(marker),
  host: fc.constant(markedHost),
  'x-forwarded-host': fc.constant(markedHost),
  origin: fc.constant(markedOrigin),
  referer: fc.constant(markedOrigin),
  'x-middleware-rewrite': fc.constant(markedOrigin),
  'x-original-url': fc.constant(markedOrigin),
};

/** Any number of these headers. */
export const anyHeaders = fc.record(headerArbitraries, {requiredKeys: []}) as fc.Arbitrary<Record<string, string>>;
