import {getTranslations} from 'next-intl/server';
import {handover, stock} from '@/content/sample';
import {partyLedgerWords} from './partyLedgerWords';

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

/** The words of the four interfaces of the ecosystem section. */
export async function ecosystemWords() {
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
