import {Icon} from '@/components/ui/Icon';
import {rates} from '@/content/sample';
import {wordsOfScene} from './parts';

/** One list of goods, and a rate for each party. */
export async function PartyRates() {
  const {t, format, name} = await wordsOfScene('rates');
  return (
    <div aria-hidden="true" className="-translate-y-1/2 absolute inset-x-[6%] top-1/2 text-small">
      <div className="overflow-hidden rounded-md border border-p-line bg-sheet">
        <b className="block bg-p-solid px-4 py-2.5 lg:px-5 lg:py-3 text-base max-sm:hidden text-white">{t('title')}</b>
        <div className="party-rate border-b-[1.5px] border-rule text-ink-2 leading-tight">
          <span>{t('item')}</span>
          {rates.parties.map(({party}) => (
            <div key={party}>{t(`parties.${party}`)}</div>
          ))}
        </div>
        {rates.goods.map((good) => (
          <div key={good} className="party-rate">
            <div>
              <Icon name={`good-${good}`} />
              {name(good)}
            </div>
            {rates.parties.map(({party, price}) => (
              <div key={party}>
                <b>{format.number(price[good])}</b>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
