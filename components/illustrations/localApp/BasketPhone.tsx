import {Icon} from '@/components/ui/Icon';
import type {Good} from '@/content/sample';

export type BasketPhoneWords = {
  shop: string;
  deliver: string;
  basket: string;
  lines: readonly {good: Good; name: string; size: string; quantity: string; amount: string}[];
  substitute: string;
  delivery: {label: string; amount: string};
  total: {label: string; amount: string};
  /** The first is chosen. */
  ways: readonly string[];
  place: string;
};

/** The basket in the shop's own app: goods, what happens when one runs short, and four ways to pay. */
export function BasketPhone({words}: {words: BasketPhoneWords}) {
  return (
    <div className="relative flex w-full max-w-85 flex-col overflow-clip rounded-t-[32px] border-8 border-device border-b-0 max-sm:rounded-b-[32px] max-sm:border-b-8 bg-paper [box-shadow:0_24px_48px_-16px_oklch(0.1_0.05_276/0.6)] max-xs:max-w-80">
      <div className="bg-p-solid px-5 pt-5 pb-4 text-white">
        <b className="flex items-center gap-2.5 font-semibold text-h3">
          <Icon name="icon-knot" className="size-4.5" />
          {words.shop}
        </b>
        <span className="mt-1 block">{words.deliver}</span>
      </div>
      <div className="px-5 pt-4 pb-6">
        <b className="font-semibold text-base">{words.basket}</b>
        {words.lines.map((line) => (
          <div
            key={line.good}
            className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-3.5 border-line border-b py-3"
          >
            <Icon name={`good-${line.good}`} className="h-13 w-11" />
            <span>
              <b className="block font-semibold leading-snug">{line.name}</b>
              <span className="text-ink-2 text-scene">
                {line.size} {line.quantity}
              </span>
            </span>
            <b className="figures font-semibold">{line.amount}</b>
          </div>
        ))}
        <div className="flex items-center gap-2.5 border-line border-b py-3">
          <span className="grid size-5 flex-none place-items-center rounded-xs bg-p-solid text-white">
            <Icon name="icon-tick" className="size-3" />
          </span>
          {words.substitute}
        </div>
        <div className="flex justify-between gap-3 pt-3 pb-1 text-ink-2">
          <span>{words.delivery.label}</span>
          <span className="text-right">{words.delivery.amount}</span>
        </div>
        <div className="total-rule flex items-baseline justify-between gap-3 py-1.5 font-semibold">
          <span>{words.total.label}</span>
          <span className="figures text-h3-lg">{words.total.amount}</span>
        </div>
        <div className="mt-4 grid grid-cols-2 gap-2">
          {words.ways.map((way, index) => (
            <span
              key={way}
              className={`flex min-h-11 items-center gap-2.5 rounded-sm border bg-sheet px-3 py-1.5 leading-tight ${index ? 'border-line' : 'border-p font-semibold [box-shadow:inset_0_0_0_1px_var(--p)]'}`}
            >
              <i className={`size-3.5 flex-none rounded-full ${index ? 'border border-ink-2' : 'border-4 border-p'}`} />
              {way}
            </span>
          ))}
        </div>
        <b className="mt-4 block rounded-sm bg-p-solid py-3 text-center font-semibold text-note text-white">
          {words.place}
        </b>
      </div>
    </div>
  );
}
