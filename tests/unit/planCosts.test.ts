import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {plans} from '@/content/plans';
import {cheapestPlan, planCosts, planVerdict} from '@/lib/pricing/planCosts';

/** Typed by hand: the specification's prices less 20 %, and 4 % of the sales on Starter. */
describe('what a shop pays', () => {
  test.each([
    // sales, products: plan, rupees a month
    [18_000, 40, 'starter', 720],
    [20_015, 40, 'starter', 801],
    [29_975, 50, 'growth', 1199],
    [5_000_000, 50, 'growth', 1199],
    [0, 51, 'prime', 2399],
    [5_000_000, 100, 'prime', 2399],
    [0, 101, 'enterprise', 9599],
    [18_000, 5000, 'enterprise', 9599],
  ] as const)('sells for %i rupees with %i products: %s at %i', (sales, products, plan, total) => {
    expect(cheapestPlan(sales, products).best).toMatchObject({id: plan, total});
  });

  test('any shop: no plan with room for its catalog costs less, and none without room is named', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000), (sales, products) => {
        const {best, rival} = cheapestPlan(sales, products);
        for (const {total, fits, id, price, fee} of planCosts(sales, products)) {
          expect(total).toBe(price + fee);
          expect(fits).toBe((plans[id].products ?? Number.POSITIVE_INFINITY) >= products);
          if (fits) expect(best.total).toBeLessThanOrEqual(total);
        }
        expect(best.fits).toBe(true);
        expect(rival?.id).not.toBe(best.id);
      }),
    );
  });
});

describe('the verdict', () => {
  const words = {
    plans: {starter: 'S', growth: 'G', prime: 'P', enterprise: 'E'},
    best: '{plan} least, {total}',
    same: '{plan} like {other}, {total}',
    above: '{other} above {amount}',
    below: '{other} below {amount}',
    at: '{plan} from {amount} on',
    onlyRoom: 'room for {products}',
  };
  const numbers = {rupees: (value: number) => `₹${value}`, count: String};

  test.each([
    [10_000, 50, {plan: 'starter', breakEven: true, title: 'S least, ₹400', text: 'G above ₹29975'}],
    [29_975, 50, {plan: 'growth', breakEven: true, title: 'G like S, ₹1199', text: 'G from ₹29975 on'}],
    [50_000, 50, {plan: 'growth', breakEven: true, title: 'G least, ₹1199', text: 'S below ₹29975'}],
    [10_000, 80, {plan: 'prime', breakEven: false, title: 'P least, ₹2399', text: 'room for 80'}],
  ])('at %i rupees and %i products', (sales, products, verdict) => {
    expect(planVerdict(sales, products, words, numbers)).toEqual(verdict);
  });
});
