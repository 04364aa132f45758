import {Icon} from '@/components/ui/Icon';
import type {Good} from '@/content/sample';

export type OrderSheetWords = {
  number: string;
  party: string;
  approved: string;
  fits: string;
  head: {item: string; rate: string; cartons: string; amount: string};
  lines: readonly {
    good: Good;
    name: string;
    pack: string;
    godown: string;
    printed: string;
    rate: string;
    cartons: string;
    pieces: string;
    amount: string;
  }[];
  total: {label: string; amount: string};
  /** How much of the limit is used before the order, and with it: 0 to 1. */
  used: {before: number; after: number};
  limit: {label: string; amount: string};
  credit: readonly {label: string; amount: string}[];
  ask: string;
  accept: string;
};

const row =
  'grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-line border-b py-3.5 sm:grid-cols-[2.75rem_minmax(0,1fr)_4.75rem_7rem_5.75rem]';

/** A page of the order book, bound in cloth: cartons at the party's own rates, and what they leave of its limit. */
export function OrderSheet({words}: {words: OrderSheetWords}) {
  return (
    <div className="flex flex-1 overflow-clip rounded-md bg-sheet lifted">
      <div className="w-4 flex-none bg-[linear-gradient(var(--color-thread)_16px,transparent_0)] bg-cloth bg-size-[3px_26px] bg-top bg-repeat-y sm:w-6" />
      <div className="flex min-w-0 flex-1 flex-col px-4 pt-5 pb-11 sm:px-7 sm:pt-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-rule border-b-[1.5px] pb-4">
          <b className="font-semibold text-h3 leading-tight sm:text-h3-lg">{words.party}</b>
          <span className="rounded-xs bg-p-tint px-2.5 py-1 font-semibold text-p text-scene">{words.approved}</span>
          <span className="text-ink-2 sm:ml-auto">{words.number}</span>
        </div>
        <div className={`${row} py-2 text-ink-2 max-sm:hidden sm:[&>:nth-child(n+2)]:text-right`}>
          <span className="col-span-2">{words.head.item}</span>
          <span>{words.head.rate}</span>
          <span>{words.head.cartons}</span>
          <span>{words.head.amount}</span>
        </div>
        {words.lines.map((line) => (
          <div key={line.good} className={row}>
            <Icon name={`good-${line.good}`} className="h-12 w-10" />
            <span>
              <b className="block font-semibold text-note leading-snug">{line.name}</b>
              <span className="block text-balance text-ink-2 text-scene">{line.pack}</span>
              <span className="block text-scene text-leaf max-sm:hidden">{line.godown}</span>
            </span>
            <span className="sm:text-right max-sm:hidden">
              <b className="figures block font-semibold">{line.rate}</b>
              <s className="figures text-ink-2 text-scene">{line.printed}</s>
            </span>
            <span className="text-right max-sm:hidden">
              <span className="inline-flex overflow-clip rounded-xs border border-p-line font-semibold *:w-8 *:text-center *:leading-8">
                <span className="text-p">−</span>
                <span className="bg-p-tint">{line.cartons}</span>
                <span className="text-p">+</span>
              </span>
              <span className="block pt-0.5 text-ink-2 text-scene">{line.pieces}</span>
            </span>
            <span className="text-right">
              <b className="figures font-semibold text-note">{line.amount}</b>
              <span className="block text-ink-2 text-scene sm:hidden">
                {line.pieces} × {line.rate}
              </span>
            </span>
          </div>
        ))}
        <div className="total-rule flex items-baseline justify-between gap-3 py-3 font-semibold text-base">
          <span>{words.total.label}</span>
          <span className="figures text-h3-lg">{words.total.amount}</span>
        </div>
        <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-6 pb-2">
          <span>
            {words.limit.label} <b className="font-semibold">{words.limit.amount}</b>
          </span>
          <span className="flex items-center gap-1.5 font-semibold text-leaf">
            <Icon name="icon-tick" className="size-3.5" />
            {words.fits}
          </span>
        </div>
        <span className="relative block h-4 border border-line bg-mist">
          <i
            className="absolute -inset-y-px left-0 bg-marigold"
            style={{width: `${Math.round(words.used.after * 100)}%`}}
          />
          <i className="absolute -inset-y-px left-0 bg-p" style={{width: `${Math.round(words.used.before * 100)}%`}} />
        </span>
        <div className="grid grid-cols-[auto_auto_auto] justify-between gap-x-4 pt-3">
          {words.credit.map(({label, amount}, index) => (
            <span key={label} className="last:text-right">
              <span className="flex items-center gap-1.5 text-ink-2 text-scene">
                <i className={`size-2.5 border border-line ${['bg-p', 'bg-marigold', 'bg-mist'][index]}`} />
                {label}
              </span>
              <b className="figures font-semibold">{amount}</b>
            </span>
          ))}
        </div>
        <div className="grid gap-3 pt-6 xs:grid-cols-2 text-center font-semibold text-note leading-snug sm:flex">
          <span className="grid place-items-center rounded-sm bg-p-solid px-2 py-3 text-white sm:px-5">
            {words.accept}
          </span>
          <span className="grid place-items-center rounded-sm border-[1.5px] border-rule px-2 py-3 sm:px-5">
            {words.ask}
          </span>
        </div>
      </div>
    </div>
  );
}
