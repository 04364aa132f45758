import type {Product} from './products';

export type UseCase = {
  /** The products an order passes through here, in its order; each card's text is keyed by the product. */
  products: readonly Product[];
  benefits: readonly [string, string, string];
};

export const useCases = {
  'quick-commerce': {
    products: ['airpos', 'nimbus-ai', 'quicklocal', 'delivery-management'],
    benefits: ['speed', 'growingMarket', 'instantGratification'],
  },
} as const satisfies Record<string, UseCase>;

export type UseCaseSlug = keyof typeof useCases;
