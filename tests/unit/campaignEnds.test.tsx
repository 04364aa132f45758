import {createFormatter, createTranslator} from 'next-intl';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test, vi} from 'vitest';
import {PlanPrice} from '@/components/sections/PlanTable';
import {pageOf} from '@/content/paths';
import {hasEnded, paidPlanIds} from '@/content/plans';
import {priceOf} from '@/content/priceOf';
import {formatsOf} from '@/i18n/formats';
import {shareCardOf} from '@/lib/shareCard';
import en from '@/messages/en/pricing.json';
import {ShareCard} from '@/share/ShareCard';

vi.mock('@/content/plans', async (original) => ({
  ...(await original<object>()),
  campaign: {id: 'diwali', percent: 0},
}));

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

describe('the end of a campaign', () => {
  const until = '2026-11-08';
  const diwali = {id: 'diwali', percent: 20, until} as const;

  test.each([
    ['its last minute in India', '2026-11-08T18:29:59Z', false],
    ['midnight in India, while it is still the last day elsewhere', '2026-11-08T18:30:00Z', true],
  ])('%s', (_, now, ended) => {
    expect(hasEnded(diwali, new Date(now))).toBe(ended);
  });

  test('without a last day it runs on', () => {
    expect(hasEnded({id: 'diwali', percent: 20}, new Date('2999-01-01'))).toBe(false);
  });

  test.each([
    ['2026-11-08T12:00:00Z', {list: 1499, monthly: 1199}],
    ['2026-11-09T12:00:00Z', {list: 1499, monthly: 1499, saving: 0}],
  ])('a build at %s', async (now, price) => {
    vi.resetModules();
    vi.useFakeTimers({now: new Date(now)});
    vi.doMock('@/content/plans', async (original) => {
      const facts = await original<typeof import('@/content/plans')>();
      return {...facts, campaign: facts.campaignOf(diwali)};
    });
    const {priceOf: priceThen} = await import('@/content/priceOf');
    expect(priceThen('growth')).toMatchObject(price);
    vi.useRealTimers();
  });
});
