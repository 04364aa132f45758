import {Icon} from '@/components/ui/Icon';
import {sum} from '@/content/math';
import {bill, bills, hoursInCart, order, orderCount, rates, shelf, stock, store, totalsOf} from '@/content/sampleShop';
import {wordsOfScene} from './parts';

const row = 'flex items-center justify-between gap-3';

const shopPage = 'flex flex-col rounded-t-md bg-sheet px-3.5 py-2 text-ink text-small/[1.45] @sm:px-5 @sm:py-4';
const shopPosition = 'absolute bottom-0 left-1/2 w-[92%] -translate-x-1/2 @lg:w-[min(24rem,86%)]';

/** A detail of the webstore, with a recovered cart. `high` takes all of a low frame. */
export async function ShopWindow({high}: {high?: boolean}) {
  const {t, scenes, format, name, rupees} = await wordsOfScene('cards');
  const [line] = order.lines;
  return (
    <div aria-hidden="true" className={`${shopPage} ${shopPosition} ${high ? 'top-0' : 'top-3 @lg:top-7'}`}>
      <div className={`${row} border-b pb-1.5 font-semibold @lg:pb-2.5`}>
        <span>{scenes('chat.shop')}</span> <span>{t('cart', {count: orderCount})}</span>
      </div>
      <div
        className={`${row} mt-2 mb-2 rounded-xs bg-p-tint px-2.5 py-1.5 @lg:mt-3 @lg:mb-2.5 @lg:py-[9px] font-semibold text-p`}
      >
        <span>{t('back', {hours: hoursInCart})}</span> <span>{rupees(totalsOf(order.lines).total)}</span>
      </div>
      <ul className="grid min-h-0 flex-1 grid-cols-2 gap-2">
        {(['ghee', 'tea'] as const).map((good) => (
          <li key={good} className="flex min-h-0 flex-col rounded-xs border p-2">
            <Icon name={`good-${good}`} className="mx-auto mb-1 h-0 min-h-0 w-[62px] flex-1" />
            {name(good)}{' '}
            <b className="flex justify-between gap-1.5">
              {rupees(shelf[good].price)}{' '}
              {good === line.good && (
                <span className="rounded-[3px] bg-p-tint px-1.5 text-p">{`× ${format.number(line.quantity)}`}</span>
              )}
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A corner of the webstore in a festive sale. A phone shows its upper left part. */
export async function ShopCorner() {
  const {t, name, rupees} = await wordsOfScene('storefront');
  return (
    <div aria-hidden="true" className="h-full overflow-clip rounded-tl-md bg-sheet text-ink text-small/snug">
      <div className="flex items-center gap-2 px-4 py-1.5 font-semibold @sm:py-2.5">
        <Icon name="icon-knot" className="size-4 text-p" />
        {t('shop')}
      </div>
      <div className="bg-marigold px-4 py-2 text-on-marigold @max-sm:hidden">
        <b className="block">{t('banner.title', {amount: bill.coupon.amount})}</b>{' '}
        <span>{t('banner.ends', {time: store.saleEnds})}</span>
      </div>
      <div className="grid grid-cols-2 gap-1.5 px-2.5 pt-2 @sm:grid-cols-[repeat(2,minmax(7rem,1fr))] @sm:gap-2 @sm:p-4">
        {(['jaggery', 'dal'] as const).map((good) => (
          <div key={good} className="rounded-xs border p-1 @sm:p-2.5">
            <Icon name={`good-${good}`} className="mx-auto mb-1 h-11 w-13 @sm:mb-2 @sm:h-16" />
            {name(good)} <b className="block">{rupees(shelf[good].price)}</b>
          </div>
        ))}
      </div>
    </div>
  );
}

const slipRow = `${row} py-0.5 @sm:py-1.5 @lg:py-2 not-last:border-b last:text-p`;

const slip = 'light-paper torn-edge absolute left-1/2 bg-raised text-ink text-small leading-[1.4]';
const slipLooks = {
  whole: 'top-1/2 w-[min(20rem,84%)] -translate-1/2 px-5 pt-2.5 pb-4 @sm:px-6 @sm:pt-4 @sm:pb-6',
  printing: 'bottom-0 w-[min(22rem,84%)] -translate-x-1/2 rotate-180 px-5 py-3 @sm:px-6 @sm:py-5',
};

/** A receipt: the bills of a counter without internet. One that is printing comes up from the frame's edge, with its torn edge first. */
export async function BillSlip({printing}: {printing?: boolean}) {
  const {t, scenes, rupees} = await wordsOfScene('cards');
  return (
    <div aria-hidden="true" className={`${slip} ${printing ? slipLooks.printing : slipLooks.whole}`}>
      <div className={printing ? 'rotate-180' : ''}>
        <div className={`${row} border-rule border-b border-dashed pb-2 @sm:pb-3`}>
          <b className="text-base leading-tight">{scenes('chat.shop')}</b>{' '}
          <span className="text-ink-2 @max-md:hidden">{scenes('ledger.store')}</span>
        </div>
        {bills.map(({number, lines, discount}) => (
          <div key={number} className={slipRow}>
            <span>{scenes('ledger.bill', {number})}</span> <span>{rupees(totalsOf(lines, discount).total)}</span>
          </div>
        ))}
        <div className={slipRow}>
          <b>{t('savedOffline')}</b>
          <Icon name="icon-tick" className="size-3.5" />
        </div>
      </div>
    </div>
  );
}

const rateRow =
  'grid grid-cols-[minmax(0,1fr)_4.75rem_4.75rem] items-center gap-x-2 px-4 py-1 *:not-first:text-right @max-md:grid-cols-[minmax(0,1fr)_3.75rem_3.5rem] @max-md:gap-x-1.5 @max-md:px-3 @lg:px-5';

const rateList = 'absolute overflow-hidden border border-p-line bg-sheet text-small';
const rateListLooks = {
  middle: 'inset-x-[6%] top-1/2 -translate-y-1/2 rounded-md',
  corner: '-right-px -bottom-px left-[6%] rounded-tl-md',
};

/** A price list with a rate for each party. It is in the middle of its frame, or in the corner. */
export async function PartyRates({inCorner}: {inCorner?: boolean}) {
  const {t, format, name} = await wordsOfScene('rates');
  return (
    <div aria-hidden="true" className={`${rateList} ${inCorner ? rateListLooks.corner : rateListLooks.middle}`}>
      <b className="block bg-p-solid px-4 py-1.5 text-note text-on-p @lg:px-5 @lg:py-2 @lg:text-base">{t('title')}</b>
      <div className={`${rateRow} border-rule border-b-[1.5px] text-ink-2 leading-tight`}>
        <span>{t('item')}</span>
        {rates.parties.map(({party}) => (
          <div key={party}>{t(`parties.${party}`)}</div>
        ))}
      </div>
      {rates.goods.map((good) => (
        <div key={good} className={`${rateRow} border-b`}>
          <div className="flex items-center gap-3">
            <Icon name={`good-${good}`} className="h-8 w-7 @max-lg:hidden" />
            {name(good)}
          </div>
          {rates.parties.map(({party, price}) => (
            <div key={party}>
              <b className="whitespace-nowrap">{format.number(price[good])}</b>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const stockRow =
  'grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2 p-2 @lg:gap-x-4 @lg:py-2.5 *:not-first:min-w-14 *:not-first:text-right';

/** Three places that sell from the same stock. The webstore's row stands out. */
export async function StockTable() {
  const {t, nameAndSize} = await wordsOfScene('stock');
  const total = sum(stock.sold.map(({count}) => count));
  return (
    <div role="img" aria-label={t('label')} className="text-small/snug @lg:text-note/snug">
      <div className={`${stockRow} text-ink-2`}>
        <span>{nameAndSize(stock.good)}</span> <span>{t('soldToday')}</span> <span>{t('inStock')}</span>
      </div>
      {stock.sold.map(({place, product, count}) => (
        <div
          key={place}
          data-product={product}
          className={`${stockRow} [box-shadow:inset_0_1px_var(--color-line)] ${place === 'webstore' ? 'bg-p-tint' : ''}`}
        >
          <span className="flex items-center gap-2 @lg:gap-2.5">
            <Icon name={`glyph-${product}`} className="size-5.5 text-p" />
            {t(`places.${place}`)}
          </span>{' '}
          <span className="whitespace-nowrap">{count}</span> <span className="whitespace-nowrap">{stock.left}</span>
        </div>
      ))}
      <div className={`${stockRow} total-rule border-t border-t-line font-semibold text-base`}>
        <span>{t('total')}</span> <span className="whitespace-nowrap">{total}</span> <span />
      </div>
    </div>
  );
}
