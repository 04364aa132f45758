import fc from 'fast-check';
import {pages} from '@/content/paths';
import {localizedHref} from '@/i18n/navigation';
import {localeCookie, locales} from '@/i18n/routing';

/** Requests as links, browsers and attackers make them. */

export const spoofedHost = 'spoofed.example';

/** Every address of the site that is a page. */
export const urls = new Set(locales.flatMap((locale) => pages.map(({path}) => localizedHref(locale, path))));

/** A known URL, broken the ways that links and attackers break them. */
export const known = fc.constantFrom(...urls);
const prefix = fc.constantFrom('', '/en', '/hi', '/EN', '/', '/\\', '/%09/', '/.', '/..', '/evil.example', '/%2e%2e');
const suffix = fc.constantFrom('', '/', '//', '/.', '/..', '.php', '.rsc', '%00', '%2F', ';a', '/evil.example', '/404');
/** One letter of it, percent-encoded: for a server that decodes, the same page. */
const named = known.filter((url) => url !== '/');
const escaped = fc.tuple(named, fc.nat()).map(([path, at]) => {
  const letter = 1 + (at % (path.length - 1));
  return `${path.slice(0, letter)}%${path.charCodeAt(letter).toString(16)}${path.slice(letter + 1)}`;
});
export const path = fc.oneof(
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
export const search = fc.oneof(
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
export const headers = fc.record(
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
export const method = fc.oneof(
  {weight: 9, arbitrary: fc.constantFrom('GET', 'HEAD')},
  {weight: 1, arbitrary: fc.constantFrom('POST', 'DELETE', 'OPTIONS')},
);
