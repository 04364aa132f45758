import {getFormatter, getTranslations} from 'next-intl/server';
import type {SalesReportWords} from '@/components/illustrations/SalesReport';
import {storeDay} from '@/content/sampleDesk';
import {sum} from '@/content/sum';

/** The words and sums of the evening's report. */
export async function salesReportWords(): Promise<SalesReportWords> {
  const [t, goods, format] = await Promise.all([
    getTranslations('scenes.salesReport'),
    getTranslations('scenes.goods'),
    getFormatter(),
  ]);
  const rupees = (amount: number) => format.number(amount, 'rupees');
  const {stores, drawer, slow} = storeDay;
  const best = Math.max(...stores.flatMap(({hours}) => hours));
  return {
    label: t('label'),
    title: t('title'),
    stores: stores.map(({store, hours}) => ({
      name: t(`stores.${store}`),
      bars: hours.map((amount) => amount / best),
      amount: rupees(sum(hours)),
    })),
    hours: {from: t('from'), to: t('to')},
    total: {label: t('total'), amount: rupees(sum(stores.flatMap(({hours}) => hours)))},
    drawer: {
      title: t('drawer'),
      rows: [
        {label: t('float'), amount: rupees(drawer.float)},
        {label: t('cash'), amount: rupees(drawer.cash)},
      ],
      counted: {label: t('counted'), amount: rupees(drawer.counted)},
      tallies: t('tallies'),
    },
    slow: {
      good: slow.good,
      title: t('slow', {from: t(`stores.${slow.from}`), to: t(`stores.${slow.to}`)}),
      text: t('move', {name: goods(`${slow.good}.name`), idle: slow.idle, left: slow.left}),
      send: t('send', {count: slow.move}),
    },
  };
}
