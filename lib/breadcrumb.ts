import {type Family, type Page, type Path, pageOf} from '@/content/paths';
import type {Translator} from '@/i18n/translator';

/** A step on the way from the home page to a page. A family that has no page of its own is only named. */
export type Crumb = {name: string; path?: Path};

/** What stands between the home page and the pages of a family: a page, or a name in the catalog. */
const parents: Record<Family, {path: Path} | {key: string} | null> = {
  products: {key: 'common.breadcrumb.products'},
  industries: {key: 'common.breadcrumb.industries'},
  useCases: {key: 'common.breadcrumb.useCases'},
  productPricing: {path: '/pricing'},
  legal: null,
};

/** From the home page to the page itself, both included: for the line above a title and for search engines. */
export function trailOf(page: Page, {text}: Translator): Crumb[] {
  const crumbOf = ({path, words}: Page): Crumb => ({name: text(`${words}.name`), path});
  if (page.path === '/') return [crumbOf(page)];
  const parent = page.family && parents[page.family];
  const between = parent ? ['path' in parent ? crumbOf(pageOf(parent.path)) : {name: text(parent.key)}] : [];
  return [crumbOf(pageOf('/')), ...between, crumbOf(page)];
}
