import type {Claim} from './claims';
import type {DocumentName} from './samplePapers';
import type {ProductCards} from './suite';

/** Figures of the suite that an industry's page may show. Their words are the same on every page. */
export type TradeFigure = Extract<
  Claim,
  'uptime' | 'fasterTransactions' | 'routeSaving' | 'fasterDeliveries' | 'onTime' | 'satisfaction'
>;

/** What the menus list industries under, in this order. */
export const industryGroups = ['food', 'care', 'fashion', 'home'] as const;

/** What an industry's page shows besides its words. */
export type Industry = ProductCards & {
  group: (typeof industryGroups)[number];
  /** Its hero offers the free trial beside the demo. */
  trial?: true;
  /** Figures of the company, below the reasons. */
  figures: readonly [TradeFigure, TradeFigure, TradeFigure];
  /** How the use cases are drawn: `tags` by default. */
  work?: 'tags' | 'slips' | 'thread';
  /** The trade's document that the page draws: content/samplePapers.ts. */
  document?: DocumentName;
};

export const industries = {
  'beauty-cosmetics': {
    group: 'care',
    products: ['airpos', 'orderkite', 'nimbus-ai', 'quicklocal'],
    needs: {airpos: ['variants']},
    textNeeds: {shadeCounter: ['variants'], parlourAccount: ['b2bCommerce', 'messages'], salonPacks: ['b2bCommerce']},
    largeCatalog: true,
    figures: ['fasterTransactions', 'uptime', 'satisfaction'],
    work: 'slips',
    document: 'parlourAccount',
  },
  'food-beverages': {
    group: 'food',
    products: ['airpos', 'orderkite', 'nimbus-ai', 'quicklocal'],
    needs: {airpos: []},
    textNeeds: {cratesAndEmpties: ['b2bCommerce']},
    largeCatalog: true,
    figures: ['fasterTransactions', 'fasterDeliveries', 'uptime'],
    work: 'slips',
    document: 'kitchenTicket',
  },
  'health-wellness': {
    group: 'care',
    products: ['airpos', 'orderkite', 'nimbus-ai', 'quicklocal'],
    needs: {airpos: ['inventoryManagement', 'variants']},
    textNeeds: {monthlyRefills: ['apart', 'messages']},
    largeCatalog: true,
    figures: ['uptime', 'onTime', 'satisfaction'],
    work: 'slips',
    document: 'prescriptionRegister',
  },
  'home-furnishing': {
    group: 'home',
    products: ['airpos', 'orderkite', 'nimbus-ai', 'quicklocal'],
    needs: {airpos: []},
    textNeeds: {madeToMeasure: ['messages']},
    largeCatalog: true,
    figures: ['onTime', 'uptime', 'satisfaction'],
    document: 'measurementSlip',
  },
  'fashion-lifestyle': {
    group: 'fashion',
    products: ['airpos', 'orderkite', 'nimbus-ai', 'quicklocal'],
    needs: {airpos: ['inventoryManagement', 'variants']},
    textNeeds: {
      styleGrid: ['variants'],
      ratioSets: ['variants', 'b2bCommerce'],
      exchangeRules: ['staffAccount'],
      alterationSlips: ['messages'],
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
    textNeeds: {groomingDay: ['messages'], repeatFeeding: ['messages']},
    largeCatalog: true,
    figures: ['fasterDeliveries', 'onTime', 'uptime'],
    work: 'thread',
    document: 'groomingCard',
  },
  gifting: {
    group: 'fashion',
    products: ['airpos', 'orderkite', 'nimbus-ai'],
    needs: {airpos: ['inventoryManagement']},
    textNeeds: {corporateHampers: ['b2bCommerce'], personalisedOrders: ['messages']},
    largeCatalog: true,
    figures: ['fasterTransactions', 'onTime', 'uptime'],
    document: 'packingList',
  },
  'kids-fashion-toys': {
    group: 'fashion',
    products: ['airpos', 'orderkite', 'nimbus-ai'],
    needs: {airpos: ['variants']},
    textNeeds: {
      schoolSeason: ['variants'],
      birthdayGifts: ['messages'],
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
    work: 'thread',
    document: 'purchaseVoucher',
  },
  'tech-gadgets': {
    group: 'home',
    products: ['airpos', 'orderkite', 'nimbus-ai'],
    needs: {airpos: ['inventoryManagement']},
    textNeeds: {accessoriesAttached: ['reports']},
    largeCatalog: true,
    figures: ['fasterTransactions', 'uptime', 'onTime'],
    work: 'slips',
    document: 'handsetBill',
  },
  'organic-food': {
    group: 'food',
    products: ['airpos', 'orderkite', 'nimbus-ai'],
    needs: {airpos: ['inventoryManagement']},
    largeCatalog: true,
    figures: ['onTime', 'routeSaving', 'uptime'],
    work: 'thread',
    document: 'lotLabel',
  },
  'healthy-food': {
    group: 'food',
    products: ['airpos', 'orderkite', 'nimbus-ai'],
    needs: {airpos: ['inventoryManagement']},
    textNeeds: {repeatOrders: ['messages']},
    figures: ['fasterDeliveries', 'uptime', 'satisfaction'],
    work: 'thread',
    document: 'nutritionLabel',
  },
  fmcg: {
    group: 'food',
    trial: true,
    products: ['orderkite', 'airpos', 'delivery-management'],
    needs: {airpos: []},
    textNeeds: {
      beatDay: ['b2bCommerce'],
      schemeOrders: ['b2bCommerce'],
      expiryClaims: ['b2bCommerce'],
      creditDays: ['b2bCommerce'],
      secondarySales: ['distributorLogin'],
    },
    largeCatalog: true,
    figures: ['routeSaving', 'onTime', 'uptime'],
    work: 'slips',
    document: 'schemeClaim',
  },
  lifestyle: {
    group: 'home',
    trial: true,
    products: ['skycart', 'airpos', 'nimbus-ai'],
    needs: {skycart: ['customPages', 'couponsAndDiscounts'], airpos: ['staffAccount']},
    largeCatalog: true,
    textNeeds: {mixedShelves: ['reports'], makersPieces: ['reports']},
    figures: ['fasterTransactions', 'uptime', 'satisfaction'],
    document: 'stallSheet',
  },
  cosmetics: {
    group: 'care',
    trial: true,
    products: ['orderkite', 'brand-galaxy', 'nimbus-ai'],
    needs: {},
    textNeeds: {
      shadeOrders: ['b2bCommerce'],
      expiryWindows: ['b2bCommerce'],
      batchTrail: ['b2bCommerce'],
      labelsApart: ['b2bCommerce'],
    },
    figures: ['onTime', 'uptime', 'satisfaction'],
    work: 'thread',
    document: 'batchCard',
  },
  bags: {
    group: 'fashion',
    trial: true,
    products: ['airpos', 'skycart', 'orderkite'],
    needs: {airpos: ['variants'], skycart: ['variants']},
    textNeeds: {repairSlips: ['messages'], modelFamilies: ['variants', 'reports']},
    largeCatalog: true,
    figures: ['fasterTransactions', 'onTime', 'uptime'],
    document: 'repairSlip',
  },
} as const satisfies Record<string, Industry>;

export type IndustrySlug = keyof typeof industries;
