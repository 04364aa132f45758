import {getFormatter, getTranslations} from 'next-intl/server';
import type {CounterDeskWords} from '@/components/scenes/CounterDesk';
import {bill, shelf} from '@/content/sample';
import {closing} from '@/content/sampleDesk';
import {countedOf} from '@/lib/deskSums';
import {tillWords} from './tillWords';

/** The words of the small counter. The bill is the till's, on paper. */
export async function counterDeskWords(): Promise<CounterDeskWords> {
  const [t, goods, format, till] = await Promise.all([
    getTranslations('scenes.counterDesk'),
    getTranslations('scenes.goods'),
    getFormatter(),
    tillWords(),
  ]);
  const rupees = (amount: number) => format.number(amount, 'rupees');
  const [{good}] = bill.lines;
  const should = closing.opened + closing.sales;
  const counted = countedOf(closing);
  return {
    label: t('label'),
    scanned: {label: t('scanned'), name: goods(`${good}.name`), price: rupees(shelf[good].price)},
    bill: {
      shop: t('shop'),
      place: t('place'),
      gstin: t('gstin'),
      number: till.bill,
      time: till.time,
      lines: till.lines,
      sums: [till.coupon, ...till.sums],
      total: till.total,
      paid: t('paid'),
      thanks: t('thanks'),
    },
    closing: {
      title: t('closing'),
      expected: [
        {label: t('opened'), amount: rupees(closing.opened)},
        {label: t('sales'), amount: rupees(closing.sales)},
      ],
      should: {label: t('should'), amount: rupees(should)},
      notes: closing.notes.map(({note, count}) => ({
        note: rupees(note),
        count: `× ${format.number(count)}`,
        amount: rupees(note * count),
      })),
      counted: {label: t('counted'), amount: rupees(counted)},
      difference: {label: t('difference'), amount: rupees(should - counted)},
      tallies: t('tallies'),
    },
  };
}
