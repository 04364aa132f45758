import type {Href} from '@/content/paths';
import {defaultLocale, type Locale, locales} from './routing';

/** `/pricing` → `/hi/pricing`, `/#about` → `/hi#about`; the default language stays unprefixed. */
export function localizedHref(locale: Locale, href: Href | (string & {})): string {
  if (locale === defaultLocale) return href;
  return `/${locale}${href.replace(/^\/(?=#|\?|$)/, '')}`;
}

/** Takes the language off a pathname: `/hi/pricing` → `{locale: 'hi', path: '/pricing'}`. */
export function splitLocale(pathname: string): {locale: Locale | undefined; path: string} {
  const [, first] = pathname.split('/');
  const locale = locales.find((code) => code === first);
  return {locale, path: locale ? pathname.slice(locale.length + 1) || '/' : pathname};
}

/** Whether a link's page, or one below it, is the open one. A prerendered path carries the language, the visitor's may not. */
export function isCurrent(pathname: string, href: string): boolean {
  const {path} = splitLocale(pathname);
  const {path: target} = splitLocale(href);
  return path === target || path.startsWith(`${target}/`);
}
