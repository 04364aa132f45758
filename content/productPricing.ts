import type {pricedProducts} from './suite';

export type PricedProduct = (typeof pricedProducts)[number];

/** The pricing pages of the products: what their buyers ask about the price, as keys in the catalog. */
export const productPricing = {
  airpos: {questions: ['starterOrGrowth', 'hardware']},
  skycart: {questions: ['whatsappUpdates', 'gatewayCharges']},
  orderkite: {questions: ['perParty', 'startSmaller']},
  'brand-galaxy': {questions: ['separateFee', 'noDistributorFound']},
  'nimbus-ai': {questions: ['included', 'shortHistory']},
  quicklocal: {questions: ['ownApp', 'perDelivery']},
} as const satisfies Record<PricedProduct, {questions: readonly string[]}>;
