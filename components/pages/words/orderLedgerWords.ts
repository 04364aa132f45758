import {getFormatter, getTranslations} from 'next-intl/server';
import type {OrderLedgerWords} from '@/components/illustrations/OrderLedger';
import {minutesOf} from '@/content/minutes';
import {demand, gstRate, handover, order, refill, shelf, stops} from '@/content/sample';
import {totalsOf} from '@/content/sampleSums';
import {mean} from '@/content/sum';
import {rupeesAndPaise, withPaise} from '@/lib/money';

/** How much more a week is expected to sell than the past ones did: 0.38 is 38 %. */
const uplift = mean(demand.expected.map(({count}) => count)) / mean(demand.sold) - 1;

/** The words of the hero's ledger page. */
export async function orderLedgerWords(): Promise<OrderLedgerWords> {
  const t = await getTranslations('scenes.ledger');
  const goods = await getTranslations('scenes.goods');
  const forecast = await getTranslations('scenes.forecast');
  const suite = await getTranslations('suite');
  const format = await getFormatter();
  const {total, tax, halfTax} = totalsOf(order.lines);
  const [line] = order.lines;
  const rate = gstRate / 2;
  const money = (amount: number) => format.number(amount, rupeesAndPaise);
  const size = goods(`${line.good}.size`);

  const amounts = {
    webstore: {amount: money(total), note: t('paid')},
    till: {amount: money(tax), note: t('taxInside')},
    wholesale: {amount: money(refill.quantity * refill.price), note: t('credit', {days: refill.creditDays})},
    delivery: {amount: handover.time, note: t('handedOver')},
    insight: {amount: t('uplift', {share: uplift}), note: t('reorder', {count: demand.reorder})},
  };
  const rows = stops.map(({stop, product}) => [
    stop,
    {name: t(`stops.${stop}`), product: suite(`${product}.name`), ...amounts[stop]},
  ]);

  return {
    label: t('label'),
    title: t('title', {number: order.number}),
    date: format.dateTime(new Date(order.date), {weekday: 'short', day: 'numeric', month: 'short'}),
    // One row for each of `stops`; fromEntries forgets the keys.
    stops: Object.fromEntries(rows) as OrderLedgerWords['stops'],
    webstore: {
      good: t('good', {name: goods(`${line.good}.name`), size}),
      price: format.number(shelf[line.good].price, 'rupees'),
      quantity: format.number(line.quantity),
      paidBy: t('paidBy'),
    },
    till: {
      bill: t('bill', {number: order.bill}),
      store: t('store'),
      taxes: [
        {label: t('centralTax', {rate}), amount: format.number(halfTax, withPaise)},
        {label: t('stateTax', {rate}), amount: format.number(halfTax, withPaise)},
      ],
    },
    wholesale: {
      party: t('party'),
      approved: t('approved'),
      refill: t('refill', {count: refill.quantity, size: goods(`${refill.good}.size`), price: refill.price}),
    },
    delivery: {otp: t('otp')},
    insight: {now: forecast('from'), peak: forecast('peak')},
    end: t('end'),
    duration: t('duration', {minutes: minutesOf(stops[4].time) - minutesOf(stops[0].time)}),
  };
}
