import type {Product} from './suite';

export type UseCase = {
  /** The products an order passes through here, in its order; each card's text is keyed by the product. */
  products: readonly Product[];
  benefits: readonly [string, string, string];
  /** What comes of it is knotted into one thread, instead of said in large rows. */
  benefitsOnThread?: true;
};

export const useCases = {
  'ai-ecommerce-website': {
    products: ['skycart', 'nimbus-ai', 'delivery-management'],
    benefits: ['firstDraft', 'tidyShop', 'ownList'],
  },
  'hyperlocal-delivery': {
    products: ['airpos', 'quicklocal', 'delivery-management'],
    benefits: ['promisedSlots', 'societyGates', 'zoneAccounts'],
    benefitsOnThread: true,
  },
  'quick-commerce': {
    products: ['airpos', 'nimbus-ai', 'quicklocal', 'delivery-management'],
    benefits: ['speed', 'growingMarket', 'instantGratification'],
  },
  'franchise-management': {
    products: ['orderkite', 'airpos', 'nimbus-ai'],
    benefits: ['royaltyFromBills', 'auditTrail', 'newOutlet'],
    benefitsOnThread: true,
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
    benefitsOnThread: true,
  },
  'white-label-solution': {
    products: ['skycart', 'orderkite', 'quicklocal'],
    benefits: ['nameTravels', 'noTeamToHire', 'roomForBranches'],
    benefitsOnThread: true,
  },
} as const satisfies Record<string, UseCase>;

export type UseCaseSlug = keyof typeof useCases;
