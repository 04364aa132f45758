import {Icon} from '@/components/ui/Icon';
import type {StorefrontWords} from '../Storefront';

/** The open cart: what is in it, what goes with it, and what it comes to. */
export function ShopCart({words}: {words: StorefrontWords['basket']}) {
  const {line, suggestion} = words;
  return (
    <div className="flex flex-col border-line border-l bg-sheet px-6 pt-6 pb-28 max-lg:hidden">
      <b className="border-rule border-b-[1.5px] pb-3 font-semibold text-lede">{words.title}</b>
      <div className="grid grid-cols-[2.75rem_1fr_auto] items-center gap-4 border-line border-b py-4">
        <Icon name={`good-${line.good}`} className="h-13 w-11" />
        <span>
          <b className="block font-semibold text-small">
            {line.name}, {line.size}
          </b>
          <span className="text-ink-2">
            {line.inCart} × {line.price}
          </span>
        </span>
        <b className="figures font-semibold text-small">{words.amount}</b>
      </div>
      <div className="my-4 rounded-sm border border-p-line border-dashed bg-p-tint p-3.5">
        <span className="text-p">{suggestion.label}</span>
        <span className="mt-2 grid grid-cols-[2.25rem_1fr_auto] items-center gap-3">
          <Icon name={`good-${suggestion.good}`} className="h-11 w-9" />
          <span>
            <b className="block font-semibold">{suggestion.name}</b>
            {suggestion.price}
          </span>
          <b className="grid size-8 place-items-center rounded-xs bg-p-solid font-semibold text-base text-white">+</b>
        </span>
      </div>
      {words.rows.map((row) => (
        <span key={row.label} className="flex justify-between gap-3 py-1 text-ink-2 text-small">
          {row.label} <span className="figures">{row.value}</span>
        </span>
      ))}
      <span className="total-rule mt-2 flex items-baseline justify-between gap-3 border-t-[1.5px] border-t-rule py-2 font-semibold text-small">
        {words.total.label} <span className="figures text-h3-lg">{words.total.value}</span>
      </span>
      <b className="mt-5 rounded-sm bg-p-solid py-3 text-center font-semibold text-note text-white">{words.pay}</b>
    </div>
  );
}
