import {getFormatter, getTranslations} from 'next-intl/server';
import type {OrderDeskWords} from '@/components/illustrations/OrderDesk';
import {partyLedger, rates, shelf} from '@/content/sample';
import {cartonOrder} from '@/content/sampleDesk';
import {amountOf, orderTotal} from '@/content/sampleDeskSums';
import {partyBalance as due} from '@/content/sampleSums';
import {partyLedgerWords} from './partyLedgerWords';

/** The words and amounts of the wholesale desk. */
export async function orderDeskWords(): Promise<OrderDeskWords> {
  const [t, scenes, format, ledger] = await Promise.all([
    getTranslations('scenes.orderDesk'),
    getTranslations('scenes'),
    getFormatter(),
    partyLedgerWords(),
  ]);
  const rupees = (amount: number) => format.number(amount, 'rupees');
  const [party] = rates.parties;
  const {limit} = partyLedger;
  return {
    label: t('label'),
    order: {
      number: t('order', {number: cartonOrder.number}),
      party: scenes('ledger.party'),
      approved: scenes('ledger.approved'),
      fits: t('fits'),
      head: {item: t('item'), rate: t('rate'), cartons: t('cartons'), amount: t('amount')},
      lines: cartonOrder.lines.map((line) => ({
        good: line.good,
        name: scenes(`goods.${line.good}.name`),
        pack: t('pack', {size: scenes(`goods.${line.good}.size`), count: line.perCarton}),
        godown: t('godown', {count: line.inGodown}),
        printed: rupees(shelf[line.good].price),
        rate: rupees(party.price[line.good]),
        cartons: format.number(line.cartons),
        pieces: t('pieces', {count: line.perCarton * line.cartons}),
        amount: rupees(amountOf(line)),
      })),
      total: {label: t('total'), amount: rupees(orderTotal)},
      used: {before: due / limit, after: (due + orderTotal) / limit},
      limit: {label: t('limit'), amount: rupees(limit)},
      credit: [
        {label: t('before'), amount: rupees(due)},
        {label: t('after'), amount: rupees(orderTotal)},
        {label: t('left'), amount: rupees(limit - due - orderTotal)},
      ],
      accept: t('accept'),
      ask: t('ask'),
    },
    waiting: {waiting: scenes('rates.waiting'), gstin: scenes('rates.gstin'), approve: scenes('rates.approve')},
    ledger,
  };
}
