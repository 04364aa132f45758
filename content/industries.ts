import type {Product} from './products';

/** Where a button of an industry page leads: registration, or the home page's demo section. */
type IndustryAction = 'trial' | 'demo';

/** Keys of texts in the catalog, in the page's order, and what the page shows beside them. */
export type Industry = {
  actions: readonly IndustryAction[];
  useCases: readonly [string, string, string];
  products: readonly Product[];
  reasons: readonly [string, string, string, string];
  /** What the trade's work is told on, which sets the page's rhythm: tags on cotton thread unless it says so. */
  work?: 'tags' | 'slips' | 'thread';
};

export const industries = {
  'beauty-cosmetics': {
    actions: ['demo'],
    useCases: ['shadeCounter', 'parlourAccount', 'testersAndDates'],
    products: ['airpos', 'orderkite', 'nimbus-ai', 'quicklocal'],
    reasons: ['datesAhead', 'adviserSales', 'countedGifts', 'salonPacks'],
    work: 'slips',
  },
  'food-beverages': {
    actions: ['demo'],
    useCases: ['festivalOrders', 'kitchenOrders', 'cratesAndEmpties'],
    products: ['airpos', 'orderkite', 'nimbus-ai', 'quicklocal'],
    reasons: ['licenceOnBill', 'datedTrays', 'rightRate', 'wasteWritten'],
    work: 'slips',
  },
  'health-wellness': {
    actions: ['demo'],
    useCases: ['prescriptionRegister', 'expiryReturns', 'monthlyRefills'],
    products: ['airpos', 'orderkite', 'nimbus-ai', 'quicklocal'],
    reasons: ['licencesOnFile', 'sameSalt', 'shortDated', 'rightLaw'],
    work: 'slips',
  },
  'home-furnishing': {
    actions: ['demo'],
    useCases: ['madeToMeasure', 'rollsAndEnds', 'advanceAndFitting'],
    products: ['airpos', 'orderkite', 'nimbus-ai', 'quicklocal'],
    reasons: ['swatchCodes', 'oddSizes', 'clothAtTailor', 'fittingDiary'],
  },
  'fashion-lifestyle': {
    actions: ['demo'],
    useCases: ['styleGrid', 'seasonSale', 'ratioSets'],
    products: ['airpos', 'orderkite', 'nimbus-ai', 'quicklocal'],
    reasons: ['exchangeRules', 'alterationSlips', 'brokenSets', 'displayPairs'],
  },
  'pet-care': {
    actions: ['demo'],
    useCases: ['bagsAndLoose', 'groomingDay', 'repeatFeeding'],
    products: ['airpos', 'orderkite', 'nimbus-ai', 'quicklocal'],
    reasons: ['vetBatches', 'petNames', 'tankSets', 'refusedFood'],
    work: 'thread',
  },
  gifting: {
    actions: ['demo'],
    useCases: ['corporateHampers', 'personalisedOrders', 'festiveRush'],
    products: ['airpos', 'orderkite', 'nimbus-ai'],
    reasons: ['boxesOnePrice', 'manyAddresses', 'namesSpeltRight', 'leftoversSell'],
  },
  'kids-fashion-toys': {
    actions: ['demo'],
    useCases: ['schoolSeason', 'birthdayGifts', 'assortedCartons'],
    products: ['airpos', 'orderkite', 'nimbus-ai'],
    reasons: ['ageAndSize', 'nextSizeExchange', 'bisOnRecord', 'combosCounted'],
  },
  'sustainable-products': {
    actions: ['demo'],
    useCases: ['refillStation', 'artisanPurchases', 'bulkWithPapers'],
    products: ['airpos', 'orderkite', 'nimbus-ai'],
    reasons: ['originOnLabel', 'batchesThatVary', 'claimsWithPapers', 'packagingBack'],
    work: 'thread',
  },
  'tech-gadgets': {
    actions: ['demo'],
    useCases: ['oldPhoneExchange', 'financeAndEmi', 'priceProtection'],
    products: ['airpos', 'orderkite', 'nimbus-ai'],
    reasons: ['warrantyDates', 'claimsFollowed', 'demoPieces', 'accessoriesAttached'],
    work: 'slips',
  },
  'organic-food': {
    actions: ['demo'],
    useCases: ['harvestLots', 'looseAndPacked', 'subscriptionBoxes'],
    products: ['airpos', 'orderkite', 'nimbus-ai'],
    reasons: ['certificateByLot', 'traceBack', 'coldAndDry', 'grindingLoss'],
    work: 'thread',
  },
  'healthy-food': {
    actions: ['demo'],
    useCases: ['trialPacks', 'gymAndClinic', 'mealPlans'],
    products: ['airpos', 'orderkite', 'nimbus-ai'],
    reasons: ['labelFromRecipe', 'daysLeft', 'carefulClaims', 'repeatOrders'],
    work: 'thread',
  },
  fmcg: {
    actions: ['trial', 'demo'],
    useCases: ['beatDay', 'schemeOrders', 'expiryClaims'],
    products: ['orderkite', 'airpos', 'delivery-management'],
    reasons: ['cartonsAndPieces', 'creditDays', 'secondarySales', 'oldestFirst'],
    work: 'slips',
  },
  lifestyle: {
    actions: ['trial', 'demo'],
    useCases: ['dropDay', 'exhibitionStall', 'giftCounter'],
    products: ['skycart', 'airpos', 'nimbus-ai'],
    reasons: ['knownMembers', 'mixedShelves', 'makersPieces', 'serialOnBill'],
  },
  cosmetics: {
    actions: ['trial', 'demo'],
    useCases: ['shadeOrders', 'expiryWindows', 'testersAndSamples'],
    products: ['orderkite', 'brand-galaxy', 'nimbus-ai'],
    reasons: ['batchTrail', 'licenceNumber', 'schemePacks', 'labelsApart'],
    work: 'thread',
  },
  bags: {
    actions: ['trial', 'demo'],
    useCases: ['juneRush', 'nestedSets', 'repairSlips'],
    products: ['airpos', 'skycart', 'orderkite'],
    reasons: ['modelFamilies', 'sparesCounted', 'monogramWork', 'loftAndShop'],
  },
} as const satisfies Record<string, Industry>;

export type IndustrySlug = keyof typeof industries;
