import type {Product} from './products';

/** The drawn goods of an industry (components/scenes). */
export type CompositionName = 'gifting';

/** Keys of texts in the catalog, in the page's order, and what the page shows beside them. */
export type Industry = {
  composition: CompositionName;
  useCases: readonly [string, string, string];
  products: readonly Product[];
  reasons: readonly [string, string, string, string];
};

export const industries = {
  gifting: {
    composition: 'gifting',
    useCases: ['corporateHampers', 'personalisedOrders', 'festiveRush'],
    products: ['airpos', 'orderkite', 'nimbus-ai'],
    reasons: ['boxesOnePrice', 'manyAddresses', 'namesSpeltRight', 'leftoversSell'],
  },
} as const satisfies Record<string, Industry>;

export type IndustrySlug = keyof typeof industries;
