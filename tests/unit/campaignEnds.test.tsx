import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import {PlanPrice} from '@/components/sections/PlanPrice';
import {pageOf} from '@/content/paths';
import {paidPlanIds} from '@/content/plans';
import {priceOf} from '@/content/prices';
import {shareCardOf} from '@/lib/share/card';
import {ShareCard} from '@/share/ShareCard';

vi.mock('@/content/plans', async (original) => ({
  ...(await original<object>()),
  campaign: {id: 'diwali', percent: 0},
}));

test('without a campaign the list price is what is paid, and nothing is struck or said to be saved', () => {
  for (const id of paidPlanIds) expect(priceOf(id)).toMatchObject({monthly: priceOf(id).list, saving: 0});
  const plan = {price: '₹1,499', list: '₹1,499', saving: undefined, yearly: '₹17,988'};
  const markup = renderToStaticMarkup(
    <PlanPrice plan={plan} labels={{was: 'was', perMonth: 'a month'}} quiet="" saving="" />,
  );
  expect(markup).toContain('₹1,499');
  expect(markup).not.toMatch(/<s\b|was/);
});

test('a share image of prices has no kite then', async () => {
  const card = await shareCardOf(pageOf('/pricing'), 'en');
  expect(renderToStaticMarkup(<ShareCard card={card} />)).not.toContain('0%');
});
