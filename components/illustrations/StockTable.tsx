import {Icon} from '@/components/ui/Icon';
import {sum} from '@/content/math';
import {stock} from '@/content/sample';
import {wordsOfScene} from './parts';

/** Three places that sell, and the one count behind them. */
export async function StockTable() {
  const {t, nameAndSize} = await wordsOfScene('stock');
  const total = sum(stock.sold.map(({count}) => count));
  return (
    <div role="img" aria-label={t('label')} className="text-small/snug lg:text-note/snug">
      <div className="stock-row text-ink-2">
        <span>{nameAndSize(stock.good)}</span> <span>{t('soldToday')}</span> <span>{t('inStock')}</span>
      </div>
      {stock.sold.map(({place, product, count}) => (
        <div key={place} data-product={product} className="stock-row stock-place">
          <span>
            <Icon name={`glyph-${product}`} />
            {t(`places.${place}`)}
          </span>{' '}
          <span className="figures">{count}</span> <span className="figures">{stock.left}</span>
        </div>
      ))}
      <div className="stock-row total-rule border-t border-t-line font-semibold text-base">
        <span>{t('total')}</span> <span className="figures">{total}</span> <span />
      </div>
    </div>
  );
}
