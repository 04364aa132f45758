import Negotiator from 'negotiator';
import {type Path, pageAt} from '@/content/paths';
import {defaultLocale, isLocale, isPublished, type Locale, publishedLocales, scriptOf} from './languages';
import {localizedHref, splitLocale} from './localePath';

/** All of a request that decides which page answers it. */
export type RequestFacts = {
  /** As the client wrote it, or parsed. */
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** The value of the language cookie, whatever it holds. */
  cookie: string | undefined;
  acceptLanguage: string | null;
  /** A link of our own pages, followed or prerendered. */
  sameOrigin: boolean;
};

/** `negotiated`: by the cookie or Accept-Language. `to` is built from a known page's path and the request's query alone. */
export type Decision =
  | {kind: 'page'; locale: Locale; path: Path}
  | {kind: 'redirect'; status: 307 | 308; to: string}
  | {kind: 'notFound'; locale: Locale; negotiated: boolean};

export function decide({pathname, search, cookie, acceptLanguage, sameOrigin}: RequestFacts): Decision {
  const {locale: prefix, path} = splitLocale(normalizePath(pathname));
  const addressLocale = prefix ?? defaultLocale;
  // Only scripts write the cookie. Without them a link of the switcher must still arrive, so our own links are final.
  const visitorLocale = prefix || sameOrigin ? addressLocale : preferred(cookie, acceptLanguage);

  const page = pageAt(path);
  if (!page) return {kind: 'notFound', locale: visitorLocale, negotiated: prefix === undefined};

  // One URL a page and language: /en/pricing and /pricing/ are /pricing for good, to whoever asks.
  const canonical = localizedHref(addressLocale, page.path);
  if (pathname !== canonical) return {kind: 'redirect', status: 308, to: canonical + search};

  if (visitorLocale !== addressLocale) {
    return {kind: 'redirect', status: 307, to: localizedHref(visitorLocale, page.path) + search};
  }
  return {kind: 'page', locale: addressLocale, path: page.path};
}

/** Where the page of a decision is prerendered: `/en/pricing`. */
export function pathOfDecision(decision: Exclude<Decision, {kind: 'redirect'}>): string {
  const path = decision.kind === 'notFound' ? '/404' : decision.path.replace(/^\/$/, '');
  return `/${decision.locale}${path}`;
}

/**
 * The language that the visitor has chosen, or the first of the header that the site announces, by its primary subtag (RFC 4647).
 * Negotiator's own matching lets a later `en;q=0.8` outvote an earlier `en-US`, so that `en-US,hi;q=0.9,en;q=0.8` would be Hindi.
 */
function preferred(cookie: string | undefined, acceptLanguage: string | null): Locale {
  if (isLocale(cookie)) return cookie;
  const negotiator = new Negotiator({headers: {'accept-language': acceptLanguage ?? ''}});
  // What `*` stands for: the first language that is not refused.
  const [anyLanguage = defaultLocale] = negotiator.languages([...publishedLocales]);
  const languages = negotiator.languages().map((range) => (range === '*' ? anyLanguage : languageOf(range)));
  return languages.find(isPublished) ?? defaultLocale;
}

/** None where the range wants other letters than the site's: who writes Hindi as `hi-Latn` may not read Devanagari. */
function languageOf(range: string): string | undefined {
  const [language, subtag = ''] = range.toLowerCase().split('-');
  // Four letters in this place are a script.
  const wantsScript = /^[a-z]{4}$/.test(subtag);
  const wantsOther = wantsScript && isLocale(language) && subtag !== scriptOf(language).toLowerCase();
  return wantsOther ? undefined : language;
}

/** The one way to write a path (RFC 3986, 6.2.2), without what no page's path has: doubled or turned slashes, capitals. */
function normalizePath(path: string): string {
  const {pathname} = new URL(`http://localhost${decodeUnreserved(path).replace(/[\\/]+/g, '/')}`);
  return pathname.toLowerCase().replace(/(?<=.)\/$/, '');
}

/** With letters that need no percent-encoding as themselves: the same address (RFC 3986, 6.2.2.2). */
export const decodeUnreserved = (path: string): string =>
  path.replace(/%([2-7][\da-f])/gi, (code, hex: string) => {
    const letter = String.fromCharCode(Number.parseInt(hex, 16));
    return /[\w.~-]/.test(letter) ? letter : code;
  });
