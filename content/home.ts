import type {Claim} from './claims';
import type {Href} from './paths';
import type {Need, Product} from './suite';

/** What the home page shows, in order. Keys name texts in messages/<locale>/home.json. */

export const counters = ['brands', 'products', 'partners', 'features'] as const satisfies readonly Claim[];

export const trustStrip = ['uptime', 'encryptionBits', 'monitoring', 'integrations', 'overallRating'] as const;

/** The five alternating blocks of Core Offerings. */
export const offerings = [
  'airpos',
  'skycart',
  'orderkite',
  'delivery-management',
  'brand-galaxy',
] as const satisfies readonly Product[];

/** The three features that each card names. */
export const productFeatures = {
  skycart: ['smartCart', 'couponsAndLoyalty', 'flashSales'],
  airpos: ['oneStock', 'gstReports', 'staffRoles'],
  orderkite: ['approval', 'partyRates', 'creditLimits'],
  quicklocal: ['ownName', 'payments', 'localOffers'],
  'brand-galaxy': ['partnerDiscovery', 'brandAnalytics', 'promotions'],
  'nimbus-ai': ['demand', 'promotionResults', 'alerts'],
  'delivery-management': ['routes', 'proof', 'couriers'],
} as const satisfies Record<Product, readonly string[]>;

/** What features on the page, by key, describe beyond every plan. */
export const featureNeeds: {readonly [key: string]: readonly Need[]} = {
  oneStock: ['multiStore'],
  gstReports: ['reports'],
  staffRoles: ['staffAccount'],
  payments: ['paymentGateway'],
  partyLedgers: ['b2bCommerce'],
  approvalFirst: ['b2bCommerce'],
  bulkPrices: ['b2bCommerce'],
  whatsappDesk: ['messages'],
  abandonedCarts: ['messages'],
  demandForecast: ['apart'],
};

export const partners = ['payments', 'emailAndSms', 'crm', 'whatsapp', 'shipping', 'sms'] as const;

export const featureCategories = ['sales', 'support', 'analytics', 'security', 'performance'] as const;
export type FeatureCategory = (typeof featureCategories)[number];

/** How many of them stand there at first. */
export const featuresAtFirst = 6;

/** Those of the start are of every category. */
export const features = {
  sharedStock: 'sales',
  offlineBilling: 'performance',
  partyLedgers: 'analytics',
  approvalFirst: 'security',
  whatsappDesk: 'support',
  upiEverywhere: 'sales',
  abandonedCarts: 'sales',
  bulkPrices: 'sales',
  hindiHelp: 'support',
  guidedSetup: 'support',
  demandForecast: 'analytics',
  gstReports: 'analytics',
  staffRoles: 'security',
  encryptedData: 'security',
  fastPages: 'performance',
} as const satisfies Record<string, FeatureCategory>;

export const aiGrowth = ['forecast', 'reorder', 'promotions'] as const;

export const aiFigures = ['growth', 'decisions', 'costReduction'] as const satisfies readonly Claim[];

export const whyChoose = ['oneEntry', 'inYourLanguage', 'growsWithYou', 'ownYourData'] as const;

export const affiliations = ['startupRecognition', 'cloudPartner', 'networkMember', 'securityAudit'] as const;

export const testimonials = ['ritu', 'asif', 'meera'] as const;

/** What a visitor can check before believing anybody's story. */
export const checks = [
  {key: 'prices', href: '/pricing'},
  {key: 'bill', href: '/products/airpos'},
  {key: 'data', href: '/#why-choose'},
  {key: 'breakEven', href: '/pricing#plan-finder'},
] as const satisfies readonly {key: string; href: Href}[];
