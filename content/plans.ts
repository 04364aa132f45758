/** List prices, tax, limits and the campaign. What a customer pays is computed from them in content/priceOf.ts. */

/** The festive discount on every paid plan's list price, as it was announced. */
export const announced = {id: 'diwali', percent: 20} as const;

/**
 * The campaign on the day of the build: without a discount after its last day (content/campaign.ts). With 0 % no page mentions it.
 * next.config.mjs writes CAMPAIGN_ENDED into the code. So the plan finder, which computes in the browser, has the prices that the HTML
 * shows, however long ago the site was built.
 */
export const campaign: {id: 'diwali'; percent: number} =
  process.env.CAMPAIGN_ENDED === 'true' ? {...announced, percent: 0} : announced;

/** GST on software as a service: 18 % (rate schedule for services, heading 9984). */
export const gstRate = 0.18;

/** Plans are billed once a year. */
export const billing = {months: 12, trialDays: 14} as const;

export type Plan = {
  /** Rupees a month. */
  listPrice: number;
  /** Share of each sale: 0.04 is 4 %. */
  transactionFee: number;
  /** How many products a shop may have. `null` is no limit. */
  products: number | null;
  popular?: true;
  /** What the plan's card lists, by the keys of the words. */
  highlights: readonly string[];
  /** What the plan's card lists as not included. */
  excludes?: readonly string[];
};

export const plans = {
  starter: {
    listPrice: 0,
    transactionFee: 0.04,
    products: 50,
    highlights: ['unlimitedOrders', 'onlineStore', 'smartPos'],
    excludes: ['freeSsl', 'customDomain', 'paymentGateway', 'variants'],
  },
  growth: {
    listPrice: 1499,
    transactionFee: 0,
    products: 50,
    highlights: ['freeSsl', 'customDomain', 'paymentGateway', 'smartPos'],
  },
  prime: {
    listPrice: 2999,
    transactionFee: 0,
    products: 100,
    popular: true,
    highlights: ['allOfGrowth', 'variants', 'shipmentIntegration', 'dynamicDashboard', 'staffAccount'],
  },
  enterprise: {
    listPrice: 11_999,
    transactionFee: 0,
    products: null,
    highlights: [
      'allOfPrime',
      'multiLocation',
      'centralInventory',
      'b2bCommerce',
      'franchiseManagement',
      'signedInvoices',
    ],
  },
} as const satisfies Record<string, Plan>;

export type PlanId = keyof typeof plans;

export const planIds = ['starter', 'growth', 'prime', 'enterprise'] as const satisfies readonly PlanId[];
export const paidPlanIds = ['growth', 'prime', 'enterprise'] as const satisfies readonly PlanId[];
export type PaidPlanId = (typeof paidPlanIds)[number];

/** The comparison table: each feature with the smallest plan that has it. suite.ts derives from it what cards say about plans. */
export const comparison = [
  {feature: 'storeWithCart', from: 'starter'},
  {feature: 'smartPos', from: 'starter'},
  {feature: 'orderManagement', from: 'starter'},
  {feature: 'customPages', from: 'starter'},
  {feature: 'customerManagement', from: 'starter'},
  {feature: 'couponsAndDiscounts', from: 'starter'},
  {feature: 'inventoryManagement', from: 'starter'},
  {feature: 'offlineBilling', from: 'starter'},
  {feature: 'batchesAndExpiry', from: 'starter'},
  {feature: 'keptCarts', from: 'starter'},
  {feature: 'loyaltyAndFlashSales', from: 'starter'},
  {feature: 'customDomain', from: 'growth'},
  {feature: 'freeSsl', from: 'growth'},
  {feature: 'paymentGateway', from: 'growth'},
  {feature: 'premiumThemes', from: 'growth'},
  {feature: 'announcementBar', from: 'growth'},
  {feature: 'autoSaveAddress', from: 'growth'},
  {feature: 'reports', from: 'growth'},
  {feature: 'variants', from: 'prime'},
  {feature: 'shipmentIntegration', from: 'prime'},
  {feature: 'staffAccount', from: 'prime'},
  {feature: 'whatsappBubble', from: 'prime'},
  {feature: 'dashboardWithAnalytics', from: 'prime'},
  {feature: 'multiStore', from: 'enterprise'},
  {feature: 'centralInventory', from: 'enterprise'},
  {feature: 'b2bCommerce', from: 'enterprise'},
  {feature: 'partyCredit', from: 'enterprise'},
  {feature: 'distributorLogin', from: 'enterprise'},
  {feature: 'customInvoicing', from: 'enterprise'},
  {feature: 'pickUpInStore', from: 'enterprise'},
] as const satisfies readonly {feature: string; from: PlanId}[];

export type Feature = (typeof comparison)[number]['feature'];

/** What can be added to any plan, and costs extra. */
export const addOns = ['adsPixel', 'advertising', 'whatsapp', 'sms', 'emailMarketing', 'webAnalytics'] as const;

export type AddOn = (typeof addOns)[number];

/** The plan finder's sliders. Steps grow with the amount, to suit small shops and large ones. */
export const finder = {
  sales: {
    start: 18_000,
    ranges: [
      {from: 0, to: 60_000, step: 1000},
      {from: 65_000, to: 200_000, step: 5000},
      {from: 250_000, to: 1_000_000, step: 50_000},
      {from: 1_500_000, to: 5_000_000, step: 500_000},
    ],
  },
  products: {
    start: 40,
    ranges: [
      {from: 5, to: 100, step: 5},
      {from: 125, to: 500, step: 25},
      {from: 1000, to: 5000, step: 500},
    ],
  },
  /** The sales in the table that replaces the sliders in print. */
  compared: [15_000, 50_000, 200_000],
} as const;
