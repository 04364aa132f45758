import {Icon} from '@/components/ui/Icon';
import type {Good} from '@/content/sample';
import {ShopCart} from './storefront/ShopCart';
import {ShopNotes} from './storefront/ShopNotes';
import {ShopShelf} from './storefront/ShopShelf';

type Ware = {good: Good; name: string; size: string; price: string; inCart: number};

export type StorefrontWords = {
  label: string;
  address: string;
  shop: string;
  aisles: readonly string[];
  search: string;
  cart: string;
  banner: {title: string; text: string; ends: string};
  shelf: string;
  goods: readonly Ware[];
  add: string;
  basket: {
    title: string;
    line: Ware;
    amount: string;
    suggestion: Ware & {label: string};
    rows: readonly {label: string; value: string}[];
    total: {label: string; value: string};
    pay: string;
  };
  recovered: {title: string; amount: string; text: string};
  message: {from: string; title: string; text: string; time: string};
};

/** A shop's page in a browser: shelf, offer and cart; over its edges, the cart that came back and the order's message. */
export function Storefront({words}: {words: StorefrontWords}) {
  return (
    <div role="img" aria-label={words.label} className="relative text-ink text-scene">
      <div aria-hidden="true">
        <div className="overflow-clip rounded-md border border-line bg-paper dark:bg-sheet lifted">
          <div className="flex h-11 items-center gap-4 border-line border-b bg-mist px-4">
            <span className="flex gap-1.5 text-ink-2/45">
              <Icon name="icon-knot" className="size-3" />
              <Icon name="icon-knot" className="size-3" />
              <Icon name="icon-knot" className="size-3" />
            </span>
            <span className="w-full max-w-105 rounded-xs border border-line bg-sheet px-3 py-1 sm:mx-auto">
              {words.address}
            </span>
            <span className="w-12 max-sm:hidden" />
          </div>
          <div className="flex min-h-16 items-center gap-6 border-line border-b bg-sheet px-5 md:px-8">
            <b className="flex items-center gap-2.5 font-semibold text-h3 deva:leading-snug">
              <Icon name="icon-knot" className="size-5 text-p" />
              {words.shop}
            </b>
            <span className="flex gap-6 text-note max-md:hidden">
              {words.aisles.map((aisle) => (
                <span key={aisle}>{aisle}</span>
              ))}
            </span>
            <span className="ml-auto flex w-56 items-center gap-2.5 rounded-sm border border-line bg-paper px-3 py-2 text-ink-2 max-lg:hidden">
              <Icon name="icon-search" className="size-4" />
              {words.search}
            </span>
            <b className="rounded-sm bg-p-tint px-3.5 py-2 font-semibold text-p max-lg:ml-auto">{words.cart}</b>
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-marigold px-5 py-3 text-on-marigold lg:gap-x-6 lg:px-8 md:py-4">
            <b className="font-semibold text-lede md:text-h3-lg">{words.banner.title}</b>
            <span className="text-note">{words.banner.text}</span>
            <b className="figures flex items-center gap-2 rounded-xs bg-on-marigold px-3 py-1.5 font-semibold text-marigold text-small sm:ml-auto">
              <span className="size-2 rounded-full bg-marigold motion-safe:animate-pulse" />
              {words.banner.ends}
            </b>
          </div>
          <div className="grid lg:grid-cols-[minmax(0,1fr)_21rem]">
            <ShopShelf words={words} />
            <ShopCart words={words.basket} />
          </div>
        </div>
        <ShopNotes recovered={words.recovered} message={words.message} />
      </div>
    </div>
  );
}
