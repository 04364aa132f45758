import {billing, campaign, type PlanId, planIds, plans} from './plans';

/** What a plan costs, in rupees: the list price less the campaign's discount, rounded down. It is billed once a year. */
export function priceOf(id: PlanId) {
  const list = plans[id].listPrice;
  // Whole numbers until the division: with `0.8 * list`, a binary fraction could round down to one rupee less.
  const monthly = Math.floor((list * (100 - campaign.percent)) / 100);
  return {list, monthly, saving: list - monthly, yearly: monthly * billing.months};
}

/** A plan and every larger one. Larger plans include everything that smaller ones have. */
export const plansFrom = (id: PlanId): readonly PlanId[] => planIds.slice(planIds.indexOf(id));
