import {getFormatter, getTranslations} from 'next-intl/server';
import {Constellation} from '@/components/illustrations/Constellation';
import {BalanceList} from '@/components/illustrations/cards/BalanceList';
import {BillSlip} from '@/components/illustrations/cards/BillSlip';
import {NearbyMap} from '@/components/illustrations/cards/NearbyMap';
import {ShopWindow} from '@/components/illustrations/cards/ShopWindow';
import {ForecastChart} from '@/components/illustrations/ForecastChart';
import type {ProductCard} from '@/components/sections/ProductSheet';
import {productFeatures, productSheet} from '@/content/home';
import {productHref} from '@/content/menu';
import {counts, handover, type Line, order, shelf} from '@/content/sample';
import {hoursInCart} from '@/content/sampleDeskSums';
import {orderCount, partyBalance, totalsOf} from '@/content/sampleSums';
import type {Product} from '@/content/suite';
import {forecastWords} from './words/forecastWords';

type Own = Pick<ProductCard, 'look' | 'scene'>;

/** The six cards in the sheet's order: two bold, three plain, one over the whole row. */
export async function productCards(): Promise<ProductCard[]> {
  const t = await getTranslations('scenes');
  const card = await getTranslations('scenes.cards');
  const suite = await getTranslations('suite');
  const features = await getTranslations('home.products.items');
  const actions = await getTranslations('common.actions');
  const format = await getFormatter();
  const rupees = (amount: number) => format.number(amount, 'rupees');

  const lines: readonly Line[] = order.lines;
  const inCart = (good: Line['good']) => {
    const quantity = lines.find((line) => line.good === good)?.quantity;
    return quantity ? `× ${format.number(quantity)}` : undefined;
  };

  const own = {
    skycart: {
      look: 'bold',
      scene: (
        <ShopWindow
          words={{
            shop: t('chat.shop'),
            cart: card('cart', {count: orderCount}),
            back: card('back', {hours: hoursInCart}),
            amount: rupees(totalsOf(order.lines).total),
            goods: (['ghee', 'tea'] as const).map((good) => ({
              good,
              name: t(`goods.${good}.name`),
              price: rupees(shelf[good].price),
              inCart: inCart(good),
            })),
          }}
        />
      ),
    },
    'brand-galaxy': {look: 'sky', scene: <Constellation fits />},
    airpos: {
      look: 'plain',
      scene: (
        <BillSlip
          bills={counts.bills.map((bill) => ({
            label: t('ledger.bill', {number: bill.number}),
            amount: rupees(totalsOf(bill.lines, 'coupon' in bill ? bill.coupon.amount : 0).total),
          }))}
          saved={card('savedOffline')}
        />
      ),
    },
    orderkite: {
      look: 'plain',
      scene: (
        <BalanceList
          parties={[{party: 'shree', amount: partyBalance} as const, ...counts.balances].map(({party, amount}) => ({
            label: card(`parties.${party}`),
            amount: format.number(amount),
          }))}
        />
      ),
    },
    quicklocal: {
      look: 'beside',
      scene: <NearbyMap away={card('away', {minutes: handover.minutesAway})} />,
    },
    'nimbus-ai': {
      look: 'wide',
      scene: <ForecastChart words={await forecastWords()} className="h-full" />,
    },
  } satisfies Partial<Record<Product, Own>>;

  return productSheet.map((product) => ({
    product,
    name: suite(`${product}.name`),
    text: suite(`${product}.tagline`),
    href: productHref(product),
    explore: actions('explore', {name: suite(`${product}.name`)}),
    // Each product has words for its own features; of all together the compiler knows no key.
    features: productFeatures[product].map((feature) => features(`${product}.${feature}` as never)),
    ...own[product],
  }));
}
