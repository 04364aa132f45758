import type {Href, Path} from '@/content/paths';
import {defaultLocale, isLocale, type Locale, locales} from './languages';

/** A link in a language: `/pricing` → `/hi/pricing`, `/#about` → `/hi#about`. The default language has no prefix. */
export function localizedHref(locale: Locale, href: Href | (string & {})): string {
  if (locale === defaultLocale) return href;
  return `/${locale}${href.replace(/^\/(?=#|\?|$)/, '')}`;
}

/**
 * Takes the language off a pathname, in letters of either case: `/hi/pricing` → `{locale: 'hi', path: '/pricing'}`. The path has no
 * doubled or turned slashes: as a link, `//shop.example` would lead to that host.
 */
export function splitLocale(pathname: string): {locale: Locale | undefined; path: string} {
  const path = pathname.replace(/[\\/]+/g, '/');
  const [, first] = path.toLowerCase().split('/');
  const locale = locales.find((code) => code.toLowerCase() === first);
  return {locale, path: locale ? path.slice(locale.length + 1) || '/' : path};
}

/** The query parameter for a language without a prefix: `/en/pricing` redirects to `/pricing?lang=en`. */
const languageParameter = /^\?lang=([^&]*)&?/;

/** The language that a query names, with its question mark: `?lang=en&a=1` → `en`. */
export function languageOfQuery(search: string): Locale | undefined {
  const value = languageParameter.exec(search)?.[1];
  return isLocale(value) ? value : undefined;
}

/** `?lang=en&a=1` → `?a=1`, byte for byte. */
export function withoutLanguage(search: string): string {
  const rest = search.replace(languageParameter, '?');
  return rest === '?' ? '' : rest;
}

/** `?a=1` → `?lang=en&a=1` */
export const withLanguage = (search: string, locale: Locale): string =>
  `?lang=${locale}${withoutLanguage(search).replace('?', '&')}`;

/** A link's `aria-current`: `page` on its own page, `true` below it. Paths are without a language; the not-found page has none. */
export function currentAt(page: Path | undefined, target: Path): 'page' | 'true' | undefined {
  if (page === target) return 'page';
  return page?.startsWith(`${target}/`) ? 'true' : undefined;
}
