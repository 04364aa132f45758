import {comparison, type Feature, type PlanId, planIds} from './plans';
import {plansFrom} from './priceOf';

/** The products of the suite, by slug. URLs, catalogs, icons and colours use the same slug. */
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

/**
 * The products that have a pricing page of their own. A collection of pages (paths.ts) is an object with the facts of each page; these
 * pages have none of their own.
 */
export const productPricing = {
  airpos: {},
  skycart: {},
  orderkite: {},
  'brand-galaxy': {},
  'nimbus-ai': {},
  quicklocal: {},
} as const satisfies Partial<Record<Product, object>>;

export type PricedProduct = keyof typeof productPricing;

/** The features of the plans that make up a product. Products that are missing here are not part of any plan. */
const productFeatures = {
  skycart: ['storeWithCart'],
  airpos: ['smartPos'],
  orderkite: ['b2bCommerce', 'distributorLogin'],
} as const satisfies Partial<Record<Product, readonly Feature[]>>;

type PlannedProduct = keyof typeof productFeatures;

/** The features of plans that a buyer of a product compares. */
const comparedFeatures: {readonly [P in Product]?: readonly Feature[]} = {
  skycart: [
    'keptCarts',
    'loyaltyAndFlashSales',
    'customDomain',
    'paymentGateway',
    'variants',
    'shipmentIntegration',
    'pickUpInStore',
  ],
  airpos: [
    'offlineBilling',
    'batchesAndExpiry',
    'reports',
    'variants',
    'staffAccount',
    'multiStore',
    'centralInventory',
  ],
  orderkite: ['b2bCommerce', 'distributorLogin', 'partyCredit', 'customInvoicing'],
};

/** What a plan adds to the next smaller one, for the buyer of a product. */
export const addedFor = (product: Product, plan: PlanId): Feature[] =>
  comparison
    .filter(({feature, from}) => from === plan && comparedFeatures[product]?.includes(feature))
    .map(({feature}) => feature);

/** What costs extra with every plan. Products that are in no plan have a price on request. */
const extras = ['priceOnRequest', 'ownApp', 'messages'] as const;
type Extra = (typeof extras)[number];

/** What a visitor needs in order to have what a text describes: a plan with a feature, or something that costs extra. */
export type Need = Feature | Extra;

/**
 * What each product's card describes beyond the product itself. A card of skycart or airpos has to be listed, if only as `[]`, because
 * their texts often promise more (tests/unit/cardPlans.test.ts). Products in no plan can only need what costs extra.
 */
export type Needs = {readonly [P in PlannedProduct]?: readonly Need[]} & {
  readonly [P in Exclude<Product, PlannedProduct>]?: readonly Extra[];
};

/** The facts about a page's product cards. */
export type ProductCards = {
  products: readonly Product[];
  needs: Needs;
  /** By the key of a use case, reason or benefit: what its text describes and not every plan includes. */
  needsByItem?: {readonly [key: string]: readonly Need[]};
  /** Shops of this kind sell more products than small plans allow, so the page says how many each plan allows. */
  largeCatalog?: true;
};

/** The plans that include all features that are needed. What costs extra does not count: it can be added to any plan. */
export function plansWithFeatures(needs: readonly Need[]): readonly PlanId[] {
  let fewest: readonly PlanId[] = planIds;
  for (const {feature, from} of comparison) {
    if (!needs.includes(feature)) continue;
    const plans = plansFrom(from);
    if (plans.length < fewest.length) fewest = plans;
  }
  return fewest;
}

/** The plans that include a product and everything that its card describes. Empty if the product is not part of any plan. */
export const plansWithProduct = (product: Product, needs: readonly Need[] = []): readonly PlanId[] =>
  isPlanned(product) ? plansWithFeatures([...productFeatures[product], ...needs]) : [];

/** Whether every plan, even Starter, includes the product. Also true if no product is given. */
export const isInEveryPlan = (product?: Product): boolean => !product || plansWithProduct(product).includes('starter');

/** The needs that cost extra. */
export const extrasIn = (needs: readonly Need[]): Extra[] => extras.filter((extra) => needs.includes(extra));

/** What is not in every plan: the smallest plan that has it, unless that is the smallest of all, and whether it costs extra. */
export type Availability = {plan?: PlanId; costsExtra: boolean};

/** Where a product, or something that has no product of its own, is available with all that is needed. */
export function availabilityOf(product: Product | undefined, needs: readonly Need[] = []): Availability {
  const plans = product ? plansWithProduct(product, needs) : plansWithFeatures(needs);
  const [plan] = plans;
  const costsExtra = plan === undefined || extrasIn(needs).length > 0;
  return plan === undefined || plan === 'starter' ? {costsExtra} : {plan, costsExtra};
}

const isPlanned = (product: Product): product is PlannedProduct => product in productFeatures;
