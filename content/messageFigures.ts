import {claims} from './claims';
import {legalFacts} from './legal';
import {billing, campaign, gstRate, plans} from './plans';
import {priceOf} from './priceOf';

/** Share of a referred client's first-year subscription, paid once. */
const commission = 0.1;

/**
 * The arguments that messages may use: `{brands, number}+ brands`. Money is rupees, shares are fractions. `growthPrice` and
 * `growthRenewal` are of the plan called Growth; `growth` (claims.ts) is that of a customer’s business.
 */
export const figures = {
  ...claims,
  ...legalFacts,
  commission,
  /** What a partner earns on a client who buys Prime, in whole rupees. */
  primeCommission: Math.round(priceOf('prime').yearly * commission),
  trialDays: billing.trialDays,
  billingMonths: billing.months,
  /** A fraction, like all shares, although messages call it a percentage. */
  campaignPercent: campaign.percent / 100,
  starterFee: plans.starter.transactionFee,
  starterProducts: plans.starter.products,
  primeProducts: plans.prime.products,
  growthPrice: priceOf('growth').monthly,
  primePrice: priceOf('prime').monthly,
  enterprisePrice: priceOf('enterprise').monthly,
  gstRate,
  growthRenewal: priceOf('growth').renewalWithTax,
  primeRenewal: priceOf('prime').renewalWithTax,
  enterpriseRenewal: priceOf('enterprise').renewalWithTax,
} as const;
