import {finder, type PlanId, planIds, plans} from '@/content/plans';
import {priceOf} from '@/content/priceOf';
import type {WordsAt} from '@/i18n/words';
import {interpolate} from '@/lib/interpolate';

/** What one plan costs a shop in a month, in whole rupees, and whether it has room for the catalog. */
export type PlanCost = ReturnType<typeof planCosts>[number];

/** Every plan's cost, the smallest plan first. `fee` is the plan's share of the sales, which are in rupees a month. */
export function planCosts(sales: number, products: number) {
  return planIds.map((id) => {
    const {transactionFee, products: limit} = plans[id];
    const price = priceOf(id).monthly;
    const fee = Math.round(sales * transactionFee);
    return {id, price, fee, total: price + fee, fits: limit === null || products <= limit};
  });
}

/** The plans with room for the catalog that cost least: one, or those that cost the same. */
export function cheapestPlans(costs: readonly PlanCost[]): Set<PlanId> {
  const roomy = costs.filter(({fits}) => fits);
  const least = Math.min(...roomy.map(({total}) => total));
  return new Set(roomy.filter(({total}) => total === least).map(({id}) => id));
}

/**
 * The plan that costs least among those with room for the catalog; of two that cost the same the larger. Its rival is the
 * cheapest of the other kind, with a fee on sales or without one, if there is any. At `breakEven` the two cost the same.
 * @throws when no plan has room, which a plan without a limit rules out
 */
export function cheapestPlan(sales: number, products: number) {
  const [best, ...others] = planCosts(sales, products)
    .filter(({fits}) => fits)
    .sort((a, b) => a.total - b.total || planIds.indexOf(b.id) - planIds.indexOf(a.id));
  if (!best) throw new Error(`No plan has room for ${products} products.`);

  const takesFee = ({id}: PlanCost) => plans[id].transactionFee > 0;
  const rival = others.find((cost) => takesFee(cost) !== takesFee(best));
  return {best, rival, breakEven: rival && breakEvenOf(best.id, rival.id)};
}

/** Sales a month, in rupees and paise, at which two plans cost the same. Their fees differ. */
function breakEvenOf(one: PlanId, other: PlanId): number {
  const prices = priceOf(one).monthly - priceOf(other).monthly;
  const fees = plans[other].transactionFee - plans[one].transactionFee;
  return Math.round((prices / fees) * 100) / 100;
}

export const byPlan = <Value>(value: (id: PlanId) => Value) =>
  Object.fromEntries(planIds.map((id) => [id, value(id)])) as Record<PlanId, Value>; // one entry a plan

/** The sales at which the free plan's fee has eaten what the cheapest paid plan costs, in rupees a month. */
export const breakEven = breakEvenOf('starter', 'growth');

/** The product limits, of the plans that have one. */
export const productLimits = [...new Set(planIds.flatMap((id) => plans[id].products ?? []))];

/** Every value that a slider stops at, ascending: those of its ranges, and `also`. */
function stopsOf(ranges: readonly {from: number; to: number; step: number}[], also: readonly number[]): number[] {
  const stops = new Set(also);
  for (const {from, to, step} of ranges) {
    for (let stop = from; stop <= to; stop += step) stops.add(stop);
  }
  return [...stops].sort((a, b) => a - b);
}

/** What the plan finder's sliders stop at. */
export const finderStops = {
  sales: stopsOf(finder.sales.ranges, [breakEven]),
  products: stopsOf(finder.products.ranges, productLimits),
};

/** Texts with their places marked (lib/interpolate.ts): the other plan is cheaper `above` or `below` some sales, or from there on (`at`). */
export type VerdictWords = Pick<WordsAt<'pricing.finder'>, 'best' | 'same' | 'above' | 'below' | 'at' | 'onlyRoom'> & {
  plans: Record<PlanId, string>;
};

export type Numbers = {rupees: (value: number) => string; count: (value: number) => string};

/** Which plan costs least, in a sentence, and in another where that changes, or that there is no break-even. */
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
