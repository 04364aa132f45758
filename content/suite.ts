import {comparison, type Feature, type PlanId, planIds} from './plans';
import {plansFrom} from './priceOf';

/** The seven products of the suite. The key is the slug: in URLs, in the catalogs, and as the glyph's and the hue's name. */
export const suite = [
  'skycart',
  'airpos',
  'orderkite',
  'quicklocal',
  'brand-galaxy',
  'nimbus-ai',
  'delivery-management',
] as const;

export type Product = (typeof suite)[number];

/** The six that the price list names; the seventh, delivery, has no price list of its own. */
export const pricedProducts = suite.filter((product) => product !== 'delivery-management');

/** What a product is in the list of features; the others are priced apart from the plans. */
const productFeatures = {
  skycart: ['storeWithCart'],
  airpos: ['smartPos'],
  orderkite: ['b2bCommerce', 'distributorLogin'],
} as const satisfies Partial<Record<Product, readonly Feature[]>>;

/** What costs extra with any plan, though a card may speak of it beside what a plan has. */
type Extra = 'ownApp' | 'messages';

/**
 * By product: what its card, or a page's words about its work, describe beyond the product itself. Every card of skycart
 * and airpos is here.
 */
export type Needs = {
  readonly [P in Product]?: readonly (P extends keyof typeof productFeatures ? Feature | Extra : Extra)[];
};

/** The products of a page, as its facts name them. */
export type ProductCards = {
  products: readonly Product[];
  needs: Needs;
  /** The trade lists more products than a small plan holds: the page says how many each holds. */
  largeCatalog?: true;
};

/** The plans that have a product in them, with everything that its card describes; none for a product priced apart. */
export function plansWith(product: Product, needs: Needs = {}): readonly PlanId[] {
  if (!isPlanned(product)) return [];
  const wanted = new Set<string>([...productFeatures[product], ...(needs[product] ?? [])]);
  return comparison
    .filter(({feature}) => wanted.has(feature))
    .map(({from}) => plansFrom(from))
    .reduce((most, plans) => (plans.length < most.length ? plans : most), planIds);
}

/** What a card describes that costs extra. */
export function extrasOf(product: Product, needs: Needs): Extra[] {
  const wanted: readonly (Feature | Extra)[] = needs[product] ?? [];
  return wanted.filter((need) => need === 'ownApp' || need === 'messages');
}

const isPlanned = (product: Product): product is keyof typeof productFeatures => product in productFeatures;
