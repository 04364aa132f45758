import {type Page, pageOf} from '@/content/paths';
import type {Translator} from '@/i18n/translator';

/** From the home page to the page itself, both included: for the line above a title and for search engines. */
export function trailOf(page: Page, {text}: Pick<Translator, 'text'>) {
  const crumbOf = ({path, words}: Page) => ({name: text(`${words}.name`), path});
  if (page.path === '/') return [crumbOf(page)];
  const home = crumbOf(pageOf('/'));
  if (page.collection !== 'productPricing') return [home, crumbOf(page)];
  // Below the prices a page needs no more than its product's name, and three steps have room on a phone.
  return [home, crumbOf(pageOf('/pricing')), {name: text(`suite.${page.slug}.name`), path: page.path}];
}
