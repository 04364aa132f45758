import type {Claim} from './claims';
import type {Product} from './suite';

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

/** The three facts of each. */
export const offeringPoints = {
  airpos: ['offline', 'gst', 'stores'],
  skycart: ['carts', 'whatsapp', 'languages'],
  orderkite: ['credit', 'prices', 'approval'],
  'delivery-management': ['routes', 'proof', 'couriers'],
  'brand-galaxy': ['city', 'category', 'investment'],
} as const satisfies Record<(typeof offerings)[number], readonly string[]>;

/** The product cards: two blocks of colour, three with a picture, one over the whole row. */
export const productSheet = [
  'skycart',
  'brand-galaxy',
  'airpos',
  'orderkite',
  'quicklocal',
  'nimbus-ai',
] as const satisfies readonly Product[];

/** The three features that each card names. */
export const productFeatures = {
  skycart: ['smartCart', 'couponsAndLoyalty', 'flashSales'],
  'brand-galaxy': ['partnerDiscovery', 'brandAnalytics', 'promotions'],
  airpos: ['oneStock', 'gstReports', 'staffRoles'],
  orderkite: ['approval', 'partyRates', 'creditLimits'],
  quicklocal: ['ownName', 'payments', 'localOffers'],
  'nimbus-ai': ['demand', 'promotionResults', 'alerts'],
} as const satisfies Record<(typeof productSheet)[number], readonly string[]>;

export const partners = ['payments', 'emailAndSms', 'crm', 'whatsapp', 'shipping', 'sms'] as const;

export const featureCategories = ['sales', 'support', 'analytics', 'security', 'performance'] as const;
export type FeatureCategory = (typeof featureCategories)[number];

export const features = {
  sharedStock: 'sales',
  upiEverywhere: 'sales',
  abandonedCarts: 'sales',
  bulkPrices: 'sales',
  whatsappDesk: 'support',
  hindiHelp: 'support',
  guidedSetup: 'support',
  demandForecast: 'analytics',
  gstReports: 'analytics',
  partyLedgers: 'analytics',
  staffRoles: 'security',
  encryptedData: 'security',
  approvalFirst: 'security',
  offlineBilling: 'performance',
  fastPages: 'performance',
} as const satisfies Record<string, FeatureCategory>;

export const aiGrowth = ['forecast', 'reorder', 'promotions'] as const;

export const aiFigures = ['growth', 'decisions', 'costReduction'] as const satisfies readonly Claim[];

export const whyChoose = ['oneEntry', 'inYourLanguage', 'growsWithYou', 'ownYourData'] as const;

export const affiliations = ['startupRecognition', 'cloudPartner', 'networkMember', 'securityAudit'] as const;

export const testimonials = ['ritu', 'asif', 'meera'] as const;
/** Stars that each of them gives. */
export const testimonialScore = 5;
