import type {Href, Path} from '@/content/paths';
import {defaultLocale, type Locale, locales} from './languages';

/** `/pricing` → `/hi/pricing`, `/#about` → `/hi#about`; the default language stays unprefixed. */
export function localizedHref(locale: Locale, href: Href | (string & {})): string {
  if (locale === defaultLocale) return href;
  return `/${locale}${href.replace(/^\/(?=#|\?|$)/, '')}`;
}

/** Takes the language off a pathname, in letters of either case: `/hi/pricing` → `{locale: 'hi', path: '/pricing'}`. */
export function splitLocale(pathname: string): {locale: Locale | undefined; path: string} {
  const [, first] = pathname.toLowerCase().split('/');
  const locale = locales.find((code) => code.toLowerCase() === first);
  return {locale, path: locale ? pathname.slice(locale.length + 1) || '/' : pathname};
}

/** A link's `aria-current`: `page` on its own page, `true` below it. Paths are without a language; the not-found page has none. */
export function currentAt(page: Path | undefined, target: Path): 'page' | 'true' | undefined {
  if (page === target) return 'page';
  return page?.startsWith(`${target}/`) ? 'true' : undefined;
}
