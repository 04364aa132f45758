import {createHash} from 'node:crypto';
import * as home from '@/content/home';
import {ownerFacts} from '@/content/ownerFacts';
import {type Collection, collections, type Page, type singlePages} from '@/content/paths';
import * as prices from '@/content/plans';
import {type ProductSlug, productPage} from '@/content/products';
import {type ProductCards, plansWithFeatures, plansWithProduct} from '@/content/suite';
import {messageArguments} from '@/i18n/facts';
import type {Locale} from '@/i18n/languages';
import type {Tree} from '@/i18n/tree';
import {companyNumbers} from '@/lib/companyNumbers';
import {site} from '@/settings/site';

/** The exports of a module, sorted, because bundlers and Node list them in different orders. */
const exportsOf = (module: object) => Object.entries(module).toSorted(([a], [b]) => (a < b ? -1 : 1));

const hasCards = (entry: object): entry is ProductCards => 'needs' in entry;

const cardPlans = ({products, needs, needsByItem = {}}: ProductCards) => [
  ...products.map((product) => plansWithProduct(product, needs[product])),
  ...Object.values(needsByItem).map(plansWithFeatures),
];

/**
 * The further content of each kind of page: the dotted keys of other words, and other facts. A new kind
 * of page needs an entry here, or TypeScript reports an error.
 */
const alsoShown: Record<
  keyof typeof singlePages | Collection,
  {words?: readonly string[]; facts?: (slug: string) => unknown}
> = {
  '/': {
    words: ['pricing.tags', 'pricing.productIn'],
    facts: () => [exportsOf(home), Object.values(home.featureNeeds).map(plansWithFeatures)],
  },
  '/pricing': {facts: () => exportsOf(prices)},
  '/partner-program': {facts: () => [ownerFacts.partners, ownerFacts.affiliateTerms]},
  '/contact': {
    facts: () => [site.hours, site.address, site.email, site.phone, companyNumbers(), ownerFacts.grievanceOfficer],
  },
  products: {
    words: ['pricing.plans'],
    // The slug of a page in this collection is a key of it.
    facts: (slug) => [prices.plans, prices.campaign, plansWithProduct(productPage(slug as ProductSlug).product)],
  },
  industries: {words: ['common.figures', 'pricing.tags', 'pricing.productIn']},
  useCases: {words: ['pricing.tags', 'pricing.productIn']},
  productPricing: {words: ['pricing'], facts: () => exportsOf(prices)},
  legal: {},
};

/**
 * A short hash of a page's words, figures and facts. It does not include the shared parts of pages, nor the sample data of drawings.
 */
export function fingerprintOf({path, wordsKey, collection, slug = ''}: Page, locale: Locale, messages: Tree): string {
  // The path of a page without a collection is a key of `singlePages`.
  const kind = collection ?? (path as keyof typeof singlePages);
  const shown = alsoShown[kind];
  const wordsKeys = [wordsKey, ...(shown.words ?? [])];
  const words = JSON.stringify(wordsKeys.map((key) => wordsAt(messages, key)));
  const figures = Object.entries(messageArguments(locale)).filter(([name]) => usesArgument(words, name));
  const entries: Record<string, object> = collection ? collections[collection].entries : {};
  const entry = entries[slug];
  const cards = entry && hasCards(entry) && cardPlans(entry);
  const facts = shown.facts?.(slug);
  // content/lastModified.json has hashes of this list. With another order, or null in place of false, every page would seem changed.
  const hashed = JSON.stringify([words, figures, entry, cards, facts]);
  return createHash('sha256').update(hashed).digest('hex').slice(0, 12);
}

/** The words at a dotted key of the catalogs. */
function wordsAt(messages: Tree, dottedKey: string): string | Tree | null {
  let found: string | Tree | undefined = messages;
  for (const key of dottedKey.split('.')) {
    found = typeof found === 'object' ? found[key] : undefined;
  }
  return found ?? null;
}

/** Whether a message has the argument: `{name}` or `{name, number}`. */
const usesArgument = (messages: string, name: string): boolean => new RegExp(`\\{\\s*${name}\\s*[,}]`).test(messages);
