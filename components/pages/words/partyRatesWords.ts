import {getFormatter, getTranslations} from 'next-intl/server';
import type {PartyRatesWords} from '@/components/illustrations/PartyRates';
import {rates, shelf} from '@/content/sample';

export async function partyRatesWords(): Promise<PartyRatesWords> {
  const t = await getTranslations('scenes');
  const format = await getFormatter();
  return {
    label: t('rates.label'),
    title: t('rates.title'),
    head: [t('rates.item'), t('rates.printed'), ...rates.parties.map(({party}) => t(`rates.parties.${party}`))],
    rows: rates.goods.map((good) => ({
      good,
      name: t('ledger.good', {name: t(`goods.${good}.name`), size: t(`goods.${good}.size`)}),
      printed: format.number(shelf[good].price),
      rates: rates.parties.map(({price}) => format.number(price[good])),
    })),
    credit: {
      label: t('rates.credit'),
      terms: rates.parties.map(({creditDays}) =>
        creditDays ? t('rates.days', {count: creditDays}) : t('rates.advance'),
      ),
    },
    waiting: t('rates.waiting'),
    gstin: t('rates.gstin'),
    approve: t('rates.approve'),
  };
}
