import {getFormatter, getTranslations} from 'next-intl/server';
import type {OrderLedgerWords} from '@/components/scenes/OrderLedger';
import type {PartyLedgerWords} from '@/components/scenes/PartyLedger';
import {demand, gstRate, handover, order, partyLedger, refill, shelf, stock, stops} from '@/content/sample';
import {minutesOf} from '@/lib/minutes';
import {partyBalance as balance, sum, totalsOf} from '@/lib/sums';

const withPaise = {minimumFractionDigits: 2, maximumFractionDigits: 2} as const;
const rupeesAndPaise = {...withPaise, style: 'currency', currency: 'INR'} as const;

const mean = (counts: readonly number[]) => sum(counts) / counts.length;

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

async function stockWords() {
  const t = await getTranslations('scenes');
  return {
    label: t('stock.label'),
    good: t('ledger.good', {name: t(`goods.${stock.good}.name`), size: t(`goods.${stock.good}.size`)}),
    soldToday: t('stock.soldToday'),
    inStock: t('stock.inStock'),
    total: t('stock.total'),
    places: {
      webstore: t('stock.places.webstore'),
      store: t('stock.places.store'),
      local: t('stock.places.local'),
    },
  };
}

export async function partyLedgerWords(): Promise<PartyLedgerWords> {
  const t = await getTranslations('scenes.khata');
  const ledger = await getTranslations('scenes.ledger');
  const goods = await getTranslations('scenes.goods');
  const format = await getFormatter();
  const {limit, entries} = partyLedger;
  return {
    label: t('label'),
    party: t('party'),
    approved: t('approved'),
    head: {day: format.dateTime(new Date(order.date), {month: 'short'}), entry: t('entry'), amount: t('amount')},
    rows: entries.map((entry) => ({
      day: format.number(entry.day, {minimumIntegerDigits: 2}),
      entry: entry.kind === 'order' ? t('order', {number: entry.number}) : t(entry.kind),
      // The typographic minus is as wide as a digit.
      amount: format.number(entry.amount).replace('-', '−'),
      credit: entry.amount < 0,
    })),
    balance: {label: t('balance'), amount: format.number(balance)},
    left: {label: t('left'), amount: t('leftOf', {left: limit - balance, limit})},
    used: balance / limit,
    due: {label: t('due'), day: format.dateTime(new Date(partyLedger.due), {day: 'numeric', month: 'short'})},
    last: {
      good: refill.good,
      name: goods(`${refill.good}.name`),
      terms: ledger('refill', {count: refill.quantity, size: goods(`${refill.good}.size`), price: refill.price}),
    },
    reorder: t('reorder'),
    statement: t('statement'),
  };
}

/** The words of the four interfaces of the ecosystem section. */
export async function ecosystemScenes() {
  const t = await getTranslations('scenes');
  return {
    stock: await stockWords(),
    khata: await partyLedgerWords(),
    ride: {
      label: t('ride.label'),
      rider: t('ride.rider', {minutes: handover.minutesAway}),
      stops: t('ride.stops', {count: handover.stops}),
    },
    demand: {label: t('demand.label'), now: t('demand.now'), peak: t('demand.peak')},
  };
}
