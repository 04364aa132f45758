import {billing, campaign, gstRate, type PlanId, planIds, plans} from './plans';

/**
 * What a plan costs, in rupees: the list price less the campaign's discount, rounded down. It is billed once a year. A renewal costs
 * the list price.
 */
export function priceOf(id: PlanId) {
  const list = plans[id].listPrice;
  // Whole numbers until the division: with `0.8 * list`, a binary fraction could round down to one rupee less.
  const monthly = Math.floor((list * (100 - campaign.percent)) / 100);
  const yearly = monthly * billing.months;
  return {
    list,
    monthly,
    saving: list - monthly,
    yearly,
    yearlyWithTax: withTax(yearly),
    renewalWithTax: withTax(list * billing.months),
  };
}

/** An amount with GST, rounded to whole rupees as on an invoice (section 170 of the CGST Act). */
export const withTax = (rupees: number): number => Math.round(rupees * (1 + gstRate));

/** A plan and every larger one. Larger plans include everything that smaller ones have. */
export const plansFrom = (id: PlanId): readonly PlanId[] => planIds.slice(planIds.indexOf(id));
