import {Drawing} from '@/components/ui/Drawing';
import type {Good} from '@/content/sample';
import {PartyWaiting, type PartyWaitingWords} from './PartyWaiting';

export type PartyRatesWords = PartyWaitingWords & {
  label: string;
  title: string;
  head: readonly [item: string, printed: string, ...parties: string[]];
  rows: readonly {good: Good; name: string; printed: string; rates: readonly string[]}[];
  credit: {label: string; terms: readonly string[]};
};

const row =
  'grid grid-cols-[minmax(0,1fr)_2.25rem_3.5rem_4.375rem] items-center gap-x-1.5 deva:max-xs:gap-x-3 border-line border-b px-4 py-2 xs:grid-cols-[minmax(0,1.5fr)_repeat(3,minmax(0,1fr))] xs:gap-x-3 xs:px-5 xs:py-2.5 [&>:nth-child(n+2)]:text-right';

/** One list of goods, a rate for each party, and a party that waits at the door. */
export function PartyRates({words}: {words: PartyRatesWords}) {
  return (
    <div role="img" aria-label={words.label} className="text-small">
      <div className="overflow-hidden rounded-md border border-p-line bg-sheet">
        <b className="block bg-p-solid px-4 py-2.5 xs:px-5 xs:py-3 font-semibold text-base text-white">{words.title}</b>
        <div className={`${row} border-b-[1.5px] border-rule text-ink-2 leading-tight`}>
          {words.head.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        {words.rows.map(({good, name, printed, rates}) => (
          <div key={good} className={row}>
            <span className="flex items-center gap-3">
              <Drawing name={`good-${good}`} className="h-10 w-8.5 flex-none max-xs:hidden" />
              {name}
            </span>
            <s className="figures text-ink-2">{printed}</s>
            {rates.map((rate) => (
              <b key={rate} className="figures font-semibold">
                {rate}
              </b>
            ))}
          </div>
        ))}
        <div className={`${row} border-b-0 pb-14 font-semibold text-p xs:pb-16`}>
          <span>{words.credit.label}</span>
          <span />
          {words.credit.terms.map((term) => (
            <span key={term} className="wrap-anywhere">
              {term}
            </span>
          ))}
        </div>
      </div>
      <PartyWaiting words={words} className="relative mx-4 -mt-10 sm:ml-[18%] lg:-mr-6" />
    </div>
  );
}
