/** The price list. Only list prices, the campaign and limits are facts; what a customer pays is computed (content/prices.ts). */

/** A discount on every paid plan. `percent` is off the list price; 0 ends the campaign, and nothing speaks of it any more. */
export const campaign = {id: 'diwali', percent: 20} as const;

/** Plans are billed once a year. */
export const billing = {months: 12, trialDays: 14} as const;

export type Plan = {
  /** Rupees a month. */
  listPrice: number;
  /** Share of each sale: 0.04 is 4 %. */
  transactionFee: number;
  /** Products in the catalog; null: not limited. */
  products: number | null;
  popular?: true;
  /** What its card names, as keys in the catalog. */
  highlights: readonly string[];
  /** What its card says is not in it. */
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

/** The comparison table: each row names the smallest plan that has the feature; every larger plan has it too. */
export const comparison = [
  {feature: 'storeWithCart', from: 'starter'},
  {feature: 'smartPos', from: 'starter'},
  {feature: 'orderManagement', from: 'starter'},
  {feature: 'customPages', from: 'starter'},
  {feature: 'customerManagement', from: 'starter'},
  {feature: 'couponsAndDiscounts', from: 'starter'},
  {feature: 'inventoryManagement', from: 'starter'},
  {feature: 'premiumThemes', from: 'growth'},
  {feature: 'announcementBar', from: 'growth'},
  {feature: 'autoSaveAddress', from: 'growth'},
  {feature: 'reports', from: 'growth'},
  {feature: 'whatsappBubble', from: 'prime'},
  {feature: 'dashboardWithAnalytics', from: 'prime'},
  {feature: 'customInvoicing', from: 'enterprise'},
  {feature: 'multiStore', from: 'enterprise'},
  {feature: 'distributorLogin', from: 'enterprise'},
  {feature: 'pickUpInStore', from: 'enterprise'},
] as const satisfies readonly {feature: string; from: PlanId}[];

/**
 * The plan finder's sliders: each range goes on from the one before in steps of its own, so that a small shop and a large
 * one both find themselves. Sales in rupees a month, products in the catalog. `compared`: rows of the printed table.
 */
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
  compared: [15_000, 50_000, 200_000],
} as const;

/** Extras that cost extra; the key names text and icon. */
export const addOns = ['adsPixel', 'advertising', 'whatsapp', 'sms', 'emailMarketing', 'webAnalytics'] as const;

export type AddOn = (typeof addOns)[number];

/** Who gets special prices through sales. */
export const specialOffers = ['startups', 'womenLed', 'incubators'] as const;
