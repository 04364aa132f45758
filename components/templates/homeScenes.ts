import {getFormatter, getTranslations} from 'next-intl/server';
import type {PartyLedgerWords} from '@/components/scenes/PartyLedger';
import {handover, order, partyLedger, refill, stock} from '@/content/sample';
import {partyBalance as balance} from '@/lib/sums';

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
  const entryOf = (entry: (typeof entries)[number]) => {
    if (entry.kind === 'order') return t('order', {number: entry.number});
    if (entry.kind === 'return') return t('return', {count: entry.count});
    return t(entry.kind);
  };
  return {
    label: t('label'),
    party: t('party'),
    approved: t('approved'),
    head: {day: format.dateTime(new Date(order.date), {month: 'short'}), entry: t('entry'), amount: t('amount')},
    rows: entries.map((entry) => ({
      day: format.number(entry.day, {minimumIntegerDigits: 2}),
      entry: entryOf(entry),
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
