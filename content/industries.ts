import type {Claim} from './claims';
import type {DocumentName} from './documents';
import type {ProductCards} from './suite';

/** The suite's figures that a trade may ask for; their words are the same on every page. */
export type TradeFigure = Extract<
  Claim,
  'uptime' | 'fasterTransactions' | 'routeSaving' | 'fasterDeliveries' | 'onTime' | 'satisfaction'
>;

/** What the menus list industries under, in this order. */
export const industryGroups = ['food', 'care', 'fashion', 'home'] as const;

/** Keys of texts in the catalog, in the page's order, and what the page shows beside them. */
export type Industry = ProductCards & {
  group: (typeof industryGroups)[number];
  /** Its hero offers the free trial beside the demo. */
  trial?: true;
  useCases: readonly [string, string, string];
  reasons: readonly [string, string, string, string];
  /** Figures of the company, below the reasons. */
  figures: readonly [TradeFigure, TradeFigure, TradeFigure];
  /** How the use cases are drawn: `tags` by default. */
  work?: 'tags' | 'slips' | 'thread';
  /** A paper of the trade: content/documents.ts. */
  document?: DocumentName;
};

export const industries = {
  'beauty-cosmetics': {
    group: 'care',
    useCases: ['shadeCounter', 'parlourAccount', 'testersAndDates'],
    products: ['airpos', 'orderkite', 'nimbus-ai', 'quicklocal'],
    needs: {airpos: ['variants']},
    textNeeds: {shadeCounter: ['variants'], parlourAccount: ['b2bCommerce', 'messages'], salonPacks: ['b2bCommerce']},
    largeCatalog: true,
    reasons: ['datesAhead', 'adviserSales', 'countedGifts', 'salonPacks'],
    figures: ['fasterTransactions', 'uptime', 'satisfaction'],
    work: 'slips',
    document: 'parlourAccount',
  },
  'food-beverages': {
    group: 'food',
    useCases: ['festivalOrders', 'kitchenOrders', 'cratesAndEmpties'],
    products: ['airpos', 'orderkite', 'nimbus-ai', 'quicklocal'],
    needs: {airpos: []},
    textNeeds: {cratesAndEmpties: ['b2bCommerce']},
    largeCatalog: true,
    reasons: ['licenceOnBill', 'datedTrays', 'rightRate', 'wasteWritten'],
    figures: ['fasterTransactions', 'fasterDeliveries', 'uptime'],
    work: 'slips',
    document: 'kitchenTicket',
  },
  'health-wellness': {
    group: 'care',
    useCases: ['prescriptionRegister', 'expiryReturns', 'monthlyRefills'],
    products: ['airpos', 'orderkite', 'nimbus-ai', 'quicklocal'],
    needs: {airpos: ['inventoryManagement', 'variants']},
    textNeeds: {monthlyRefills: ['apart', 'messages']},
    largeCatalog: true,
    reasons: ['licencesOnFile', 'sameSalt', 'shortDated', 'rightLaw'],
    figures: ['uptime', 'onTime', 'satisfaction'],
    work: 'slips',
    document: 'prescriptionRegister',
  },
  'home-furnishing': {
    group: 'home',
    useCases: ['madeToMeasure', 'rollsAndEnds', 'advanceAndFitting'],
    products: ['airpos', 'orderkite', 'nimbus-ai', 'quicklocal'],
    needs: {airpos: []},
    textNeeds: {madeToMeasure: ['messages']},
    largeCatalog: true,
    reasons: ['swatchCodes', 'oddSizes', 'clothAtTailor', 'fittingDiary'],
    figures: ['onTime', 'uptime', 'satisfaction'],
    document: 'measurementSlip',
  },
  'fashion-lifestyle': {
    group: 'fashion',
    useCases: ['styleGrid', 'seasonSale', 'ratioSets'],
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
    reasons: ['exchangeRules', 'alterationSlips', 'brokenSets', 'displayPairs'],
    figures: ['fasterTransactions', 'satisfaction', 'uptime'],
    document: 'ratioSheet',
  },
  'pet-care': {
    group: 'care',
    useCases: ['bagsAndLoose', 'groomingDay', 'repeatFeeding'],
    products: ['airpos', 'orderkite', 'nimbus-ai', 'quicklocal'],
    needs: {airpos: ['customerManagement']},
    textNeeds: {groomingDay: ['messages'], repeatFeeding: ['messages']},
    largeCatalog: true,
    reasons: ['vetBatches', 'petNames', 'tankSets', 'refusedFood'],
    figures: ['fasterDeliveries', 'onTime', 'uptime'],
    work: 'thread',
    document: 'groomingCard',
  },
  gifting: {
    group: 'fashion',
    useCases: ['corporateHampers', 'personalisedOrders', 'festiveRush'],
    products: ['airpos', 'orderkite', 'nimbus-ai'],
    needs: {airpos: ['inventoryManagement']},
    textNeeds: {corporateHampers: ['b2bCommerce'], personalisedOrders: ['messages']},
    largeCatalog: true,
    reasons: ['boxesOnePrice', 'manyAddresses', 'namesSpeltRight', 'leftoversSell'],
    figures: ['fasterTransactions', 'onTime', 'uptime'],
    document: 'packingList',
  },
  'kids-fashion-toys': {
    group: 'fashion',
    useCases: ['schoolSeason', 'birthdayGifts', 'assortedCartons'],
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
    reasons: ['ageAndSize', 'nextSizeExchange', 'bisOnRecord', 'combosCounted'],
    figures: ['fasterTransactions', 'uptime', 'satisfaction'],
    document: 'schoolList',
  },
  'sustainable-products': {
    group: 'home',
    useCases: ['refillStation', 'artisanPurchases', 'bulkWithPapers'],
    products: ['airpos', 'orderkite', 'nimbus-ai'],
    needs: {airpos: ['inventoryManagement']},
    reasons: ['originOnLabel', 'batchesThatVary', 'claimsWithPapers', 'packagingBack'],
    figures: ['routeSaving', 'uptime', 'satisfaction'],
    work: 'thread',
    document: 'purchaseVoucher',
  },
  'tech-gadgets': {
    group: 'home',
    useCases: ['oldPhoneExchange', 'financeAndEmi', 'priceProtection'],
    products: ['airpos', 'orderkite', 'nimbus-ai'],
    needs: {airpos: ['inventoryManagement']},
    textNeeds: {accessoriesAttached: ['reports']},
    largeCatalog: true,
    reasons: ['warrantyDates', 'claimsFollowed', 'demoPieces', 'accessoriesAttached'],
    figures: ['fasterTransactions', 'uptime', 'onTime'],
    work: 'slips',
    document: 'handsetBill',
  },
  'organic-food': {
    group: 'food',
    useCases: ['harvestLots', 'looseAndPacked', 'subscriptionBoxes'],
    products: ['airpos', 'orderkite', 'nimbus-ai'],
    needs: {airpos: ['inventoryManagement']},
    largeCatalog: true,
    reasons: ['certificateByLot', 'traceBack', 'coldAndDry', 'grindingLoss'],
    figures: ['onTime', 'routeSaving', 'uptime'],
    work: 'thread',
    document: 'lotLabel',
  },
  'healthy-food': {
    group: 'food',
    useCases: ['trialPacks', 'gymAndClinic', 'mealPlans'],
    products: ['airpos', 'orderkite', 'nimbus-ai'],
    needs: {airpos: ['inventoryManagement']},
    textNeeds: {repeatOrders: ['messages']},
    reasons: ['labelFromRecipe', 'daysLeft', 'carefulClaims', 'repeatOrders'],
    figures: ['fasterDeliveries', 'uptime', 'satisfaction'],
    work: 'thread',
    document: 'nutritionLabel',
  },
  fmcg: {
    group: 'food',
    trial: true,
    useCases: ['beatDay', 'schemeOrders', 'expiryClaims'],
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
    reasons: ['cartonsAndPieces', 'creditDays', 'secondarySales', 'oldestFirst'],
    figures: ['routeSaving', 'onTime', 'uptime'],
    work: 'slips',
    document: 'schemeClaim',
  },
  lifestyle: {
    group: 'home',
    trial: true,
    useCases: ['dropDay', 'exhibitionStall', 'giftCounter'],
    products: ['skycart', 'airpos', 'nimbus-ai'],
    needs: {skycart: ['customPages', 'couponsAndDiscounts'], airpos: ['staffAccount']},
    largeCatalog: true,
    textNeeds: {mixedShelves: ['reports'], makersPieces: ['reports']},
    reasons: ['knownMembers', 'mixedShelves', 'makersPieces', 'serialOnBill'],
    figures: ['fasterTransactions', 'uptime', 'satisfaction'],
    document: 'stallSheet',
  },
  cosmetics: {
    group: 'care',
    trial: true,
    useCases: ['shadeOrders', 'expiryWindows', 'testersAndSamples'],
    products: ['orderkite', 'brand-galaxy', 'nimbus-ai'],
    needs: {},
    textNeeds: {
      shadeOrders: ['b2bCommerce'],
      expiryWindows: ['b2bCommerce'],
      batchTrail: ['b2bCommerce'],
      labelsApart: ['b2bCommerce'],
    },
    reasons: ['batchTrail', 'licenceNumber', 'schemePacks', 'labelsApart'],
    figures: ['onTime', 'uptime', 'satisfaction'],
    work: 'thread',
    document: 'batchCard',
  },
  bags: {
    group: 'fashion',
    trial: true,
    useCases: ['juneRush', 'nestedSets', 'repairSlips'],
    products: ['airpos', 'skycart', 'orderkite'],
    needs: {airpos: ['variants'], skycart: ['variants']},
    textNeeds: {repairSlips: ['messages'], modelFamilies: ['variants', 'reports']},
    largeCatalog: true,
    reasons: ['modelFamilies', 'sparesCounted', 'monogramWork', 'loftAndShop'],
    figures: ['fasterTransactions', 'onTime', 'uptime'],
    document: 'repairSlip',
  },
} as const satisfies Record<string, Industry>;

export type IndustrySlug = keyof typeof industries;
