import {Icon} from '@/components/ui/Icon';
import type {Good} from '@/content/sample';

type Row = {label: string; amount: string};

export type SalesReportWords = {
  label: string;
  title: string;
  /** Bars: sales by the hour, as shares of the day's best hour of any store. */
  stores: readonly {name: string; bars: readonly number[]; amount: string}[];
  hours: {from: string; to: string};
  total: Row;
  drawer: {title: string; rows: readonly Row[]; counted: Row; tallies: string};
  slow: {good: Good; title: string; text: string; send: string};
};

const bar = {step: 26, width: 18, height: 72};

/** The evening's report: stores by the hour, a drawer that tallies, and stock in the wrong place. */
export function SalesReport({words}: {words: SalesReportWords}) {
  return (
    <div role="img" aria-label={words.label} className="text-small">
      <div aria-hidden="true">
        <div className="rounded-md border border-p-line bg-sheet p-5 pb-14 sm:p-7 sm:pb-16">
          <b className="block border-rule border-b-[1.5px] pb-3 font-semibold text-lede">{words.title}</b>
          {words.stores.map(({name, bars, amount}) => (
            <div
              key={name}
              className="grid grid-cols-[3.5rem_minmax(0,1fr)_5rem] items-end gap-x-3 border-line border-b py-3.5 sm:grid-cols-[5.5rem_minmax(0,1fr)_6.5rem] sm:gap-x-4"
            >
              <b className="font-semibold text-note">{name}</b>
              <svg
                viewBox={`0 0 ${bars.length * bar.step - (bar.step - bar.width)} ${bar.height}`}
                preserveAspectRatio="none"
                aria-hidden="true"
                className="h-18 w-full"
              >
                <path
                  fill="var(--p)"
                  d={bars
                    .map((share, index) => {
                      const height = Math.round(share * bar.height);
                      return `M${index * bar.step} ${bar.height}v-${height}h${bar.width}v${height}z`;
                    })
                    .join('')}
                />
              </svg>
              <span className="figures text-right">{amount}</span>
            </div>
          ))}
          <div className="total-rule grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 py-3 sm:grid-cols-[5.5rem_minmax(0,1fr)_6.5rem] sm:gap-x-4">
            <span />
            <span className="flex justify-between gap-2 text-ink-2 text-scene">
              <span className="whitespace-nowrap">{words.hours.from}</span>
              <span className="whitespace-nowrap">{words.hours.to}</span>
            </span>
            <span className="text-right">
              <span className="block text-ink-2 text-scene">{words.total.label}</span>
              <b className="figures font-semibold text-h3">{words.total.amount}</b>
            </span>
          </div>
        </div>
        <div className="relative -mt-9 grid gap-4 px-3 sm:grid-cols-2 sm:px-5 lg:-ml-6 lg:px-0 lg:pr-6">
          <div className="rounded-md border border-line bg-raised px-5 py-4 lifted-note">
            <b className="block border-rule border-b-[1.5px] pb-2 font-semibold">{words.drawer.title}</b>
            {words.drawer.rows.map(({label, amount}) => (
              <span key={label} className="flex justify-between gap-3 pt-1.5 text-ink-2">
                {label} <span className="figures">{amount}</span>
              </span>
            ))}
            <span className="total-rule mt-1.5 flex justify-between gap-3 border-line border-t py-1.5 font-semibold">
              {words.drawer.counted.label} <span className="figures">{words.drawer.counted.amount}</span>
            </span>
            <span className="flex items-center gap-2 pt-2.5 font-semibold text-leaf">
              <Icon name="icon-tick" className="size-3.5" />
              {words.drawer.tallies}
            </span>
          </div>
          <div className="flex flex-col justify-between gap-4 rounded-md bg-indigo px-5 py-4 text-on-indigo [box-shadow:0_20px_32px_-18px_oklch(0.24_0.09_275/0.6)]">
            <span className="flex flex-1 items-center gap-4">
              <Icon name={`good-${words.slow.good}`} className="h-14 w-11.5 flex-none sm:h-23 sm:w-19" />
              <span className="text-balance">
                <b className="block font-semibold text-note leading-snug">{words.slow.title}</b>
                <span className="mt-1 block text-on-indigo-2">{words.slow.text}</span>
              </span>
            </span>
            <b className="block rounded-sm bg-on-indigo px-4 py-2 text-center font-semibold text-on-marigold">
              {words.slow.send}
            </b>
          </div>
        </div>
      </div>
    </div>
  );
}
