import type {PlanId} from '@/content/plans';
import type {WordsAt} from '@/i18n/words';
import {interpolate} from '@/lib/interpolate';
import {cheapestPlan} from './planCosts';

/** Texts with their places marked (lib/interpolate.ts): the other plan is cheaper `above` or `below` some sales, or from there on (`at`). */
export type VerdictWords = Pick<WordsAt<'pricing.finder'>, 'best' | 'same' | 'above' | 'below' | 'at' | 'onlyRoom'> & {
  plans: Record<PlanId, string>;
};

export type Numbers = {rupees: (value: number) => string; count: (value: number) => string};

/** Which plan costs least, in a sentence, and in another where that changes, or that there is no break-even. */
export function planVerdict(sales: number, products: number, words: VerdictWords, numbers: Numbers) {
  const {best, rival, breakEven} = cheapestPlan(sales, products);
  const [plan, total] = [words.plans[best.id], numbers.rupees(best.total)];
  if (!rival || breakEven === undefined) {
    const text = interpolate(words.onlyRoom, {products: numbers.count(products)});
    return {plan: best.id, breakEven: false, title: interpolate(words.best, {plan, total}), text};
  }

  const [other, amount] = [words.plans[rival.id], numbers.rupees(breakEven)];
  const same = rival.total === best.total;
  const change = same ? words.at : sales < breakEven ? words.above : words.below;
  return {
    plan: best.id,
    breakEven: true,
    title: interpolate(same ? words.same : words.best, {plan, other, total}),
    text: interpolate(change, {plan, other, amount}),
  };
}
