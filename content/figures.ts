import {claims} from './claims';
import {legalFacts} from './legal';
import {billing, campaign, gstRate, plans} from './plans';
import {priceOf} from './priceOf';

/** The arguments that messages may use: `{brands, number}+ brands`. Money is rupees, shares are fractions. */
export const figures = {
  ...claims,
  ...legalFacts,
  /** Share of a referred client's first-year subscription, paid once. */
  commission: 0.1,
  trialDays: billing.trialDays,
  billingMonths: billing.months,
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
