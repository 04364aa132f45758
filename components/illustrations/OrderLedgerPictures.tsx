import {Fragment} from 'react';
import {Icon, spriteHref} from '@/components/ui/Icon';
import {gstRate, handover, order, refill, shelf, totalsOf} from '@/content/sample';
import {Entry, wordsOfScene} from './parts';
import {StreetMap} from './StreetMap';

/** The line of the webstore's cart, paid by UPI. */
export async function CartLine() {
  const {t, format, nameAndSize, rupees} = await wordsOfScene('ledger');
  const [line] = order.lines;
  return (
    <div className="cart-line">
      <Icon name={`good-${line.good}`} className="h-18 w-14" />
      <div>
        <b>{nameAndSize(line.good)}</b>
        <div>{rupees(shelf[line.good].price)}</div>
        <span className="cart-stepper mt-1.5 inline-flex overflow-hidden rounded-xs border border-p-line bg-sheet">
          <i>−</i> <i>{format.number(line.quantity)}</i> <i>+</i>
        </span>
      </div>
      <span className="flex items-center gap-1.5 rounded-xs drawn-button px-2.5 py-2 font-semibold xl:max-[77rem]:hidden">
        <Icon name="icon-tick" className="size-3" />
        {t('paidBy')}
      </span>
    </div>
  );
}

/** The bill as it comes out of the printer, over the line of the row. */
export async function Receipt() {
  const {t, paise} = await wordsOfScene('ledger');
  const {halfTax} = totalsOf(order.lines);
  return (
    <div className="tax-receipt">
      <div className="dark-paper torn-edge-fine bg-raised px-4 pt-3 pb-4.5">
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

/** The distributor's carton, standing on the ledger's line with its jars looking out. */
export async function Carton() {
  const {t, size} = await wordsOfScene('ledger');
  const jars = Array.from({length: refill.quantity}, (_, index) => 8 + index * 27);
  return (
    <div className="relative self-end pt-3 text-scene">
      <div className="flex justify-between gap-3">
        <b>{t('party')}</b>{' '}
        <span className="-rotate-5 rounded-xs border-2 px-2 font-semibold text-leaf">{t('approved')}</span>
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

/** The rider's map, running off the page, and the code that was asked at the door. */
export async function RiderMap() {
  const {t} = await wordsOfScene('ledger');
  return (
    <div className="rider-map">
      <StreetMap view="43 24 670 136" keep="right" way="0,0 4,0 4,1 5,1" passed={1} around />
      <span className="absolute bottom-2.5 left-3 flex items-center gap-1 rounded-xs border border-p-line bg-sheet px-2 py-[5px] xl:max-[77rem]:hidden">
        {t('otp')}{' '}
        {[...handover.otp].map((digit) => (
          <Fragment key={digit}>
            <i className="otp-digit">{digit}</i>{' '}
          </Fragment>
        ))}
      </span>
    </div>
  );
}
