import {finder, type PlanId, planIds, plans} from '@/content/plans';
import {priceOf} from '@/content/priceOf';
import type {WordsAt} from '@/i18n/words';
import {interpolate} from '@/lib/interpolate';

/** The monthly cost of a plan for a shop, in whole rupees, and whether the plan allows the shop's number of products. */
export type PlanCost = ReturnType<typeof planCosts>[number];

/**
 * The cost of every plan, the smallest plan first. `fee` is the plan's share of the sales.
 * @param sales in rupees a month
 */
export function planCosts(sales: number, products: number) {
  return planIds.map((id) => {
    const {transactionFee, products: limit} = plans[id];
    const price = priceOf(id).monthly;
    const fee = Math.round(sales * transactionFee);
    const fits = limit === null || products <= limit;
    return {id, price, fee, total: price + fee, fits};
  });
}

/** The cheapest of the plans into which the products fit: one, or several that cost the same. */
export function cheapestPlans(costs: readonly PlanCost[]): Set<PlanId> {
  const fitting = costs.filter(({fits}) => fits);
  const least = Math.min(...fitting.map(({total}) => total));
  const cheapest = fitting.filter(({total}) => total === least);
  return new Set(cheapest.map(({id}) => id));
}

/** Orders costs from the lowest on. Of two plans that cost the same, the larger one comes first. */
function byCost(one: PlanCost, other: PlanCost): number {
  if (one.total !== other.total) return one.total - other.total;
  return planIds.indexOf(other.id) - planIds.indexOf(one.id);
}

/**
 * The cheapest of the plans into which the products fit. Of two that cost the same it is the larger. Some plans take a fee on
 * sales and some do not: `rival` is the cheapest plan of the other kind, if any. At `breakEven` the two cost the same.
 * @throws if the products fit into no plan, which cannot happen, because one plan has no limit
 */
export function cheapestPlan(sales: number, products: number) {
  const fitting = planCosts(sales, products).filter(({fits}) => fits);
  const [best, ...others] = fitting.toSorted(byCost);
  if (!best) throw new Error(`No plan allows ${products} products.`);

  const takesFee = ({id}: PlanCost) => plans[id].transactionFee > 0;
  const rival = others.find((cost) => takesFee(cost) !== takesFee(best));
  return {best, rival, breakEven: rival && breakEvenOf(best.id, rival.id)};
}

/** The monthly sales at which two plans with different fees cost the same, in rupees, rounded to paise. */
function breakEvenOf(one: PlanId, other: PlanId): number {
  const priceDifference = priceOf(one).monthly - priceOf(other).monthly;
  const feeDifference = plans[other].transactionFee - plans[one].transactionFee;
  return Math.round((priceDifference / feeDifference) * 100) / 100;
}

/** An object with a value for each plan. */
export function byPlan<Value>(valueFor: (id: PlanId) => Value): Record<PlanId, Value> {
  const entries = planIds.map((id) => [id, valueFor(id)]);
  // TypeScript does not see that there is an entry for each plan.
  return Object.fromEntries(entries) as Record<PlanId, Value>;
}

/** The monthly sales at which the free plan's fee is as high as the price of the cheapest paid plan, in rupees. */
export const breakEven = breakEvenOf('starter', 'growth');

const limits = planIds.map((id) => plans[id].products).filter((limit) => limit !== null);
/** The product limits of the plans that have one. Plans may have the same. */
export const productLimits: readonly number[] = [...new Set(limits)];

/** The values that a slider stops at, in ascending order: those of its ranges, and `more`. */
function stopsOf(ranges: readonly {from: number; to: number; step: number}[], more: readonly number[]): number[] {
  const stops = new Set(more);
  for (const {from, to, step} of ranges) {
    for (let stop = from; stop <= to; stop += step) stops.add(stop);
  }
  return [...stops].sort((a, b) => a - b);
}

/** The stops of the plan finder's sliders. */
export const finderStops = {
  sales: stopsOf(finder.sales.ranges, [breakEven]),
  products: stopsOf(finder.products.ranges, productLimits),
};

/**
 * Messages with placeholders (lib/interpolate.ts). `above`, `below` and `at` say at which sales the other plan is cheaper: above
 * an amount, below it, or from the current one on.
 */
export type VerdictWords = Pick<WordsAt<'pricing.finder'>, 'best' | 'same' | 'above' | 'below' | 'at' | 'onlyRoom'> & {
  plans: Record<PlanId, string>;
};

export type Numbers = {rupees: (value: number) => string; count: (value: number) => string};

/** Says in a sentence which plan is the cheapest, and in a second one at which sales that changes, or that it never does. */
export function planVerdict(sales: number, products: number, words: VerdictWords, numbers: Numbers) {
  const {best, rival, breakEven} = cheapestPlan(sales, products);
  const plan = words.plans[best.id];
  const total = numbers.rupees(best.total);
  if (!rival || breakEven === undefined) {
    const text = interpolate(words.onlyRoom, {products: numbers.count(products)});
    return {plan: best.id, breakEven: false, title: interpolate(words.best, {plan, total}), text};
  }

  const other = words.plans[rival.id];
  const amount = numbers.rupees(breakEven);
  if (rival.total === best.total) {
    const title = interpolate(words.same, {plan, other, total});
    return {plan: best.id, breakEven: true, title, text: interpolate(words.at, {plan, other, amount})};
  }
  const title = interpolate(words.best, {plan, total});
  const change = sales < breakEven ? words.above : words.below;
  return {plan: best.id, breakEven: true, title, text: interpolate(change, {plan, other, amount})};
}
