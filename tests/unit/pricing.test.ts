import fc from 'fast-check';
import {describe, expect, test, vi} from 'vitest';
import {campaign, plans} from '@/content/plans';
import {priceOf} from '@/content/priceOf';

// Copies of the facts, so that the property below can change them.
vi.mock('@/content/plans', async (original) => {
  const facts = await original<typeof import('@/content/plans')>();
  return {...facts, plans: structuredClone(facts.plans), campaign: {...facts.campaign}};
});

describe('priceOf', () => {
  test('any list price and campaign: whole rupees, never above the list price, the largest that is not too dear', () => {
    fc.assert(
      fc.property(fc.integer({min: 0, max: 10_000_000}), fc.integer({min: 0, max: 100}), (listPrice, percent) => {
        Object.assign(plans.prime, {listPrice});
        Object.assign(campaign, {percent});
        const {list, monthly, saving, yearly} = priceOf('prime');
        expect(list).toBe(listPrice);
        expect(Number.isInteger(monthly)).toBe(true);
        expect(monthly).toBeGreaterThanOrEqual(0);
        expect(monthly).toBeLessThanOrEqual(listPrice);
        expect(monthly + saving).toBe(listPrice);
        expect(yearly).toBe(monthly * 12);
        // Rounded down to whole rupees, and by less than one; in hundredths, so that the test itself is exact.
        const rest = listPrice * (100 - percent) - monthly * 100;
        expect(rest).toBeGreaterThanOrEqual(0);
        expect(rest).toBeLessThan(100);
      }),
      // What a binary fraction would tip.
      {
        examples: [
          [5, 80],
          [10, 90],
          [25, 56],
        ],
      },
    );
  });
});
