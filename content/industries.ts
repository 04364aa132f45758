import type {Claim} from './claims';
import type {DocumentName} from './samplePapers';
import type {ProductCards} from './suite';

/** Figures of the suite that an industry's page may show. Their words are the same on every page. */
export type TradeFigure = Extract<
  Claim,
  'uptime' | 'fasterTransactions' | 'routeSaving' | 'fasterDeliveries' | 'onTime' | 'satisfaction'
>;

/** The groups under which the menus list industries, in their order. */
export const industryGroups = ['food', 'care', 'fashion', 'home'] as const;

/** What an industry's page shows besides its words. */
export type Industry = ProductCards & {
  group: (typeof industryGroups)[number];
  /** Its hero offers the free trial beside the demo. */
  trial?: true;
  /** Figures of the company, below the reasons. */
  figures: readonly [TradeFigure, TradeFigure, TradeFigure];
  /** How the use cases are drawn: `tags` by default. */
  useCaseLook?: 'tags' | 'slips' | 'thread';
  /** The trade's document that the page draws: content/samplePapers.ts. */
  document?: DocumentName;
};

export const industries = {
  'beauty-cosmetics': {
    group: 'care',
    products: ['airpos', 'orderkite', 'nimbus-ai', 'quicklocal'],
    needs: {airpos: ['variants']},
    needsByItem: {
      shadeCounter: ['variants'],
      parlourAccount: ['b2bCommerce'],
      adviserSales: ['reports', 'staffAccount'],
      salonPacks: ['b2bCommerce'],
    },
    largeCatalog: true,
    figures: ['fasterTransactions', 'uptime', 'satisfaction'],
    useCaseLook: 'slips',
    document: 'parlourAccount',
  },
  'food-beverages': {
    group: 'food',
    products: ['airpos', 'orderkite', 'nimbus-ai', 'quicklocal'],
    needs: {airpos: []},
    needsByItem: {cratesAndEmpties: ['b2bCommerce']},
    largeCatalog: true,
    figures: ['fasterTransactions', 'fasterDeliveries', 'uptime'],
    useCaseLook: 'slips',
    document: 'kitchenTicket',
  },
  'health-wellness': {
    group: 'care',
    products: ['airpos', 'orderkite', 'nimbus-ai', 'quicklocal'],
    needs: {airpos: ['inventoryManagement', 'variants']},
    needsByItem: {monthlyRefills: ['priceOnRequest', 'messages'], licencesOnFile: ['b2bCommerce']},
    largeCatalog: true,
    figures: ['uptime', 'onTime', 'satisfaction'],
    useCaseLook: 'slips',
    document: 'prescriptionRegister',
  },
  'home-furnishing': {
    group: 'home',
    products: ['airpos', 'orderkite', 'nimbus-ai', 'quicklocal'],
    needs: {airpos: []},
    largeCatalog: true,
    figures: ['onTime', 'uptime', 'satisfaction'],
    document: 'measurementSlip',
  },
  'fashion-lifestyle': {
    group: 'fashion',
    products: ['airpos', 'orderkite', 'nimbus-ai', 'quicklocal'],
    needs: {airpos: ['inventoryManagement', 'variants']},
    needsByItem: {
      styleGrid: ['variants'],
      ratioSets: ['variants', 'b2bCommerce'],
      exchangeRules: ['staffAccount'],
      brokenSets: ['variants', 'b2bCommerce'],
      displayPairs: ['variants'],
    },
    largeCatalog: true,
    figures: ['fasterTransactions', 'satisfaction', 'uptime'],
    document: 'ratioSheet',
  },
  'pet-care': {
    group: 'care',
    products: ['airpos', 'orderkite', 'nimbus-ai', 'quicklocal'],
    needs: {airpos: ['customerManagement']},
    needsByItem: {repeatFeeding: ['messages']},
    largeCatalog: true,
    figures: ['fasterDeliveries', 'onTime', 'uptime'],
    useCaseLook: 'thread',
    document: 'groomingCard',
  },
  gifting: {
    group: 'fashion',
    products: ['airpos', 'orderkite', 'nimbus-ai'],
    needs: {airpos: ['inventoryManagement']},
    needsByItem: {corporateHampers: ['b2bCommerce'], manyAddresses: ['b2bCommerce']},
    largeCatalog: true,
    figures: ['fasterTransactions', 'onTime', 'uptime'],
    document: 'packingList',
  },
  'kids-fashion-toys': {
    group: 'fashion',
    products: ['airpos', 'orderkite', 'nimbus-ai'],
    needs: {airpos: ['variants']},
    needsByItem: {
      schoolSeason: ['variants'],
      assortedCartons: ['b2bCommerce'],
      ageAndSize: ['variants'],
      nextSizeExchange: ['variants'],
    },
    largeCatalog: true,
    figures: ['fasterTransactions', 'uptime', 'satisfaction'],
    document: 'schoolList',
  },
  'sustainable-products': {
    group: 'home',
    products: ['airpos', 'orderkite', 'nimbus-ai'],
    needs: {airpos: ['inventoryManagement']},
    figures: ['routeSaving', 'uptime', 'satisfaction'],
    useCaseLook: 'thread',
    document: 'purchaseVoucher',
  },
  'tech-gadgets': {
    group: 'home',
    products: ['airpos', 'orderkite', 'nimbus-ai'],
    needs: {airpos: ['inventoryManagement']},
    needsByItem: {accessoriesAttached: ['reports', 'staffAccount']},
    largeCatalog: true,
    figures: ['fasterTransactions', 'uptime', 'onTime'],
    useCaseLook: 'slips',
    document: 'handsetBill',
  },
  'organic-food': {
    group: 'food',
    products: ['airpos', 'orderkite', 'nimbus-ai'],
    needs: {airpos: ['inventoryManagement']},
    needsByItem: {looseAndPacked: ['variants']},
    largeCatalog: true,
    figures: ['onTime', 'routeSaving', 'uptime'],
    useCaseLook: 'thread',
    document: 'lotLabel',
  },
  'healthy-food': {
    group: 'food',
    products: ['airpos', 'orderkite', 'nimbus-ai'],
    needs: {airpos: ['inventoryManagement']},
    needsByItem: {gymAndClinic: ['multiStore'], daysLeft: ['multiStore'], repeatOrders: ['messages']},
    figures: ['fasterDeliveries', 'uptime', 'satisfaction'],
    useCaseLook: 'thread',
    document: 'nutritionLabel',
  },
  fmcg: {
    group: 'food',
    products: ['orderkite', 'airpos', 'delivery-management'],
    needs: {airpos: []},
    needsByItem: {
      beatDay: ['b2bCommerce'],
      schemeOrders: ['b2bCommerce'],
      expiryClaims: ['b2bCommerce'],
      creditDays: ['b2bCommerce'],
      cartonsAndPieces: ['variants'],
      secondarySales: ['distributorLogin'],
    },
    largeCatalog: true,
    figures: ['routeSaving', 'onTime', 'uptime'],
    useCaseLook: 'slips',
    document: 'schemeClaim',
  },
  lifestyle: {
    group: 'home',
    trial: true,
    products: ['skycart', 'airpos', 'nimbus-ai'],
    needs: {skycart: ['customPages', 'couponsAndDiscounts'], airpos: ['staffAccount']},
    largeCatalog: true,
    needsByItem: {exhibitionStall: ['multiStore'], mixedShelves: ['reports'], makersPieces: ['reports']},
    figures: ['fasterTransactions', 'uptime', 'satisfaction'],
    document: 'stallSheet',
  },
  cosmetics: {
    group: 'care',
    products: ['orderkite', 'brand-galaxy', 'nimbus-ai'],
    needs: {},
    needsByItem: {
      shadeOrders: ['b2bCommerce'],
      expiryWindows: ['b2bCommerce'],
      batchTrail: ['b2bCommerce'],
      labelsApart: ['b2bCommerce'],
    },
    figures: ['onTime', 'uptime', 'satisfaction'],
    useCaseLook: 'thread',
    document: 'batchCard',
  },
  bags: {
    group: 'fashion',
    trial: true,
    products: ['airpos', 'skycart', 'orderkite'],
    needs: {airpos: ['variants'], skycart: ['variants']},
    needsByItem: {modelFamilies: ['variants', 'reports'], loftAndShop: ['multiStore']},
    largeCatalog: true,
    figures: ['fasterTransactions', 'onTime', 'uptime'],
    document: 'repairSlip',
  },
} as const satisfies Record<string, Industry>;

export type IndustrySlug = keyof typeof industries;
