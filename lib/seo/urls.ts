import type {Path} from '@/content/paths';
import {site} from '@/content/site';
import {localizedHref} from '@/i18n/navigation';
import {defaultLocale, type Locale, languages, publishedLocales} from '@/i18n/routing';

/** The absolute address of a page in a language. The home page is the bare origin. */
export const urlFor = (locale: Locale, path: Path) => site.origin + localizedHref(locale, path).replace(/^\/$/, '');

/** Every published language's address of a page, by hreflang; x-default is where a visitor of neither language belongs. */
export function alternatesFor(path: Path): Record<string, string> {
  const byTag = publishedLocales.map((locale) => [languages[locale].tag, urlFor(locale, path)]);
  return Object.fromEntries([...byTag, ['x-default', urlFor(defaultLocale, path)]]);
}
