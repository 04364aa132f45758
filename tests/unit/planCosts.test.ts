import fc from 'fast-check';
import {describe, expect, test, vi} from 'vitest';
import {plans} from '@/content/plans';
import {cheapestPlan, planCosts, planVerdict} from '@/lib/pricing/planCosts';

/** A price list for this test with a discount of 20 %, because the site's prices may change. */
vi.mock('@/content/plans', async (importOriginal) => {
  const facts = await importOriginal<typeof import('@/content/plans')>();
  const testPlans = {
    starter: {listPrice: 0, transactionFee: 0.04, products: 50},
    growth: {listPrice: 1499, transactionFee: 0, products: 50},
    prime: {listPrice: 2999, transactionFee: 0, products: 100},
    enterprise: {listPrice: 11_999, transactionFee: 0, products: null},
  };
  return {...facts, plans: testPlans, campaign: {id: 'diwali', percent: 20}};
});

describe('the cost of a plan', () => {
  // Rupees a month.
  test.each([
    {sales: 18_000, products: 40, plan: 'starter', total: 720},
    {sales: 20_015, products: 40, plan: 'starter', total: 801},
    {sales: 29_975, products: 50, plan: 'growth', total: 1199},
    {sales: 5_000_000, products: 50, plan: 'growth', total: 1199},
    {sales: 0, products: 51, plan: 'prime', total: 2399},
    {sales: 5_000_000, products: 100, plan: 'prime', total: 2399},
    {sales: 0, products: 101, plan: 'enterprise', total: 9599},
    {sales: 18_000, products: 5000, plan: 'enterprise', total: 9599},
  ])('sells for $sales rupees with $products products: $plan at $total', ({sales, products, plan, total}) => {
    const {best} = cheapestPlan(sales, products);
    expect(best.id).toBe(plan);
    expect(best.total).toBe(total);
  });

  const anySales = fc.nat(10_000_000);
  const anyProducts = fc.nat(10_000);

  test('is the plan’s price and its fee for any shop', () => {
    fc.assert(
      fc.property(anySales, anyProducts, (sales, products) => {
        for (const {total, price, fee} of planCosts(sales, products)) {
          expect(total).toBe(price + fee);
        }
      }),
    );
  });

  test('decides which of the plans with enough products is the cheapest, for any shop', () => {
    fc.assert(
      fc.property(anySales, anyProducts, (sales, products) => {
        const {best, rival} = cheapestPlan(sales, products);
        for (const {id, total, fits} of planCosts(sales, products)) {
          const limit = plans[id].products ?? Number.POSITIVE_INFINITY;
          expect(fits).toBe(products <= limit);
          if (fits) expect(best.total).toBeLessThanOrEqual(total);
        }
        expect(best.fits).toBe(true);
        expect(rival?.id).not.toBe(best.id);
      }),
    );
  });
});

describe('the verdict for a merchant', () => {
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
    {
      sales: 10_000,
      products: 50,
      verdict: {plan: 'starter', breakEven: true, title: 'S least, ₹400', text: 'G above ₹29975'},
    },
    {
      sales: 29_975,
      products: 50,
      verdict: {plan: 'growth', breakEven: true, title: 'G like S, ₹1199', text: 'G from ₹29975 on'},
    },
    {
      sales: 50_000,
      products: 50,
      verdict: {plan: 'growth', breakEven: true, title: 'G least, ₹1199', text: 'S below ₹29975'},
    },
    {
      sales: 10_000,
      products: 80,
      verdict: {plan: 'prime', breakEven: false, title: 'P least, ₹2399', text: 'room for 80'},
    },
  ])('at $sales rupees and $products products', ({sales, products, verdict}) => {
    expect(planVerdict(sales, products, words, numbers)).toEqual(verdict);
  });
});
