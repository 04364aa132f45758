import {Drawing} from '@/components/ui/Drawing';
import {stock} from '@/content/sample';
import {sum} from '@/lib/sum';

type Place = (typeof stock.sold)[number]['place'];

type StockWords = {
  label: string;
  good: string;
  soldToday: string;
  inStock: string;
  total: string;
  places: Record<Place, string>;
};

const columns =
  'grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2 py-2 sm:gap-x-4 sm:py-2.5 [&>:nth-child(2)]:min-w-[72px] [&>:nth-child(3)]:min-w-[56px] sm:[&>:nth-child(n+2)]:min-w-[72px] [&>:nth-child(n+2)]:text-right';

const row = `${columns} px-5 sm:px-6 lg:px-8`;

/** Three places that sell, and the one count behind them. */
export function StockTable({words}: {words: StockWords}) {
  const total = sum(stock.sold.map(({count}) => count));
  return (
    <div role="img" aria-label={words.label} className="-mx-5 text-small leading-snug sm:-mx-6 sm:text-note lg:-mx-8">
      <div className={`${row} text-ink-2`}>
        <span>{words.good}</span>
        <span>{words.soldToday}</span>
        <span>{words.inStock}</span>
      </div>
      {stock.sold.map(({place, product, count}) => (
        <div
          key={place}
          data-product={product}
          className={`${row} relative before:absolute before:inset-x-5 sm:before:inset-x-6 before:top-0 before:border-line before:border-t first-of-type:before:border-rule lg:before:inset-x-8 [&:nth-child(2)]:bg-p-tint`}
        >
          <span className="flex items-center gap-2 sm:gap-2.5">
            <Drawing name={`glyph-${product}`} className="size-5.5 flex-none text-p" />
            {words.places[place]}
          </span>
          <span className="figures">{count}</span>
          <span className="figures">{stock.left}</span>
        </div>
      ))}
      <div className="mx-5 sm:mx-6 lg:mx-8">
        <div className={`${columns} total-rule border-t border-t-line font-semibold text-base`}>
          <span>{words.total}</span>
          <span className="figures">{total}</span>
          <span className="figures">{stock.left}</span>
        </div>
      </div>
    </div>
  );
}
