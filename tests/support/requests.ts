import fc from 'fast-check';
import {pages} from '@/content/paths';
import {localeCookie, locales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';

/** Requests as links, browsers and attackers make them. */

/** In nothing but what a client sends: whatever comes back with it in a header was reflected. */
export const marker = 'zq9reflected';
const host = `${marker}.example`;

/** Every address of the site that is a page. */
export const urls = new Set(locales.flatMap((locale) => pages.map(({path}) => localizedHref(locale, path))));

/** A known URL, broken the ways that links and attackers break them. */
const known = fc.constantFrom(...urls);
const prefix = fc.constantFrom('', '/en', '/hi', '/EN', '/', '/\\', '/%09/', '/.', '/..', `/${host}`, '/%2e%2e');
const suffix = fc.constantFrom('', '/', '//', '/.', '/..', '.php', '.rsc', '%00', '%2F', ';a', `/${host}`, '/404');
/** One letter of it, percent-encoded: the same page. */
const escaped = fc.tuple(known, fc.nat()).map(([path, at]) => {
  const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
  return path.replace(new RegExp(`(?<=^.{${1 + (at % path.length)}}).`), hex);
});
export const path = fc.oneof(
  known,
  fc.tuple(prefix, known, suffix).map((parts) => parts.join('')),
  fc.tuple(prefix, prefix, suffix).map((parts) => `/${parts.join('')}`),
  known.map((part) => part.toUpperCase()),
  escaped,
  fc.webPath().map((part) => `/${part}`),
  fc.string({unit: 'binary'}).map((part) => `/${part}`),
  fc.string({unit: fc.constantFrom(...'/\\%.enhi2fc5@:')}).map((part) => `/${part}`),
);
export const search = fc.oneof(
  fc.constant(''),
  fc.webQueryParameters().map((query) => `?${query}`),
  fc.string().map((query) => `?${query.replaceAll('#', '')}`),
);
export const method = fc.oneof(
  {weight: 9, arbitrary: fc.constantFrom('GET', 'HEAD')},
  {weight: 1, arbitrary: fc.constantFrom('POST', 'DELETE', 'OPTIONS')},
);

/** Whatever a header may hold on the wire. */
const bytes = fc.string({unit: fc.constantFrom(...'\t !"%,;=*\u00a0\u00ffhie')}).map((text) => text.trim());
const range = fc
  .tuple(
    fc.constantFrom('hi', 'hi-IN', 'HI', 'en', 'en-US', 'mr', '*', '', '"', '__proto__'),
    fc.constantFrom('', ';q=0', ';q=0.5', ';q=1', ';q=9', ';q=-1', ';q=x', ';q="', ';;'),
  )
  .map((parts) => parts.join(''));
const values: Record<string, fc.Arbitrary<string>> = {
  'accept-language': fc.oneof(
    fc.array(range, {maxLength: 6}).map((list) => list.join()),
    range.map((one) => `${one},`.repeat(4096).slice(0, 4096)),
    bytes,
  ),
  cookie: fc
    .oneof(fc.constantFrom('en', 'hi', 'fr', 'HI', '', '%', '%68%69', '__proto__'), bytes)
    .map((value) => `${localeCookie}=${value}`),
  'sec-fetch-site': fc.constantFrom('same-origin', 'same-site', 'cross-site', 'none', marker),
  'accept-encoding': fc.constantFrom('gzip', 'gzip, br', 'br;q=0, gzip', 'br;q=x', marker, ''),
  'if-none-match': fc.constantFrom('*', `"${marker}"`, 'W/"x"', ','),
  'if-match': fc.constantFrom('*', `"${marker}"`, ','),
  'if-range': fc.constantFrom('"x"', marker),
  range: fc.constantFrom('bytes=0-1', 'bytes=-1', 'bytes=5-1', 'bytes=0-1,3-4', `bytes=${'9'.repeat(400)}-`, marker),
  'next-router-state-tree': fc.constantFrom('%5B%22%22%5D', '[', marker),
  'x-middleware-subrequest': fc.constant('middleware:middleware:middleware:middleware:middleware'),
  'x-forwarded-proto': fc.constantFrom('https', 'javascript'),
  ...sent(marker, ['rsc', 'next-action', 'user-agent']),
  ...sent(host, ['host', 'x-forwarded-host']),
  ...sent(`https://${host}/`, ['origin', 'referer', 'x-middleware-rewrite', 'x-original-url']),
};
/** Some of them. */
export const headers = fc.record(values, {requiredKeys: []}) as fc.Arbitrary<Record<string, string>>;

function sent(value: string, names: string[]) {
  return Object.fromEntries(names.map((name) => [name, fc.constant(value)]));
}
