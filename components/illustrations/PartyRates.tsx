import {getFormatter, getTranslations} from 'next-intl/server';
import {Icon} from '@/components/ui/Icon';
import {rates, shelf} from '@/content/sample';
import {PartyWaiting} from './PartyWaiting';

/** One list of goods, a rate for each party, and a party that waits at the door. */
export async function PartyRates() {
  const [t, format] = await Promise.all([getTranslations('scenes'), getFormatter()]);
  return (
    <div role="img" aria-label={t('rates.label')} className="text-small">
      <div className="overflow-hidden rounded-md border border-p-line bg-sheet">
        <b className="block bg-p-solid px-4 py-2.5 xs:px-5 xs:py-3 font-semibold text-base text-white">
          {t('rates.title')}
        </b>
        <div className="party-rate border-b-[1.5px] border-rule text-ink-2 leading-tight">
          <span>{t('rates.item')}</span> <span>{t('rates.printed')}</span>
          {rates.parties.map(({party}) => (
            <div key={party}>{t(`rates.parties.${party}`)}</div>
          ))}
        </div>
        {rates.goods.map((good) => (
          <div key={good} className="party-rate">
            <span>
              <Icon name={`good-${good}`} />
              {t('ledger.good', {name: t(`goods.${good}.name`), size: t(`goods.${good}.size`)})}
            </span>{' '}
            <s>{format.number(shelf[good].price)}</s>
            {rates.parties.map(({party, price}) => (
              <div key={party}>
                <b>{format.number(price[good])}</b>
              </div>
            ))}
          </div>
        ))}
        <div className="party-rate border-b-0 pb-14 font-semibold text-p xs:pb-16">
          <span>{t('rates.credit')}</span>
          <span />
          {rates.parties.map(({party, creditDays}) => (
            <div key={party} className="wrap-anywhere">
              {creditDays ? t('rates.days', {count: creditDays}) : t('rates.advance')}
            </div>
          ))}
        </div>
      </div>
      <PartyWaiting className="relative mx-4 -mt-10 sm:ml-[18%] lg:-mr-6" />
    </div>
  );
}
