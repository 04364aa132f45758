import type {Href, Path} from '@/content/paths';
import {defaultLocale, type Locale, locales} from './languages';

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

/** A link's `aria-current`: `page` on the target itself, `true` on pages below it. Paths have no language. The 404 page has no path. */
export function currentAt(page: Path | undefined, target: Path): 'page' | 'true' | undefined {
  if (page === target) return 'page';
  return page?.startsWith(`${target}/`) ? 'true' : undefined;
}
