import {type Page, pageOf} from '@/content/paths';
import type {Translator} from '@/i18n/translator';

/** The pages from the home page down to a page, both included. Breadcrumbs and the data for search engines show them. */
export function trailOf(page: Page, {text}: Pick<Translator, 'text'>) {
  const crumbOf = ({path, wordsKey}: Page) => ({name: text(`${wordsKey}.name`), path});
  if (page.path === '/') return [crumbOf(page)];
  const home = crumbOf(pageOf('/'));
  if (page.collection !== 'productPricing') return [home, crumbOf(page)];
  // After "Pricing" only the name of the product follows, so that three steps fit on a phone.
  return [home, crumbOf(pageOf('/pricing')), {name: text(`suite.${page.slug}.name`), path: page.path}];
}
