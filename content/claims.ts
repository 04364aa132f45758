import {mean} from './math';

/** Every marketing figure of the site. Where sources gave two, the smaller one is here, because the company can prove it. */
const platformRatings = {marketplaceReviews: 4.9, softwareReviews: 4.7} as const;

export const ratings = {
  maximum: 5,
  platforms: platformRatings,
  /** The average of the platforms' ratings. */
  overall: mean(Object.values(platformRatings)),
} as const;

export const claims = {
  brands: 1200,
  products: 25_000,
  partners: 300,
  features: 150,
  integrations: 50,
  users: 10_000,
  // Shares, as fractions: 0.96 is 96 %, and 3 is 300 %.
  satisfaction: 0.96,
  averageReturn: 1.5,
  uptime: 0.999,
  /** Of a customer’s business. */
  growth: 3,
  costReduction: 0.85,
  fasterTransactions: 0.5,
  fasterDeliveries: 0.3,
  routeSaving: 0.4,
  onTime: 0.95,
  // Counts.
  /** Times as many decisions. */
  decisions: 10,
  encryptionBits: 256,
  deliveryMinutes: 30,
  demoMinutes: 30,
} as const;

export type Claim = keyof typeof claims;
