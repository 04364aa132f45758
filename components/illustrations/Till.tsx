import {Icon} from '@/components/ui/Icon';
import {bill, type Good, gstRate, shelf, totalsOf} from '@/content/sample';
import {wordsOfScene} from './parts';

const goods: readonly Good[] = ['ghee', 'tea', 'oil', 'dal', 'soap', 'jaggery'];
const tabs = ['best', 'pantry', 'care', 'gifting'] as const;
const ways = ['cash', 'card', 'split'] as const;

/**
 * The till as the cashier sees it: the shelf on the left, the bill on the right, the UPI code below it. It is offline, goes on
 * billing, and the soundbox says that the money has come.
 */
export async function Till() {
  const {t, scenes, format, name, nameAndSize, size, rupees, rupeesAndPaise, paise} = await wordsOfScene('till');
  const {total, taxable, halfTax} = totalsOf(bill.lines, bill.coupon.amount);
  const rate = gstRate / 2;
  const sums = [
    [t('taxable'), taxable],
    [scenes('ledger.centralTax', {rate}), halfTax],
    [scenes('ledger.stateTax', {rate}), halfTax],
  ] as const;
  return (
    <div role="img" aria-label={t('label')} data-product="airpos" className="till-device">
      <div>
        <div className="till-bar">
          <b>{t('counter')}</b> <span className="max-sm:hidden">{scenes('stock.places.store')}</span>{' '}
          <span className="ml-auto flex items-center gap-2 font-semibold text-leaf">
            <Icon name="icon-tick" className="size-3" />
            {scenes('cards.savedOffline')}
          </span>{' '}
          <span className="max-sm:hidden">{t('cashier')}</span> <span>{t('time')}</span>
        </div>
        <div className="flex flex-col gap-4 p-3.5 sm:p-5">
          <div className="flex items-center gap-2.5 rounded-sm border-[1.5px] border-rule bg-sheet px-3.5 py-2.5 text-ink-2 max-sm:hidden">
            <Icon name="icon-search" className="size-4.5" />
            {t('search')} <i className="ml-auto rounded-[3px] border border-line px-2 text-ink">{t('searchKey')}</i>
          </div>
          <div className="till-tabs">
            {tabs.map((tab) => (
              <div key={tab}>{t(`tabs.${tab}`)}</div>
            ))}
          </div>
          <div className="till-goods">
            {goods.map((good) => {
              const line = bill.lines.find((line) => line.good === good);
              return (
                <div key={good} className={line ? 'till-good chosen' : 'till-good'}>
                  {line && <i>{line.quantity}</i>} <Icon name={`good-${good}`} />
                  <b>{name(good)}</b>
                  <div>
                    <span>{size(good)}</span> <span>{rupees(shelf[good].price)}</span>
                  </div>
                </div>
              );
            })}
          </div>
        </div>
        <div className="flex flex-col border-line bg-sheet p-3.5 max-sm:border-t sm:border-l sm:px-5 sm:pt-4.5 sm:pb-5">
          <div className="flex justify-between gap-3 border-rule border-b-[1.5px] pb-2.5">
            <b className="text-[1rem]">{scenes('ledger.bill', {number: bill.number})}</b> <span>{bill.customer}</span>
          </div>
          {bill.lines.map(({good, quantity}) => (
            <div key={good} className="till-line">
              <span>{nameAndSize(good)}</span> <span className="figures">{`× ${format.number(quantity)}`}</span>{' '}
              <span className="figures text-right">{paise(shelf[good].price * quantity)}</span>{' '}
              <small>{t('hsn', {code: shelf[good].hsn})}</small>
            </div>
          ))}
          <div className="py-3 text-ink-2">
            <div className="till-sum text-leaf">
              <span>{t('coupon', {code: bill.coupon.code})}</span>{' '}
              <span className="figures">{`−${paise(bill.coupon.amount)}`}</span>
            </div>
            {sums.map(([label, amount]) => (
              <div key={label} className="till-sum">
                <span>{label}</span> <span className="figures">{paise(amount)}</span>
              </div>
            ))}
          </div>
          <div className="total-rule flex items-baseline justify-between border-rule border-t-[1.5px] pt-2 pb-[0.4375rem] font-semibold">
            <span>{t('toPay')}</span>{' '}
            <span className="whitespace-nowrap text-[1.75rem] leading-[1.1] tracking-[-0.03em]">
              {rupeesAndPaise(total)}
            </span>
          </div>
          <div className="mt-auto grid grid-cols-[min(5.5rem,38%)_minmax(0,1fr)] items-center gap-3.5 pt-4 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-4">
            <Icon name="qr" className="w-full rounded-sm border border-line bg-[#fff] p-[11.6%]" />
            <div>
              <b className="block text-balance text-[0.9375rem] leading-[1.35]">{t('scan')}</b>{' '}
              <small className="mb-2 flex items-center gap-2">
                <i className="size-2 flex-none rounded-full bg-p motion-safe:animate-pulse" />
                {t('waitingOffline')}
              </small>
              <div className="till-ways">
                {ways.map((way) => (
                  <div key={way}>{t(`ways.${way}`)}</div>
                ))}
              </div>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
