import type {Claim} from './claims';
import {ownerFacts} from './ownerFacts';
import type {Href} from './paths';
import type {Need, Product} from './suite';

/** What the home page shows besides its words; keys name texts in messages/<locale>/home.json. */

export const counters = ['brands', 'products', 'partners', 'features'] as const satisfies readonly Claim[];

/** The count of integrations is claimed once some of them can be named. */
const integrations = ownerFacts.gateways && ownerFacts.couriers ? (['integrations'] as const) : [];

export const trustStrip = ['uptime', 'encryptionBits', 'monitoring', ...integrations] as const;

/** The five alternating blocks of Core Offerings. */
export const offerings = [
  'airpos',
  'skycart',
  'orderkite',
  'delivery-management',
  'brand-galaxy',
] as const satisfies readonly Product[];

/** Features whose words describe something that not every plan includes, by their key. */
export const featureNeeds: {readonly [key: string]: readonly Need[]} = {
  oneStock: ['multiStore'],
  gstReports: ['reports'],
  staffRoles: ['staffAccount'],
  payments: ['paymentGateway'],
  onlinePayment: ['paymentGateway'],
  partyLedgers: ['b2bCommerce'],
  approvalFirst: ['b2bCommerce'],
  bulkPrices: ['b2bCommerce'],
  whatsappDesk: ['messages'],
  abandonedCarts: ['messages'],
  demandForecast: ['priceOnRequest'],
};

export const featureCategories = ['sales', 'support', 'analytics', 'security', 'performance'] as const;
export type FeatureCategory = (typeof featureCategories)[number];

/** How many features are shown at first. */
export const featuresAtFirst = 4;

export const features = {
  sharedStock: 'sales',
  offlineBilling: 'performance',
  partyLedgers: 'analytics',
  approvalFirst: 'security',
  whatsappDesk: 'support',
  onlinePayment: 'sales',
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

/** Where a visitor can check a fact. */
export const checks = [
  {key: 'prices', href: '/pricing'},
  {key: 'breakEven', href: '/pricing#plan-finder'},
  {key: 'data', href: '/terms-of-service#content'},
] as const satisfies readonly {key: string; href: Href}[];
