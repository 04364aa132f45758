import {Icon} from '@/components/ui/Icon';
import {sum} from '@/content/math';
import {stock} from '@/content/sample';
import {wordsOfScene} from './parts';

const row =
  'grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2 p-2 lg:gap-x-4 lg:py-2.5 *:not-first:min-w-14 *:not-first:text-right';

/** Three places that sell, and the one count behind them. */
export async function StockTable() {
  const {t, nameAndSize} = await wordsOfScene('stock');
  const total = sum(stock.sold.map(({count}) => count));
  return (
    <div role="img" aria-label={t('label')} className="text-small/snug lg:text-note/snug">
      <div className={`${row} text-ink-2`}>
        <span>{nameAndSize(stock.good)}</span> <span>{t('soldToday')}</span> <span>{t('inStock')}</span>
      </div>
      {stock.sold.map(({place, product, count}) => (
        <div
          key={place}
          data-product={product}
          className={`${row} [box-shadow:inset_0_1px_var(--color-line)] nth-2:bg-p-tint`}
        >
          <span className="flex items-center gap-2 lg:gap-2.5">
            <Icon name={`glyph-${product}`} className="size-5.5 text-p" />
            {t(`places.${place}`)}
          </span>{' '}
          <span className="figures">{count}</span> <span className="figures">{stock.left}</span>
        </div>
      ))}
      <div className={`${row} total-rule border-t border-t-line font-semibold text-base`}>
        <span>{t('total')}</span> <span className="figures">{total}</span> <span />
      </div>
    </div>
  );
}
