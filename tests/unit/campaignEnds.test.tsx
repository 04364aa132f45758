import {createFormatter, createTranslator} from 'next-intl';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import {PlanPrice} from '@/components/sections/PlanTable';
import {pageOf} from '@/content/paths';
import {paidPlanIds} from '@/content/plans';
import {priceOf} from '@/content/prices';
import {formatsOf} from '@/i18n/formats';
import {shareCardOf} from '@/lib/share/card';
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
