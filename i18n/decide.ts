import Negotiator from 'negotiator';
import {type Path, pageAt} from '@/content/paths';
import {defaultLocale, isLocale, isPublished, type Locale, publishedLocales, scriptOf} from './languages';
import {localizedHref, splitLocale} from './localePath';

/** The parts of a request that decide which page answers it. */
export type RequestFacts = {
  /** As the client wrote it, or parsed. */
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** The value of the language cookie, whatever it holds. */
  cookie: string | undefined;
  acceptLanguage: string | null;
  /** The request comes from a link of the site's own pages, which a visitor followed or the browser prerendered. */
  sameOrigin: boolean;
};

/**
 * `negotiated`: the language came from the cookie or from Accept-Language, not from the address. `to` is built only from the path of
 * a known page and the request's query, so no request can redirect to another site.
 */
export type Decision =
  | {kind: 'page'; locale: Locale; path: Path}
  | {kind: 'redirect'; status: 307 | 308; to: string}
  | {kind: 'notFound'; locale: Locale; negotiated: boolean};

export function decide({pathname, search, cookie, acceptLanguage, sameOrigin}: RequestFacts): Decision {
  const {locale: prefix, path} = splitLocale(normalizePath(pathname));
  const addressLocale = prefix ?? defaultLocale;
  // Only a script writes the cookie. The language switcher works without scripts, because own links are never redirected to a language.
  const visitorLocale = prefix || sameOrigin ? addressLocale : preferred(cookie, acceptLanguage);

  const page = pageAt(path);
  if (!page) return {kind: 'notFound', locale: visitorLocale, negotiated: prefix === undefined};

  // A page has one URL in each language. /en/pricing and /pricing/ redirect permanently to /pricing, whatever the visitor's language.
  const canonical = localizedHref(addressLocale, page.path);
  if (pathname !== canonical) return {kind: 'redirect', status: 308, to: canonical + search};

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

/**
 * The language that the visitor has chosen. Without a choice, the first language of the header that the site publishes, compared by
 * primary subtag (RFC 4647). Negotiator's own matching is not used, because it would make `en-US,hi;q=0.9,en;q=0.8` Hindi.
 */
function preferred(cookie: string | undefined, acceptLanguage: string | null): Locale {
  if (isLocale(cookie)) return cookie;
  const negotiator = new Negotiator({headers: {'accept-language': acceptLanguage ?? ''}});
  // `*` means any language. It becomes the first one that the header does not refuse.
  const [anyLanguage = defaultLocale] = negotiator.languages([...publishedLocales]);
  const languages = negotiator.languages().map((range) => (range === '*' ? anyLanguage : languageOf(range)));
  return languages.find(isPublished) ?? defaultLocale;
}

/** The language of a range. None if the range has another script: who asks for Hindi as `hi-Latn` may not read Devanagari. */
function languageOf(range: string): string | undefined {
  const [language, subtag = ''] = range.toLowerCase().split('-');
  // A second subtag of four letters is a script.
  const wantsScript = /^[a-z]{4}$/.test(subtag);
  const wantsOther = wantsScript && isLocale(language) && subtag !== scriptOf(language).toLowerCase();
  return wantsOther ? undefined : language;
}

/** A path in its normal form (RFC 3986, 6.2.2): also without capitals, doubled slashes and backslashes, which no page's path has. */
function normalizePath(path: string): string {
  const {pathname} = new URL(`http://localhost${decodeUnreserved(path).replace(/[\\/]+/g, '/')}`);
  return pathname.toLowerCase().replace(/(?<=.)\/$/, '');
}

/** Decodes characters that need no percent-encoding. The address stays the same one (RFC 3986, 6.2.2.2). */
export const decodeUnreserved = (path: string): string =>
  path.replace(/%([2-7][\da-f])/gi, (code, hex: string) => {
    const letter = String.fromCharCode(Number.parseInt(hex, 16));
    return /[\w.~-]/.test(letter) ? letter : code;
  });
