import {counterBill, gstRate, shelf, totalsOf} from '@/content/sampleShop';
import {Entry, Total, wordsOfScene} from './parts';

/** A bill on thermal paper that comes out of a printer. */
export async function PrintedBill() {
  const {t, scenes, format, nameAndSize, paise, rupeesAndPaise, time} = await wordsOfScene('counterDesk');
  const {number, lines} = counterBill;
  const {total, taxable, halfTax} = totalsOf(lines);
  const rate = gstRate / 2;
  return (
    <div>
      <div className="relative z-1 h-7 rounded-sm bg-device">
        <span className="absolute inset-x-5 bottom-2 h-1.5 rounded-full bg-night-line" />
        {/* The printer's lamp. It blinks on phones only, which do not show the animated scanner. */}
        <i className="absolute top-1.5 right-5 size-2 rounded-full bg-marigold motion-safe:@max-sm:animate-pulse" />
      </div>
      <div className="-mt-2.5 relative z-1 px-4 @sm:px-7 [filter:drop-shadow(0_18px_16px_oklch(0.24_0.09_275/0.28))]">
        <div className="light-paper torn-edge bg-sheet px-4 pt-6 pb-9 @sm:px-5">
          <div className="text-center">
            <b className="block text-base">{t('shop')}</b> <span className="block text-scene">{t('place')}</span>{' '}
            <span className="block text-ink-2 text-scene">{t('gstin')}</span>
          </div>
          <div className="mt-4 flex justify-between gap-3 border-rule border-y border-dashed py-2">
            <span>{scenes('ledger.bill', {number})}</span> <span>{time(counterBill.time)}</span>
          </div>
          {lines.map(({good, quantity}) => (
            <div
              key={good}
              className="grid grid-cols-[minmax(0,1fr)_auto_3.5rem] gap-x-2 pt-2.5 @sm:grid-cols-[minmax(0,1fr)_auto_4rem]"
            >
              <span className="leading-snug">{nameAndSize(good)}</span>{' '}
              <span className="whitespace-nowrap">{`× ${format.number(quantity)}`}</span>{' '}
              <span className="whitespace-nowrap text-right">{paise(shelf[good].price * quantity)}</span>{' '}
              <span className="text-ink-2 text-scene">{scenes('till.hsn', {code: shelf[good].hsn})}</span>
            </div>
          ))}
          <div className="mt-3 border-rule border-t border-dashed pt-2 text-ink-2 text-scene">
            <Entry label={scenes('till.taxable')} value={paise(taxable)} />
            <Entry label={scenes('ledger.centralTax', {rate})} value={paise(halfTax)} />
            <Entry label={scenes('ledger.stateTax', {rate})} value={paise(halfTax)} />
          </div>
          <Total
            label={scenes('till.toPay')}
            value={rupeesAndPaise(total)}
            className="mt-2 border-rule border-t-[1.5px] py-2"
          />
          <p className="mt-3 text-center text-scene">
            {t('paid')}
            <br />
            {t('thanks')}
          </p>
        </div>
      </div>
    </div>
  );
}
