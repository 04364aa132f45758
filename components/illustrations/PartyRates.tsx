import {Icon} from '@/components/ui/Icon';
import type {Good} from '@/content/sample';
import {PartyWaiting, type PartyWaitingWords} from './PartyWaiting';

export type PartyRatesWords = PartyWaitingWords & {
  label: string;
  title: string;
  head: readonly [item: string, printed: string, ...parties: string[]];
  rows: readonly {good: Good; name: string; printed: string; rates: readonly string[]}[];
  credit: {label: string; terms: readonly string[]};
};

/** One list of goods, a rate for each party, and a party that waits at the door. */
export function PartyRates({words}: {words: PartyRatesWords}) {
  return (
    <div role="img" aria-label={words.label} className="text-small">
      <div className="overflow-hidden rounded-md border border-p-line bg-sheet">
        <b className="block bg-p-solid px-4 py-2.5 xs:px-5 xs:py-3 font-semibold text-base text-white">{words.title}</b>
        <div className="party-rate border-b-[1.5px] border-rule text-ink-2 leading-tight">
          {words.head.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        {words.rows.map(({good, name, printed, rates}) => (
          <div key={good} className="party-rate">
            <span>
              <Icon name={`good-${good}`} />
              {name}
            </span>
            <s>{printed}</s>
            {rates.map((rate) => (
              <b key={rate}>{rate}</b>
            ))}
          </div>
        ))}
        <div className="party-rate border-b-0 pb-14 font-semibold text-p xs:pb-16">
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
