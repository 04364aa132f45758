import type {PlanId} from './plans';
import {plansFrom} from './prices';

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

/** The smallest plan that has a product in it, and every larger one with it; the others are priced apart from the plans. */
const includedFrom: Partial<Record<Product, PlanId>> = {skycart: 'starter', airpos: 'starter', orderkite: 'enterprise'};

export function plansWith(product: Product): readonly PlanId[] {
  const from = includedFrom[product];
  return from ? plansFrom(from) : [];
}
