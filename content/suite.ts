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

/** The pricing pages of the products; delivery has no price list of its own. */
export const productPricing = {
  airpos: {},
  skycart: {},
  orderkite: {},
  'brand-galaxy': {},
  'nimbus-ai': {},
  quicklocal: {},
} as const satisfies Record<Exclude<Product, 'delivery-management'>, object>;

export type PricedProduct = keyof typeof productPricing;

/** What a product is in the list of features; the others are priced apart from the plans. */
const productFeatures = {
  skycart: ['storeWithCart'],
  airpos: ['smartPos'],
  orderkite: ['b2bCommerce', 'distributorLogin'],
} as const satisfies Partial<Record<Product, readonly Feature[]>>;

/** What costs extra with any plan, though a card may speak of it. `apart`: on request, as products outside of the plans. */
const extras = ['apart', 'ownApp', 'messages'] as const;
type Extra = (typeof extras)[number];

/** What a text describes: features, and what costs extra. */
export type Need = Feature | Extra;

/** By product: what its card, or the words about its work, describe beyond it. Every card of skycart and airpos is here. */
export type Needs = {
  readonly [P in Product]?: readonly (P extends keyof typeof productFeatures ? Feature | Extra : Extra)[];
};

/** The products of a page, as its facts name them. */
export type ProductCards = {
  products: readonly Product[];
  needs: Needs;
  /** By the key of another text of the page: what it describes beyond every plan. */
  textNeeds?: {readonly [key: string]: readonly Need[]};
  /** The trade lists more products than a small plan holds: the page says how many each holds. */
  largeCatalog?: true;
};

/** The plans that have all of this. */
export function plansHaving(needs: readonly Need[]): readonly PlanId[] {
  let having: readonly PlanId[] = planIds;
  for (const {feature, from} of comparison) {
    if (!needs.includes(feature)) continue;
    const plans = plansFrom(from);
    if (plans.length < having.length) having = plans;
  }
  return having;
}

/** The plans that have a product in them, with everything that its card describes; none for a product priced apart. */
export const plansWith = (product: Product, needs: readonly Need[] = []): readonly PlanId[] =>
  isPlanned(product) ? plansHaving([...productFeatures[product], ...needs]) : [];

/** Whether each plan has a product, Starter and its trial included; without a product, of the plans as such. */
export const isInEveryPlan = (product?: Product): boolean => !product || plansWith(product).includes('starter');

/** What of it costs extra. */
export const extrasIn = (needs: readonly Need[]): Extra[] => extras.filter((extra) => needs.includes(extra));

const isPlanned = (product: Product): product is keyof typeof productFeatures => product in productFeatures;
