import dates from '@/content/lastModified.json';
import {type Page, type Path, pages} from '@/content/paths';
import {defaultLocale, type Locale, languages, publishedLocales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {site} from '@/settings/site';

/** The absolute address of a page in a language. That of the home page is the origin, without a slash. */
export const urlFor = (locale: Locale, path: Path) => site.origin + localizedHref(locale, path).replace(/^\/$/, '');

/** A page's address in each published language, by hreflang. x-default is for visitors of any other language. */
export function alternatesFor(path: Path): Record<string, string> {
  const alternates: Record<string, string> = {};
  for (const locale of publishedLocales) alternates[languages[locale].tag] = urlFor(locale, path);
  alternates['x-default'] = urlFor(defaultLocale, path);
  return alternates;
}

/** The pages for search engines. A page that says the same as another has the other's address as its canonical one. */
export const indexablePages = pages.filter(({path, canonical}) => path === canonical);

/** content/lastModified.json has, by path and language, the date on which a page last changed, and a fingerprint of its content. */
type Dates = Record<string, Record<string, {date: string; fingerprint: string}>>;

/** The date on which a page last changed, as YYYY-MM-DD. A new page has no date until `npm run dates` has run. */
export function lastModifiedOf({path}: Page, locale: Locale): string | undefined {
  return (dates as Dates)[path]?.[locale]?.date;
}
