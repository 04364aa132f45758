import Negotiator from 'negotiator';
import {movedPages} from '@/content/movedPages';
import {type Path, pageAt} from '@/content/paths';
import {defaultLocale, isLocale, isPublished, type Locale, publishedLocales, scriptOf} from './languages';
import {localeCookie} from './localeCookie';
import {languageOfQuery, localizedHref, splitLocale, withLanguage} from './localePath';

/** The parts of a request that decide which page answers it. */
export type RequestFacts = {
  /** As the client wrote it, or parsed. */
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** The value of the language cookie (`chosenLanguage`). */
  chosen: Locale | undefined;
  acceptLanguage: string | null;
  /** The request comes from a link of the site's own pages, which a visitor followed or the browser prerendered. */
  sameOrigin: boolean;
};

/**
 * `isPrefixed`: the path names the language, so all visitors get the same answer. `to` is built from the path of a known page, the
 * request's query and the language that the address named.
 */
export type Decision =
  | {kind: 'page'; locale: Locale; path: Path}
  | {kind: 'redirect'; status: 307 | 308; to: string}
  | {kind: 'notFound'; locale: Locale; isPrefixed: boolean};

/** @param moved for tests */
export function decide(
  {pathname, search, chosen, acceptLanguage, sameOrigin}: RequestFacts,
  moved: typeof movedPages = movedPages,
): Decision {
  const {locale: prefix, path} = splitLocale(normalizePath(pathname));
  const addressLocale = prefix ?? defaultLocale;
  const named = prefix ?? languageOfQuery(search);
  // A link on our own pages keeps the language of its address. Otherwise, without scripts (which write the cookie), the language
  // switcher's link to English would redirect back to the browser's language.
  const ownLink = sameOrigin ? addressLocale : undefined;
  const visitorLocale = named ?? ownLink ?? chosen ?? preferred(acceptLanguage);

  const page = pageAt(moved[path] ?? path);
  if (!page) return {kind: 'notFound', locale: visitorLocale, isPrefixed: prefix !== undefined};

  // Each page has one URL per language, so /pricing/ and a former path redirect to it permanently. /en/pricing redirects to /pricing?lang=en, because
  // the next request needs to know the language.
  const canonical = localizedHref(addressLocale, page.path);
  const isPrefixDropped = prefix === defaultLocale;
  const query = isPrefixDropped ? withLanguage(search, prefix) : search;
  if (pathname !== canonical) return {kind: 'redirect', status: 308, to: canonical + query};

  if (visitorLocale !== addressLocale) {
    return {kind: 'redirect', status: 307, to: localizedHref(visitorLocale, page.path) + search};
  }
  return {kind: 'page', locale: addressLocale, path: page.path};
}

/** The path under which Next has prerendered the page of a decision: `/en/pricing`. */
export function pathOfDecision(decision: Exclude<Decision, {kind: 'redirect'}>): string {
  const path = decision.kind === 'notFound' ? '/404' : decision.path.replace(/^\/$/, '');
  return `/${decision.locale}${path}`;
}

const cookiePattern = new RegExp(`(?:^|;\\s*)${localeCookie.name}=([^;]*)`, 'g');

/** The language of the cookie. If there are several, because another path or a parent domain has set one, the first valid one counts. */
export function chosenLanguage(cookies: string | null): Locale | undefined {
  const values = (cookies ?? '').matchAll(cookiePattern);
  return [...values].map(([, value]) => value).find(isLocale);
}

/**
 * The first language of the header that the site announces, by its primary subtag (RFC 4647). Negotiator's own matching lets a
 * later `en;q=0.8` outvote an earlier `en-US`, so that `en-US,hi;q=0.9,en;q=0.8` would be Hindi.
 */
function preferred(acceptLanguage: string | null): Locale {
  const negotiator = new Negotiator({headers: {'accept-language': acceptLanguage ?? ''}});
  // `*` means any language. It stands for the first of the site's languages that the header does not refuse.
  const [anyLanguage = defaultLocale] = negotiator.languages([...publishedLocales]);
  const languages = negotiator.languages().map((range) => (range === '*' ? anyLanguage : languageOf(range)));
  return languages.find(isPublished) ?? defaultLocale;
}

/** The language of a range. Undefined if the range has another script: a reader of `hi-Latn` may not read Devanagari. */
function languageOf(range: string): string | undefined {
  const [language, subtag = ''] = range.toLowerCase().split('-');
  // A second subtag of four letters is a script.
  const wantsScript = /^[a-z]{4}$/.test(subtag);
  const wantsOtherScript = wantsScript && isLocale(language) && subtag !== scriptOf(language).toLowerCase();
  return wantsOtherScript ? undefined : language;
}

/**
 * A path in its normal form (RFC 3986, 6.2.2), and without capitals, doubled slashes, backslashes and a final slash, which no page's
 * path has: `//Pricing/` → `/pricing`.
 */
function normalizePath(path: string): string {
  const withSingleSlashes = decodeUnreserved(path).replace(/[\\/]+/g, '/');
  const {pathname} = new URL(`http://localhost${withSingleSlashes}`);
  const lowerCasePath = pathname.toLowerCase();
  const endsInSlash = lowerCasePath.endsWith('/') && lowerCasePath !== '/';
  return endsInSlash ? lowerCasePath.slice(0, -1) : lowerCasePath;
}

/** Decodes characters that need no percent-encoding: `%70ricing` → `pricing`. The address stays the same one (RFC 3986, 6.2.2.2). */
export const decodeUnreserved = (path: string): string =>
  // From %20 to %7F: the visible characters of ASCII.
  path.replace(/%([2-7][\da-f])/gi, (code, hex: string) => {
    const letter = String.fromCharCode(Number.parseInt(hex, 16));
    return /[\w.~-]/.test(letter) ? letter : code;
  });
