import type {Product} from './products';

export type UseCase = {
  /** The products an order passes through here, in its order; each card's text is keyed by the product. */
  products: readonly Product[];
  benefits: readonly [string, string, string];
  /** Whether what comes of it is said before the products are shown. */
  benefitsFirst?: true;
};

export const useCases = {
  'ai-ecommerce-website': {
    products: ['skycart', 'nimbus-ai', 'delivery-management'],
    benefits: ['firstDraft', 'tidyShop', 'ownList'],
  },
  'hyperlocal-delivery': {
    products: ['airpos', 'quicklocal', 'delivery-management'],
    benefits: ['promisedSlots', 'societyGates', 'zoneAccounts'],
    benefitsFirst: true,
  },
  'quick-commerce': {
    products: ['airpos', 'nimbus-ai', 'quicklocal', 'delivery-management'],
    benefits: ['speed', 'growingMarket', 'instantGratification'],
  },
  'franchise-management': {
    products: ['orderkite', 'airpos', 'nimbus-ai'],
    benefits: ['royaltyFromBills', 'auditTrail', 'newOutlet'],
    benefitsFirst: true,
  },
  'distributor-management': {
    products: ['brand-galaxy', 'orderkite', 'delivery-management'],
    benefits: ['clearTerritory', 'creditBrake', 'afterDispatch'],
  },
  'unified-commerce-solution': {
    products: ['skycart', 'orderkite', 'airpos', 'nimbus-ai'],
    benefits: ['stockPromisedOnce', 'ratesStayApart', 'monthClosesTogether'],
  },
  'multi-store-management': {
    products: ['skycart', 'airpos', 'nimbus-ai'],
    benefits: ['goodsMove', 'drawersClose', 'oneRule'],
  },
  'marketing-automation': {
    products: ['skycart', 'nimbus-ai', 'quicklocal'],
    benefits: ['refillOnTime', 'consentKept', 'costOfOffer'],
    benefitsFirst: true,
  },
  'white-label-solution': {
    products: ['skycart', 'orderkite', 'quicklocal'],
    benefits: ['nameTravels', 'noTeamToHire', 'roomForBranches'],
    benefitsFirst: true,
  },
} as const satisfies Record<string, UseCase>;

export type UseCaseSlug = keyof typeof useCases;
