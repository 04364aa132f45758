import fc from 'fast-check';
import {createFormatter, createTranslator} from 'next-intl';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test, vi} from 'vitest';
import {PlanPrice} from '@/components/sections/pricing/PlanTable';
import {hasEnded} from '@/content/campaign';
import {pageOf} from '@/content/paths';
import {campaign, paidPlanIds, plans} from '@/content/plans';
import {priceOf} from '@/content/priceOf';
import {formatsOf} from '@/i18n/formats';
import {shareCardOf} from '@/lib/shareCard';
import en from '@/messages/en/pricing.json';
import {ShareCard} from '@/share/ShareCard';

// Tests change the plans and the campaign, so they get copies. At first there is no campaign.
vi.mock('@/content/plans', async (importOriginal) => {
  const facts = await importOriginal<typeof import('@/content/plans')>();
  return {...facts, plans: structuredClone(facts.plans), campaign: {...facts.campaign, percent: 0}};
});
vi.mock('@/i18n/locale', () => ({pageLocale: async () => 'en'}));
vi.mock('next-intl/server', () => {
  const options = () => ({locale: 'en-IN' as const, messages: {pricing: en}, formats: formatsOf('en')});
  return {
    getTranslations: (namespace: 'pricing.card') => createTranslator({...options(), namespace}),
    getFormatter: () => createFormatter(options()),
  };
});

describe('without a campaign', () => {
  test.each(paidPlanIds)('the price of %s is its list price', (id) => {
    const {list, monthly, saving} = priceOf(id);
    expect(monthly).toBe(list);
    expect(saving).toBe(0);
  });

  test('a card shows the list price, no crossed-out price, no saving and one price for every year', async () => {
    const markup = renderToStaticMarkup(await PlanPrice({id: 'growth'}));
    expect(markup).toContain(en.card.perMonth);
    expect(markup).not.toContain(en.card.laterYears);
    expect(markup).toContain(`₹${plans.growth.listPrice.toLocaleString('en-IN')}`);
    expect(markup).not.toMatch(/<s\b|sr-only/);
  });

  test('a share image of prices has no kite', async () => {
    const card = await shareCardOf(pageOf('/pricing'), 'en');
    expect(renderToStaticMarkup(<ShareCard card={card} />)).not.toContain('0%');
  });
});

describe('with any list price and campaign', () => {
  const anyListPrice = fc.nat(10_000_000);
  const anyPercent = fc.nat(100);
  // Prices that would be one rupee off if the calculation had binary fractions in it.
  const examples: [listPrice: number, percent: number][] = [
    [5, 80],
    [10, 90],
    [25, 56],
  ];

  function priceWith(listPrice: number, percent: number) {
    Object.assign(plans.prime, {listPrice});
    Object.assign(campaign, {percent});
    return priceOf('prime');
  }

  test('price and saving add up to the list price', () => {
    fc.assert(
      fc.property(anyListPrice, anyPercent, (listPrice, percent) => {
        const {list, monthly, saving, yearly} = priceWith(listPrice, percent);
        expect(list).toBe(listPrice);
        expect(monthly + saving).toBe(listPrice);
        expect(yearly).toBe(monthly * 12);
      }),
      {examples},
    );
  });

  test('the price is whole rupees, rounded down by less than one', () => {
    fc.assert(
      fc.property(anyListPrice, anyPercent, (listPrice, percent) => {
        const {monthly} = priceWith(listPrice, percent);
        expect(Number.isInteger(monthly)).toBe(true);
        // The difference is in hundredths of a rupee, so that it is exact.
        const roundedOff = listPrice * (100 - percent) - monthly * 100;
        expect(roundedOff).toBeGreaterThanOrEqual(0);
        expect(roundedOff).toBeLessThan(100);
      }),
      {examples},
    );
  });
});

describe('a campaign', () => {
  const lastDay = '2026-11-08';
  const lastMinuteInIndia = new Date('2026-11-08T18:29:59Z');
  const midnightInIndia = new Date('2026-11-08T18:30:00Z');

  test('lasts until the last minute of its last day in India', () => {
    expect(hasEnded(lastDay, lastMinuteInIndia)).toBe(false);
  });

  test('ends at midnight in India, while it is still the last day elsewhere', () => {
    expect(hasEnded(lastDay, midnightInIndia)).toBe(true);
  });

  test('without a last day runs on', () => {
    expect(hasEnded(undefined, midnightInIndia)).toBe(false);
  });
});
