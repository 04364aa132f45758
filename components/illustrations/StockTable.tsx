import {Icon} from '@/components/ui/Icon';
import {stock} from '@/content/sample';
import {sum} from '@/content/sum';

type Place = (typeof stock.sold)[number]['place'];

type StockWords = {
  label: string;
  good: string;
  soldToday: string;
  inStock: string;
  total: string;
  places: Record<Place, string>;
};

/** Three places that sell, and the one count behind them. */
export function StockTable({words}: {words: StockWords}) {
  const total = sum(stock.sold.map(({count}) => count));
  return (
    <div role="img" aria-label={words.label} className="stock-table">
      <div className="stock-row text-ink-2">
        <span>{words.good}</span>
        <span>{words.soldToday}</span>
        <span>{words.inStock}</span>
      </div>
      {stock.sold.map(({place, product, count}) => (
        <div key={place} data-product={product} className="stock-row stock-place">
          <span>
            <Icon name={`glyph-${product}`} />
            {words.places[place]}
          </span>
          <span className="figures">{count}</span>
          <span className="figures">{stock.left}</span>
        </div>
      ))}
      <div className="mx-5 sm:mx-6 lg:mx-8">
        <div className="stock-row total-rule border-t border-t-line px-0 font-semibold text-base">
          <span>{words.total}</span>
          <span className="figures">{total}</span>
          <span className="figures">{stock.left}</span>
        </div>
      </div>
    </div>
  );
}
