import {Icon} from '@/components/ui/Icon';
import {rates} from '@/content/sample';
import {wordsOfScene} from './parts';

const row =
  'grid grid-cols-[minmax(0,1fr)_4.75rem_4.75rem] items-center gap-x-2 px-4 py-2 *:not-first:text-right max-lg:last:hidden max-sm:nth-last-2:hidden lg:px-5';

/** One list of goods, and a rate for each party. */
export async function PartyRates() {
  const {t, format, name} = await wordsOfScene('rates');
  return (
    <div
      aria-hidden="true"
      className="-translate-y-1/2 absolute inset-x-[6%] top-1/2 overflow-hidden rounded-md border border-p-line bg-sheet text-small"
    >
      <b className="block bg-p-solid px-4 py-2.5 lg:px-5 lg:py-3 text-base max-sm:hidden text-white">{t('title')}</b>
      <div className={`${row} border-rule border-b-[1.5px] text-ink-2 leading-tight`}>
        <span>{t('item')}</span>
        {rates.parties.map(({party}) => (
          <div key={party}>{t(`parties.${party}`)}</div>
        ))}
      </div>
      {rates.goods.map((good) => (
        <div key={good} className={`${row} border-line border-b`}>
          <div className="flex items-center gap-3">
            <Icon name={`good-${good}`} className="h-10 w-8.5 max-lg:hidden" />
            {name(good)}
          </div>
          {rates.parties.map(({party, price}) => (
            <div key={party}>
              <b className="figures">{format.number(price[good])}</b>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
