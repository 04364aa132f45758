import {Icon, spriteHref} from '@/components/ui/Icon';
import {gstRate, handover, order, refill, shelf, totalsOf} from '@/content/sample';
import {Entry, wordsOfScene} from './parts';
import {StreetMap} from './StreetMap';

const cart =
  'relative grid grid-cols-[56px_1fr_auto] items-center gap-3.5 rounded-sm border border-p-line bg-p-tint px-4 py-2 text-scene/[1.4]';
const cartShadow = '[box-shadow:0_18px_32px_-20px_oklch(0.1_0.05_276/0.5)]';

/** A line of the cart in the webstore, which is paid by UPI. */
export async function CartLine() {
  const {t, format, nameAndSize, rupees} = await wordsOfScene('ledger');
  const [line] = order.lines;
  return (
    <div className={`${cart} ${cartShadow}`}>
      <Icon name={`good-${line.good}`} className="h-18 w-14" />
      <div>
        <b>{nameAndSize(line.good)}</b>
        <div>{rupees(shelf[line.good].price)}</div>
        <span className="mt-1.5 inline-flex overflow-hidden rounded-xs border border-p-line bg-sheet *:min-w-7 *:border-p-line *:text-center *:not-first:border-l *:leading-[26px]">
          <i>−</i> <i>{format.number(line.quantity)}</i> <i>+</i>
        </span>
      </div>
      <span className="flex items-center gap-1.5 rounded-xs drawn-button px-2.5 py-2 font-semibold @xl:@max-[77rem]:hidden">
        <Icon name="icon-tick" className="size-3" />
        {t('paidBy')}
      </span>
    </div>
  );
}

/** A printed bill, which covers the line below the row. */
export async function Receipt() {
  const {t, paise} = await wordsOfScene('ledger');
  const {halfTax} = totalsOf(order.lines);
  return (
    <div className="relative z-1 -mb-4 text-scene/[1.4] [filter:drop-shadow(0_1px_0_var(--color-line))_drop-shadow(0_10px_12px_oklch(0.1_0.05_276/0.2))]">
      <div className="dark-paper torn-edge bg-raised px-4 pt-3 pb-4.5">
        <div className="flex justify-between gap-3">
          <b>{t('bill', {number: order.bill})}</b> <span className="text-ink-2">{t('store')}</span>
        </div>
        {(['centralTax', 'stateTax'] as const).map((half) => (
          <Entry key={half} label={t(half, {rate: gstRate / 2})} value={paise(halfTax)} />
        ))}
      </div>
    </div>
  );
}

/** A distributor's carton on the line of the ledger, with the tops of its jars. */
export async function Carton() {
  const {t, size} = await wordsOfScene('ledger');
  const jars = Array.from({length: refill.quantity}, (_, index) => 8 + index * 27);
  return (
    <div className="relative self-end pt-3 text-scene">
      <div className="flex justify-between gap-3">
        <b>{t('party')}</b>{' '}
        <span className="-rotate-5 rounded-xs border-2 border-current px-2 font-semibold text-leaf">
          {t('approved')}
        </span>
      </div>
      <svg viewBox="0 0 336 26" aria-hidden="true" className="mt-1.5 w-full">
        {jars.map((x) => (
          <use key={x} href={spriteHref(`good-${refill.good}`)} x={x} y="2" width="23" height="27.6" />
        ))}
      </svg>
      <div className="border border-p-line border-t-3 border-b-0 bg-p-tint px-3 pt-1.5 pb-[9px] font-semibold text-p">
        {t('refill', {count: refill.quantity, size: size(refill.good), price: refill.price})}
      </div>
    </div>
  );
}

/** A map with the rider, as the row's background up to the right edge, and the code that the customer gives the rider. */
export async function RiderMap() {
  const {t} = await wordsOfScene('ledger');
  return (
    <div className="relative mr-[calc(-1*var(--past))] h-[108px] overflow-hidden border-p-line border-l pr-(--past) text-scene/[1.4] [--past:calc(134px+var(--end))]">
      <StreetMap
        view="43 24 670 136"
        preserveAspectRatio="xMaxYMid slice"
        route={[
          [0, 0],
          [4, 0],
          [4, 1],
          [5, 1],
        ]}
        passed={1}
        visible="43 24 1000 136"
        className="size-full overflow-visible"
      />
      <span className="absolute bottom-2.5 left-3 flex items-center gap-1 rounded-xs border border-p-line bg-sheet px-2 py-[5px] @xl:@max-[77rem]:hidden">
        {t('otp')}{' '}
        {[...handover.otp].map((digit) => (
          <i
            key={digit}
            className="w-[22px] rounded-[3px] border border-p-line bg-p-tint text-center font-semibold leading-[24px] first-of-type:ml-1"
          >
            {`${digit} `}
          </i>
        ))}
      </span>
    </div>
  );
}
