import {getFormatter, getTranslations} from 'next-intl/server';
import type {CounterDeskWords} from '@/components/illustrations/CounterDesk';
import {shelf} from '@/content/sample';
import {closing, counterBill} from '@/content/sampleDesk';
import {countedOf} from '@/content/sampleDeskSums';
import {clock} from '@/lib/format';
import {billWords} from './billWords';

/** The words of the small counter: a pack that is scanned, the bill on paper, the day's closing. */
export async function counterDeskWords(): Promise<CounterDeskWords> {
  const [t, goods, format, bill] = await Promise.all([
    getTranslations('scenes.counterDesk'),
    getTranslations('scenes.goods'),
    getFormatter(),
    billWords(counterBill),
  ]);
  const rupees = (amount: number) => format.number(amount, 'rupees');
  const [{good}] = counterBill.lines;
  const should = closing.opened + closing.sales;
  const counted = countedOf(closing);
  return {
    label: t('label'),
    scanned: {label: t('scanned'), name: goods(`${good}.name`), price: rupees(shelf[good].price)},
    bill: {
      shop: t('shop'),
      place: t('place'),
      gstin: t('gstin'),
      number: bill.number,
      time: clock(format, counterBill.time),
      lines: bill.lines,
      sums: bill.sums,
      total: bill.total,
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
