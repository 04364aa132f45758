import dates from '@/content/lastModified.json';
import type {Page} from '@/content/paths';
import type {Locale} from '@/i18n/routing';

/** When the words or facts of a page last changed, and a fingerprint of them: content/lastModified.json, by path and language. */
type Dates = Record<string, Record<string, {date: string; fingerprint: string}>>;

/** The day on which what a page says last changed, as YYYY-MM-DD; a page that `npm run dates` has not seen yet has none. */
export function lastModifiedOf({path}: Page, locale: Locale): string | undefined {
  return (dates as Dates)[path]?.[locale]?.date;
}
