import type {ProductCards} from './suite';

/** The facts of a use case's page. Its products are those that an order passes through, in that order. */
export type UseCase = ProductCards & {
  /** The key of the buttons' label, if it is not the usual one, which books a demo. */
  action?: 'bookDemo' | 'contactSales';
  /** The benefits are drawn as knots on a thread, instead of as large rows. */
  benefitsOnThread?: true;
};

export const useCases = {
  'ai-ecommerce-website': {
    products: ['skycart', 'nimbus-ai', 'delivery-management'],
    needs: {skycart: [], 'delivery-management': ['messages']},
    needsByItem: {tidyShop: ['messages']},
    largeCatalog: true,
  },
  'hyperlocal-delivery': {
    products: ['airpos', 'quicklocal', 'delivery-management'],
    needs: {airpos: ['orderManagement', 'customerManagement']},
    needsByItem: {
      promisedSlots: ['priceOnRequest'],
      societyGates: ['priceOnRequest'],
      zoneAccounts: ['priceOnRequest'],
    },
    largeCatalog: true,
    benefitsOnThread: true,
  },
  'quick-commerce': {
    products: ['airpos', 'nimbus-ai', 'quicklocal', 'delivery-management'],
    needs: {airpos: ['orderManagement', 'inventoryManagement']},
    largeCatalog: true,
  },
  'franchise-management': {
    products: ['orderkite', 'airpos', 'nimbus-ai'],
    needs: {airpos: ['staffAccount', 'multiStore', 'distributorLogin']},
    benefitsOnThread: true,
  },
  'distributor-management': {
    products: ['brand-galaxy', 'orderkite', 'delivery-management'],
    needs: {},
  },
  'unified-commerce-solution': {
    products: ['skycart', 'orderkite', 'airpos', 'nimbus-ai'],
    needs: {skycart: ['inventoryManagement', 'paymentGateway'], airpos: ['customerManagement']},
    needsByItem: {
      stockPromisedOnce: ['b2bCommerce'],
      ratesStayApart: ['b2bCommerce'],
      monthClosesTogether: ['b2bCommerce'],
    },
  },
  'multi-store-management': {
    products: ['skycart', 'airpos', 'nimbus-ai'],
    needs: {
      skycart: ['paymentGateway', 'variants', 'multiStore', 'centralInventory', 'pickUpInStore'],
      airpos: ['variants', 'staffAccount', 'multiStore', 'centralInventory'],
    },
  },
  'marketing-automation': {
    products: ['skycart', 'nimbus-ai', 'quicklocal'],
    needs: {skycart: ['couponsAndDiscounts', 'messages']},
    needsByItem: {refillOnTime: ['priceOnRequest', 'messages']},
    benefitsOnThread: true,
  },
  'white-label-solution': {
    action: 'contactSales',
    products: ['skycart', 'orderkite', 'quicklocal'],
    needs: {skycart: ['customDomain', 'freeSsl'], orderkite: ['ownApp']},
    needsByItem: {roomForBranches: ['distributorLogin']},
    benefitsOnThread: true,
  },
} as const satisfies Record<string, UseCase>;

export type UseCaseSlug = keyof typeof useCases;
