import {Icon} from '@/components/ui/Icon';
import {bills, type Good, hoursInCart, type Line, order, orderCount, shelf, totalsOf} from '@/content/sample';
import {wordsOfScene} from './parts';

const row = 'flex items-center justify-between gap-3';

/** A corner of the webstore, with a cart that came back. */
export async function ShopWindow() {
  const {t, scenes, format, name, rupees} = await wordsOfScene('cards');
  const lines: readonly Line[] = order.lines;
  const quantityOf = (good: Good) => lines.find((line) => line.good === good)?.quantity;
  return (
    <div aria-hidden="true" className="shop-window">
      <div className={`${row} border-line border-b pb-2.5 font-semibold`}>
        <span>{scenes('chat.shop')}</span> <span>{t('cart', {count: orderCount})}</span>
      </div>
      <div className={`${row} mt-3 mb-2.5 rounded-xs bg-p-tint px-2.5 py-[9px] font-semibold text-p`}>
        <span>{t('back', {hours: hoursInCart})}</span> <span>{rupees(totalsOf(lines).total)}</span>
      </div>
      <ul className="grid grid-cols-2 gap-2 max-sm:hidden">
        {(['ghee', 'tea'] as const).map((good) => {
          const quantity = quantityOf(good);
          return (
            <li key={good} className="rounded-xs border border-line p-2">
              <Icon name={`good-${good}`} />
              {name(good)}{' '}
              <b className="flex justify-between gap-1.5">
                {rupees(shelf[good].price)}{' '}
                {quantity && (
                  <span className="rounded-[3px] bg-p-tint px-1.5 text-p">{`× ${format.number(quantity)}`}</span>
                )}
              </b>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The printer's slip, hanging in from above. */
export async function BillSlip() {
  const {t, scenes, rupees} = await wordsOfScene('cards');
  return (
    <div aria-hidden="true" className="dark-paper torn-edge-fine bill-slip">
      {bills.map(({number, lines, discount}) => (
        <div key={number}>
          <span>{scenes('ledger.bill', {number})}</span> <span>{rupees(totalsOf(lines, discount).total)}</span>
        </div>
      ))}
      <div>
        <b>{t('savedOffline')}</b>
        <Icon name="icon-tick" className="size-3.5" />
      </div>
    </div>
  );
}
