import {billing, campaign, type PlanId, planIds, plans} from './plans';

/** What a plan costs, in rupees: the list price less the campaign, rounded down to whole rupees, billed once a year. */
export function priceOf(id: PlanId) {
  const list = plans[id].listPrice;
  // In hundredths, so that no binary fraction tips the rounding.
  const monthly = Math.floor((list * (100 - campaign.percent)) / 100);
  return {list, monthly, saving: list - monthly, yearly: monthly * billing.months};
}

/** A plan and every larger one, which has all that is in it. */
export const plansFrom = (id: PlanId): readonly PlanId[] => planIds.slice(planIds.indexOf(id));
