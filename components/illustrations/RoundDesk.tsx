import {RiderCash, type RiderCashWords} from './roundDesk/RiderCash';
import {StopList, type StopListWords} from './roundDesk/StopList';
import {StreetMap} from './StreetMap';

export type RoundDeskWords = {
  label: string;
  title: string;
  counts: readonly {label: string; value: string}[];
  stops: StopListWords;
  /** The names of those who are on other rounds. */
  others: readonly [string, string];
  cash: RiderCashWords;
  couriers: RiderCashWords;
};

/** The dispatcher's screen: the town with everyone on the road, one rider's stops, the cash and the couriers' parcels. */
export function RoundDesk({words}: {words: RoundDeskWords}) {
  const [second, third] = words.others;
  return (
    <div role="img" aria-label={words.label} className="text-ink text-small max-sm:-mx-gutter">
      <div aria-hidden="true" className="overflow-clip bg-sheet sm:lifted sm:rounded-md">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-device px-5 py-4 text-on-indigo max-sm:justify-between sm:gap-x-8 sm:px-7">
          <b className="mr-auto font-semibold text-lede max-sm:w-full">{words.title}</b>
          {words.counts.map(({label, value}) => (
            <span key={label} className="flex items-baseline gap-1.5 sm:gap-2">
              <span className="text-on-night">{label}</span>
              <b className="font-semibold text-lede text-marigold">{value}</b>
            </span>
          ))}
        </div>
        <div className="grid md:grid-cols-[320px_minmax(0,1fr)] lg:grid-cols-[360px_minmax(0,1fr)]">
          <StopList words={words.stops} />
          <div className="relative flex min-h-64 flex-col justify-end gap-3 p-5 max-md:pt-69 sm:max-md:pt-72 sm:flex-row sm:items-end sm:justify-between lg:p-7">
            <StreetMap
              view="200 -30 620 400"
              way={[
                [3, 4],
                [3, 2],
                [4, 2],
                [4, 1],
                [5, 1],
                [5, 0],
              ]}
              passed={3}
              others={[
                {at: [2, 1], name: second},
                {at: [3, 0], name: third},
              ]}
              keep="top"
              className="absolute inset-0 size-full max-sm:h-64"
            />
            <RiderCash words={words.cash} />
            <RiderCash words={words.couriers} />
          </div>
        </div>
      </div>
    </div>
  );
}
