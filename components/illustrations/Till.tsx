import {Icon} from '@/components/ui/Icon';
import {bill, type Good, gstRate, shelf, totalsOf} from '@/content/sampleShop';
import {chosenFrame, Entry, Total, wordsOfScene} from './parts';

const goods: readonly Good[] = ['ghee', 'tea', 'oil', 'dal', 'soap', 'jaggery'];
const tabs = ['best', 'pantry', 'care', 'gifting'] as const;
const ways = ['cash', 'card', 'split'] as const;
const smallText = 'text-[0.8125rem] text-ink-2';

/** The tabs are on one line. A tab that does not fit wraps to a second line, which is hidden. */
const tabRow =
  'flex max-h-[calc(1lh+0.5rem+1px)] flex-wrap gap-x-5 overflow-hidden whitespace-nowrap border-b text-ink-2 @max-sm:hidden';
const firstTab = 'font-semibold text-ink [box-shadow:inset_0_-3px_var(--p)]';

/** A good on the shelf. A phone shows only the goods on the bill. */
const goodCard =
  'relative row-span-3 grid grid-rows-subgrid gap-y-0 rounded-sm border bg-sheet px-1 pt-2.5 pb-1 @sm:p-2';
const quantityMark =
  'absolute -top-px -right-px min-w-5 rounded-tr-sm rounded-bl-sm bg-p-solid text-center text-on-p @sm:min-w-7';
const quantityText = 'font-semibold text-scene/5 @sm:text-[0.875rem]/[1.625rem]';

