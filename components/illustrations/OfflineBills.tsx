import {Icon} from '@/components/ui/Icon';
import {bill, bills, shelf, totalsOf} from '@/content/sampleShop';
import {Entry, wordsOfScene} from './parts';

/**
 * A printer without internet. The bills that it has printed hang from it on one strip of paper, the last one on top, and wait to be
 * sent: those that a visitor can have the till print in the hero. The strip runs out at the lower edge of its panel.
 */
export async function OfflineBills() {
  const {t, scenes, format, nameAndSize, paise, rupeesAndPaise} = await wordsOfScene('offlineTill');
  return (
    <div aria-hidden="true" className="px-5 pt-7 text-ink text-small @lg:pt-9 print:hidden">
      <div className="mx-auto max-w-92">
        <div className="relative z-1 flex items-center justify-between gap-3 rounded-sm bg-device px-4 pt-2.5 pb-5 text-on-indigo">
          <b className="leading-tight">{t('waiting', {count: bills.length})}</b>
          <i className="size-2.5 flex-none rounded-full bg-marigold motion-safe:animate-pulse" />
          <span className="absolute inset-x-4 bottom-2 h-1.5 rounded-full bg-night-line" />
        </div>
        <div className="-mt-2.5 relative z-1 mx-3 @sm:mx-6 [filter:drop-shadow(0_18px_16px_oklch(0.24_0.09_275/0.28))]">
          <div className="light-paper bg-sheet px-4 pt-3 text-ink @sm:px-5">
            {bills.toReversed().map(({number, lines, discount}) => (
              <div key={number} className="border-rule border-dashed py-2.5 not-last:border-b last:pb-5">
                <div className="flex items-baseline justify-between gap-3 text-base">
                  <b>{scenes('ledger.bill', {number})}</b>{' '}
                  <b className="whitespace-nowrap">{rupeesAndPaise(totalsOf(lines, discount).total)}</b>
                </div>
                {lines.map(({good, quantity}) => (
                  <Entry
                    key={good}
                    label={`${nameAndSize(good)} ×\u00a0${format.number(quantity)}`}
                    value={paise(shelf[good].price * quantity)}
                    className="text-ink-2"
                  />
                ))}
                {discount > 0 && (
                  <Entry
                    label={scenes('till.coupon', {code: bill.coupon.code})}
                    value={paise(-discount)}
                    className="text-ink-2"
                  />
                )}
                <span className="flex items-center gap-2 pt-1 font-semibold text-leaf">
                  <Icon name="icon-tick" className="size-3.5" />
                  {t('savedHere')}
                </span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
