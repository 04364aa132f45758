import type {Href} from '@/content/paths';
import {defaultLocale, type Locale, locales} from './routing';

/** `/pricing` → `/hi/pricing`, `/#about` → `/hi#about`; the default language stays unprefixed. */
export function localizedHref(locale: Locale, href: Href | (string & {})): string {
  if (locale === defaultLocale) return href;
  return `/${locale}${href.replace(/^\/(?=#|\?|$)/, '')}`;
}

/** Takes the language off a pathname: `/hi/pricing` → `{locale: 'hi', path: '/pricing'}`. */
export function splitLocale(pathname: string): {locale: Locale | undefined; path: string} {
  const locale = locales.find((code) => pathname === `/${code}` || pathname.startsWith(`/${code}/`));
  return {locale, path: locale ? pathname.slice(locale.length + 1) || '/' : pathname};
}
