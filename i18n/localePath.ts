import type {Href} from '@/content/paths';
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

/** A link's `aria-current`: `page` on its own page, `true` below it. A prerendered path has the language, others may not. */
export function currentAt(pathname: string, href: string): 'page' | 'true' | undefined {
  const {path} = splitLocale(pathname);
  const {path: target} = splitLocale(href);
  if (path === target) return 'page';
  return path.startsWith(`${target}/`) ? 'true' : undefined;
}
