import {getFormatter, getTranslations} from 'next-intl/server';
import type {PartyLedgerWords} from '@/components/illustrations/PartyLedger';
import {order, partyLedger, refill} from '@/content/sample';
import {partyBalance as balance} from '@/content/sampleSums';

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
