import {type Page, pageAt, pages} from '@/content/paths';
import {localizedHref, splitLocale} from '@/i18n/navigation';
import {announced, type Locale} from '@/i18n/routing';

/** A page in one language: where the build keeps it and where visitors find it. */
export type Spot = {template: string; locale: Locale; route: string; url: string};

/** What draws a page: pages of one family share it. */
export const templateOf = ({family, words}: Page): string => family ?? words;

const spotOf = (page: Page, locale: Locale): Spot => ({
  template: templateOf(page),
  locale,
  route: `/${locale}${page.path === '/' ? '' : page.path}`,
  url: localizedHref(locale, page.path),
});

/** The pages that are measured, in every language that visitors are offered: one a template, or all of them. */
export function measuredSpots(all: boolean): Spot[] {
  const first = pages.filter(
    (page, index) => pages.findIndex((other) => templateOf(other) === templateOf(page)) === index,
  );
  return (all ? pages : first).flatMap((page) => announced.map((locale) => spotOf(page, locale)));
}

/** The template and language of a prerendered route; undefined for Next's own, which no visitor sees. */
export function spotAt(route: string): Pick<Spot, 'template' | 'locale'> | undefined {
  const {locale, path} = splitLocale(route);
  const page = pageAt(path);
  return locale && {template: page ? templateOf(page) : 'missing', locale};
}
