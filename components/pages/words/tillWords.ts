import {getFormatter, getTranslations} from 'next-intl/server';
import type {TillWords} from '@/components/illustrations/Till';
import type {Good} from '@/content/sample';
import {bill, shelf} from '@/content/sample';
import {billWords} from './billWords';

/** The words of the till, on the home page and on the point of sale's own. */
export async function tillWords(): Promise<TillWords> {
  const t = await getTranslations('scenes');
  const format = await getFormatter();
  const {number, lines, discount, sums, total} = await billWords(bill, bill.coupon.amount);
  const quantityOf = (good: Good) => bill.lines.find((line) => line.good === good)?.quantity;
  return {
    label: t('till.label'),
    counter: t('till.counter'),
    store: t('stock.places.store'),
    synced: t('till.synced'),
    cashier: t('till.cashier'),
    time: t('till.time'),
    search: t('till.search'),
    searchKey: t('till.searchKey'),
    customer: bill.customer,
    tabs: [t('till.tabs.best'), t('till.tabs.pantry'), t('till.tabs.care'), t('till.tabs.gifting')],
    goods: (['ghee', 'tea', 'oil', 'dal', 'soap', 'jaggery'] as const).map((good) => ({
      good,
      name: t(`goods.${good}.name`),
      size: t(`goods.${good}.size`),
      price: format.number(shelf[good].price, 'rupees'),
      quantity: quantityOf(good),
    })),
    bill: number,
    lines,
    coupon: {label: t('till.coupon', {code: bill.coupon.code}), amount: discount},
    sums,
    total,
    scan: t('till.scan'),
    waiting: t('till.waiting'),
    ways: [t('till.ways.cash'), t('till.ways.card'), t('till.ways.split')],
  };
}
