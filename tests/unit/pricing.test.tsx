import fc from 'fast-check';
import {createFormatter, createTranslator} from 'next-intl';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import {PlanPrice} from '@/components/sections/pricing/PlanTable';
import {pageOf} from '@/content/paths';
import {campaign, campaignOf, paidPlanIds, plans} from '@/content/plans';
import {priceOf} from '@/content/priceOf';
import {formatsOf} from '@/i18n/formats';
import {shareCardOf} from '@/lib/shareCard';
import en from '@/messages/en/pricing.json';
import {ShareCard} from '@/share/ShareCard';

// Copies of the facts, which tests may change; no campaign.
vi.mock('@/content/plans', async (original) => {
  const facts = await original<typeof import('@/content/plans')>();
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

test('without a campaign the list price is what is paid, and nothing is struck or said to be saved', async () => {
  for (const id of paidPlanIds) expect(priceOf(id)).toMatchObject({monthly: priceOf(id).list, saving: 0});
  const markup = renderToStaticMarkup(await PlanPrice({id: 'growth'}));
  expect(markup).toContain(`${en.card.perMonth}</p>`);
  expect(markup).toContain('₹1,499');
  expect(markup).not.toMatch(/<s\b|sr-only/);
});

test('a share image of prices has no kite then', async () => {
  const card = await shareCardOf(pageOf('/pricing'), 'en');
  expect(renderToStaticMarkup(<ShareCard card={card} />)).not.toContain('0%');
});

test('any list price and campaign: whole rupees, never above the list price, the largest that is not too dear', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(100), (listPrice, percent) => {
      Object.assign(plans.prime, {listPrice});
      Object.assign(campaign, {percent});
      const {list, monthly, saving, yearly} = priceOf('prime');
      expect([list, monthly + saving, yearly]).toEqual([listPrice, listPrice, monthly * 12]);
      expect(Number.isInteger(monthly)).toBe(true);
      // Rounded down, by less than a rupee; in hundredths, so that the test itself is exact.
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

const diwali = {id: 'diwali', percent: 20, until: '2026-11-08'} as const;

test.each([
  ['its last minute in India', '2026-11-08T18:29:59Z', 20],
  ['midnight in India, while it is still the last day elsewhere', '2026-11-08T18:30:00Z', 0],
])('the end of a campaign: %s', (_, now, percent) => {
  vi.useFakeTimers({now: new Date(now)});
  expect(campaignOf(diwali).percent).toBe(percent);
  // Without a last day it runs on.
  expect(campaignOf({...diwali, until: undefined}).percent).toBe(20);
  vi.useRealTimers();
});
