import type {ReactNode} from 'react';
import {Icon, spriteHref} from '@/components/ui/Icon';
import {gstRate, handover, order, refill, shelf, stock} from '@/content/sampleShop';
import {Entry, wordsOfScene} from './parts';
import {StreetMap, wayToCustomer} from './StreetMap';

const cart =
  'relative grid grid-cols-[56px_1fr] items-center gap-3.5 @max-[25rem]:grid-cols-[44px_1fr] @max-[25rem]:gap-2.5 @max-[25rem]:px-3 rounded-sm border border-p-line bg-p-tint px-4 py-2 text-scene/[1.4]';
const cartShadow = '[box-shadow:0_18px_32px_-20px_oklch(0.1_0.05_276/0.5)]';

const step =
  'grid size-11 large-text:size-8 cursor-pointer place-items-center font-semibold text-[1.125rem] text-p not-first:border-l hover:bg-p-tint aria-disabled:cursor-default aria-disabled:text-ink-2 aria-disabled:opacity-50 scriptless:hidden';
const drawnStep = 'hidden size-7 place-items-center not-first:border-l scriptless:grid';

/** A line of the cart in the webstore, which is paid by UPI. Its stepper works: writeOrder.ts. */
export async function CartLine({jars, largest}: {jars: number; largest: number}) {
  const {t, format, nameAndSize, rupees} = await wordsOfScene('ledger');
  const [line] = order.lines;
  return (
    <div className={`${cart} ${cartShadow}`}>
      <Icon name={`good-${line.good}`} className="h-18 w-full large-text:hidden" />
      <div className="min-w-0 large-text:col-span-full">
        <b>{nameAndSize(line.good)}</b>
        <div>{rupees(shelf[line.good].price)}</div>
        <div className="mt-1 flex items-center gap-1.5">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
          <div
            role="group"
            aria-label={t('stepper', {count: largest})}
            className="inline-flex overflow-clip rounded-xs border border-p-line bg-sheet *:border-p-line"
          >
            <button type="button" data-step="-1" aria-label={t('fewer')} className={step}>
              −
            </button>{' '}
            <i aria-hidden="true" className={drawnStep}>
              −
            </i>{' '}
            <b
              data-written="jars"
              suppressHydrationWarning
              className="grid min-w-9 place-items-center border-l text-[1rem]"
            >
              {format.number(jars)}
            </b>{' '}
            <button type="button" data-step="1" aria-label={t('more')} className={step}>
              +
            </button>{' '}
            <i aria-hidden="true" className={drawnStep}>
              +
            </i>{' '}
          </div>
          {/* Its point is at the plus. */}
          <span className="whitespace-nowrap bg-marigold py-0.5 pr-1.5 pl-2.5 font-semibold text-on-marigold [clip-path:polygon(0_50%,8px_0,100%_0,100%_100%,8px_100%)] in-data-played:hidden @max-[22rem]:hidden scriptless:hidden @xl:@max-[77rem]:hidden">
            {t('tryIt')}
          </span>
        </div>
      </div>
    </div>
  );
}

/** A printed bill, which covers the line below the row. */
export async function Receipt({halfTax}: {halfTax: ReactNode}) {
  const {t} = await wordsOfScene('ledger');
  return (
    <div
      data-reprinted
      className="relative z-1 text-scene/[1.4] [filter:drop-shadow(0_1px_0_var(--color-line))_drop-shadow(0_10px_12px_oklch(0.1_0.05_276/0.2))] @sm:-mb-4"
    >
      <div className="light-paper torn-edge bg-raised px-4 pt-3 pb-4.5">
        <div className="flex justify-between gap-3">
          <b>{t('bill', {number: order.bill})}</b> <span className="text-ink-2">{t('store')}</span>
        </div>
        {(['centralTax', 'stateTax'] as const).map((half) => (
          <Entry key={half} label={t(half, {rate: gstRate / 2})} value={halfTax} />
        ))}
      </div>
    </div>
  );
}

/** From one jar on the shelf to the next, in the drawing's units. */
const jarDistance = 14;

/** The shelf from which the order is taken, and the wholesale order that refills it, on the party's ledger. */
export async function Carton({
  sold,
  refill: refillText,
  balance,
}: {
  sold: number;
  refill: ReactNode;
  balance: ReactNode;
}) {
  const {t, scenes} = await wordsOfScene('ledger');
  const jars = Array.from({length: stock.left}, (_, index) => 1 + index * jarDistance);
  return (
    <div className="relative self-end pt-3 text-scene @max-sm:border-b @max-sm:border-p-line @max-sm:pt-0">
      <div className="flex items-center justify-between gap-3">
        <span className="flex flex-wrap gap-x-3 text-ink-2">
          <b className="text-ink">{t('refillOrder', {number: refill.number})}</b> {scenes('khata.party')}
        </span>{' '}
        <span className="-rotate-5 rounded-xs border-2 border-current px-2 font-semibold text-leaf">
          {t('approved')}
        </span>
      </div>
      <svg viewBox="0 0 336 17" aria-hidden="true" className="mt-2 w-full">
        {jars.map((x, index) => (
          <use
            key={x}
            data-jar
            data-sold={index < sold ? '' : undefined}
            suppressHydrationWarning
            href={spriteHref(`good-${refill.good}`)}
            x={x}
            y="2"
            width="12.5"
            height="15"
            className="transition-opacity data-sold:opacity-20"
          />
        ))}
      </svg>
      <div className="flex flex-wrap justify-between gap-x-2 border border-p-line border-t-3 border-b-0 bg-p-tint px-2 pt-1.5 pb-[9px] font-semibold text-p">
        {refillText} {balance}
      </div>
    </div>
  );
}

/** A map with the rider, as the row's background up to the right edge, and the code that the customer gives the rider. */
export async function RiderMap() {
  const {t} = await wordsOfScene('ledger');
  return (
    <div className="relative h-[108px] overflow-hidden border-p-line text-scene/[1.4] @max-sm:rounded-xs @max-sm:border @sm:mr-[calc(-1*var(--past))] @sm:border-l @sm:pr-(--past) @sm:[--past:calc(var(--amount-width)+var(--end))]">
      <StreetMap
        view="57 24 670 136"
        preserveAspectRatio="xMaxYMid slice"
        route={wayToCustomer}
        passed={1}
        visible="57 24 1000 136"
        className="size-full overflow-visible"
      />
      <span className="absolute bottom-2.5 left-3 flex items-center gap-1 rounded-xs border border-p-line bg-sheet px-2 py-[5px] @xl:@max-[77rem]:hidden">
        {t('otp')}{' '}
        {[...handover.otp].map((digit, position) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a code may repeat a digit, and its digits never move
            key={position}
            className="w-[22px] rounded-[3px] border border-p-line bg-p-tint text-center font-semibold leading-[24px] first-of-type:ml-1"
          >
            {`${digit} `}
          </i>
        ))}
      </span>
    </div>
  );
}
