import {getFormatter, getTranslations} from 'next-intl/server';
import type {TillWords} from '@/components/scenes/Till';
import type {Good} from '@/content/sample';
import {bill, gstRate, shelf} from '@/content/sample';
import {totalsOf} from '@/lib/sums';

const withPaise = {minimumFractionDigits: 2, maximumFractionDigits: 2} as const;
const rupeesAndPaise = {...withPaise, style: 'currency', currency: 'INR'} as const;

/** The words of the till, on the home page and on the point of sale's own. */
export async function tillWords(): Promise<TillWords> {
  const t = await getTranslations('scenes');
  const format = await getFormatter();
  const money = (amount: number) => format.number(amount, withPaise);
  const {total, taxable, halfTax} = totalsOf(bill.lines, bill.coupon.amount);
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
    bill: t('ledger.bill', {number: bill.number}),
    lines: bill.lines.map(({good, quantity}) => ({
      name: t('ledger.good', {name: t(`goods.${good}.name`), size: t(`goods.${good}.size`)}),
      hsn: t('till.hsn', {code: shelf[good].hsn}),
      quantity: `× ${format.number(quantity)}`,
      amount: money(shelf[good].price * quantity),
    })),
    coupon: {label: t('till.coupon', {code: bill.coupon.code}), amount: `−${money(bill.coupon.amount)}`},
    sums: [
      {label: t('till.taxable'), amount: money(taxable)},
      {label: t('ledger.centralTax', {rate: gstRate / 2}), amount: money(halfTax)},
      {label: t('ledger.stateTax', {rate: gstRate / 2}), amount: money(halfTax)},
    ],
    total: {label: t('till.toPay'), amount: format.number(total, rupeesAndPaise)},
    scan: t('till.scan'),
    waiting: t('till.waiting'),
    ways: [t('till.ways.cash'), t('till.ways.card'), t('till.ways.split')],
  };
}