/** A till: the goods, a bill and a UPI code. It works without internet too: OfflineTill.tsx. */
export async function Till() {
  const {t, scenes, format, name, nameAndSize, size, rupees, rupeesAndPaise, paise} = await wordsOfScene('till');
  const {total, taxable, halfTax} = totalsOf(bill.lines, bill.coupon.amount);
  const rate = gstRate / 2;
  const sums = [
    {label: t('coupon', {code: bill.coupon.code}), amount: -bill.coupon.amount},
    {label: t('taxable'), amount: taxable},
    {label: scenes('ledger.centralTax', {rate}), amount: halfTax},
    {label: scenes('ledger.stateTax', {rate}), amount: halfTax},
  ];
  return (
    <div
      role="img"
      aria-label={t('label')}
      data-product="airpos"
      className="rounded-[14px] bg-device p-2 [box-shadow:0_40px_80px_-40px_oklch(0.1_0.05_276/0.8)] @sm:rounded-[18px] @sm:p-3"
    >
      <div className="grid grid-rows-[auto_1fr] overflow-hidden rounded-[8px] bg-paper text-ink text-small/[1.4] @sm:min-h-162 @sm:grid-cols-[minmax(0,1fr)_minmax(0,21.25rem)]">
        <div className="col-span-full flex min-h-13 flex-wrap items-center gap-2.5 border-b bg-sheet px-3.5 @max-sm:whitespace-nowrap @sm:gap-x-5 @sm:gap-y-0 @sm:px-5">
          <b className="text-[0.9375rem] @sm:text-[1rem]">{t('counter')}</b>{' '}
          <span className="@max-sm:hidden">{scenes('stock.places.store')}</span>{' '}
          <span className="ml-auto flex items-center gap-2 font-semibold text-leaf">
            <Icon name="icon-tick" className="size-3" />
            <span className="in-data-unplugged:hidden scriptless:hidden">{t('online')}</span>{' '}
            <span className="hidden in-data-unplugged:inline scriptless:inline">{scenes('cards.savedOffline')}</span>
          </span>{' '}
          <span className="@max-sm:hidden">{t('cashier')}</span>{' '}
          <span className="@max-[22rem]:hidden">{t('time')}</span>
        </div>
        <div className="flex flex-col gap-4 p-3.5 @sm:p-5">
          <div className="flex items-center gap-2.5 rounded-sm border-[1.5px] border-rule bg-sheet px-3.5 py-2.5 text-ink-2 @max-sm:hidden">
            <Icon name="icon-search" className="size-4.5" />
            {t('search')} <i className="ml-auto rounded-[3px] border px-2 text-ink">{t('searchKey')}</i>
          </div>
          <div className={tabRow}>
            {tabs.map((tab, index) => (
              <div key={tab} className={`pb-2 ${index === 0 ? firstTab : ''}`}>
                {t(`tabs.${tab}`)}
              </div>
            ))}
          </div>
          <div className="grid flex-1 auto-rows-[1fr_auto_auto] grid-cols-4 gap-2 large-text:grid-cols-2 @sm:grid-cols-[repeat(auto-fill,minmax(max(7rem,30%),1fr))]">
            {goods.map((good) => {
              const line = bill.lines.find((line) => line.good === good);
              return (
                <div key={good} className={`${goodCard} ${line ? chosenFrame : '@max-sm:hidden'}`}>
                  {line && <i className={`${quantityMark} ${quantityText}`}>{line.quantity}</i>}{' '}
                  <Icon
                    name={`good-${good}`}
                    className="h-11 w-full [contain:size] @sm:h-full @sm:min-h-19 @sm:pt-1.5 @sm:pb-2"
                  />
                  <b className="leading-[1.3] @max-sm:hidden">{name(good)}</b>
                  <div className="flex justify-between gap-1 pt-0.5 text-ink-2 @max-sm:justify-center">
                    <span className="@max-sm:hidden">{size(good)}</span> <span>{rupees(shelf[good].price)}</span>
                  </div>
                </div>
              );
            })}
          </div>
        </div>
        <div className="flex flex-col bg-sheet p-3.5 @max-sm:border-t @sm:border-l @sm:px-5 @sm:pt-4.5 @sm:pb-5">
          <div className="flex justify-between gap-3 border-rule border-b-[1.5px] pb-2.5">
            <b className="text-[1rem]">{scenes('ledger.bill', {number: bill.number})}</b> <span>{bill.customer}</span>
          </div>
          {bill.lines.map(({good, quantity}) => (
            <div
              key={good}
              className="grid grid-cols-[minmax(0,1fr)_auto_4.25rem] gap-x-2 border-b py-[0.4375rem] @sm:py-2.5"
            >
              <span>{nameAndSize(good)}</span>{' '}
              <span className="whitespace-nowrap">{`× ${format.number(quantity)}`}</span>{' '}
              <span className="whitespace-nowrap text-right">{paise(shelf[good].price * quantity)}</span>{' '}
              <small className={smallText}>{t('hsn', {code: shelf[good].hsn})}</small>
            </div>
          ))}
          <div className="py-3 text-ink-2">
            {sums.map(({label, amount}) => (
              <Entry
                key={label}
                label={label}
                value={paise(amount)}
                className="flex-wrap gap-y-0 pt-0.5 first:text-leaf"
              />
            ))}
          </div>
          <Total
            label={t('toPay')}
            value={rupeesAndPaise(total)}
            size="whitespace-nowrap text-[1.75rem] leading-[1.1] tracking-[-0.03em]"
            className="border-rule border-t-[1.5px] pt-2 pb-[0.4375rem]"
          />
          <div className="mt-auto grid grid-cols-[min(5.5rem,38%)_minmax(0,1fr)] items-center gap-3.5 pt-4 @sm:grid-cols-[7rem_minmax(0,1fr)] @sm:gap-4">
            <Icon name="qr" className="w-full rounded-sm border bg-[#fff] p-[11.6%]" />
            <div>
              <b className="block text-balance text-[0.9375rem] leading-[1.35]">{t('scan')}</b>{' '}
              <small className={`${smallText} mb-2 flex items-center gap-2`}>
                <i className="size-2 flex-none rounded-full bg-p motion-safe:animate-pulse" />
                {t('waitingOffline')}
              </small>
              <div className="flex flex-wrap gap-1.5 font-semibold text-[0.8125rem] *:rounded-xs *:border *:px-[0.4375rem] *:py-[0.3125rem]">
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
