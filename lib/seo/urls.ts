import dates from '@/content/lastModified.json';
import {type Page, type Path, pages} from '@/content/paths';
import {defaultLocale, type Locale, languages, publishedLocales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {site} from '@/settings/site';

/** The absolute address of a page in a language. The home page is the bare origin. */
export const urlFor = (locale: Locale, path: Path) => site.origin + localizedHref(locale, path).replace(/^\/$/, '');

/** Every published language's address of a page, by hreflang; x-default is where a visitor of neither language belongs. */
export function alternatesFor(path: Path): Record<string, string> {
  const byTag = publishedLocales.map((locale) => [languages[locale].tag, urlFor(locale, path)]);
  return Object.fromEntries([...byTag, ['x-default', urlFor(defaultLocale, path)]]);
}

/** The pages that search engines are to keep: one that says the same as another leaves its place to that one. */
export const indexablePages = pages.filter(({path, canonical}) => path === canonical);

/** When the words or facts of a page last changed, and a fingerprint of them: content/lastModified.json, by path and language. */
type Dates = Record<string, Record<string, {date: string; fingerprint: string}>>;

/** The day on which what a page says last changed, as YYYY-MM-DD; a page that `npm run dates` has not seen yet has none. */
export function lastModifiedOf({path}: Page, locale: Locale): string | undefined {
  return (dates as Dates)[path]?.[locale]?.date;
}
