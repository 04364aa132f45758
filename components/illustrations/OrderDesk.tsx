import {Icon} from '@/components/ui/Icon';
import {amountOf, cartonOrder, orderTotal, partyBalance, partyLedger, rates, shelf} from '@/content/sampleShop';
import {PartyLedger} from './PartyLedger';
import {DrawnButtons, Stepper, Total, wordsOfScene} from './parts';

const [party] = rates.parties;
const {limit} = partyLedger;
const owed = partyBalance;
const thisOrder = orderTotal;
const remaining = limit - owed - thisOrder;
/** The parts of the party's credit limit: their labels, and their colours in the bar. */
const credit = [
  {label: 'before', amount: owed, colour: 'bg-p'},
  {label: 'after', amount: thisOrder, colour: 'bg-marigold'},
  {label: 'left', amount: remaining, colour: 'bg-mist'},
] as const;
const percentOfLimit = (amount: number) => `${Math.round((amount / limit) * 100)}%`;

/** A wholesaler's desk: an order to dispatch, a new party that waits for approval, and a party's account on its phone. */
export async function OrderDesk() {
  const {t} = await wordsOfScene('orderDesk');
  return (
    <div role="img" aria-label={t('label')} className="text-ink text-small">
      <div aria-hidden="true" className="grid items-stretch gap-x-8 @xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="flex min-w-0 flex-col">
          <OrderSheet />
          <PartyWaiting />
        </div>
        <div className="flex overflow-clip rounded-[20px] bg-device pb-1.5 *:rounded-b-[20px] lifted @max-xl:hidden">
          <PartyLedger />
        </div>
      </div>
    </div>
  );
}

/** A picture, the good and, in a wide viewport, three columns of figures. */
const row =
  'grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b py-3.5 @sm:grid-cols-[2.75rem_minmax(0,1fr)_4.75rem_7rem_5.75rem]';

/** The order on a page of a book: cartons at the party's rates, and how much of the credit limit is left. */
async function OrderSheet() {
  const {t, scenes, format, name, size, rupees} = await wordsOfScene('orderDesk');
  return (
    <div className="flex flex-1 overflow-clip rounded-md bg-sheet lifted">
      <div className="w-4 flex-none bg-[linear-gradient(var(--color-thread)_16px,transparent_0)] bg-cloth bg-size-[3px_26px] bg-top bg-repeat-y @sm:w-6" />
      <div className="flex min-w-0 flex-1 flex-col px-4 pt-5 pb-11 @sm:px-7 @sm:pt-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-rule border-b-[1.5px] pb-4">
          <b className="text-h3 leading-tight @sm:text-h3-lg">{scenes('ledger.party')}</b>{' '}
          <span className="rounded-xs bg-p-tint px-2.5 py-1 font-semibold text-p text-scene">
            {scenes('ledger.approved')}
          </span>{' '}
          <span className="text-ink-2 @sm:ml-auto">{t('order', {number: cartonOrder.number})}</span>
        </div>
        <div className={`${row} text-ink-2 @max-sm:hidden`}>
          <span className="col-span-2">{t('item')}</span> <span className="text-right">{t('rate')}</span>{' '}
          <span className="text-right">{t('cartons')}</span> <span className="text-right">{t('amount')}</span>
        </div>
        {cartonOrder.lines.map((line) => {
          const pieces = t('pieces', {count: line.perCarton * line.cartons});
          const rate = rupees(party.price[line.good]);
          return (
            <div key={line.good} className={row}>
              <Icon name={`good-${line.good}`} className="h-12 w-10" />
              <span>
                <b className="block text-note leading-snug">{name(line.good)}</b>{' '}
                <span className="block text-balance text-ink-2 text-scene">
                  {t('pack', {size: size(line.good), count: line.perCarton})}
                </span>{' '}
                <span className="block text-scene text-leaf @max-sm:hidden">{t('godown', {count: line.inGodown})}</span>
              </span>{' '}
              <span className="text-right @max-sm:hidden">
                <b className="block">{rate}</b>{' '}
                <s className="text-ink-2 text-scene">{rupees(shelf[line.good].price)}</s>
              </span>{' '}
              <span className="text-right @max-sm:hidden">
                <Stepper>{format.number(line.cartons)}</Stepper>{' '}
                <span className="block pt-0.5 text-ink-2 text-scene">{pieces}</span>
              </span>{' '}
              <span className="text-right">
                <b className="whitespace-nowrap text-note">{rupees(amountOf(line))}</b>{' '}
                <span className="block text-ink-2 text-scene @sm:hidden">{`${pieces} × ${rate}`}</span>
              </span>
            </div>
          );
        })}
        <Total label={t('total')} value={rupees(orderTotal)} className="py-3 text-base" />
        <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-6 pb-2">
          <span>
            {t('limit')} <b>{rupees(limit)}</b>
          </span>{' '}
          <span className="flex items-center gap-1.5 font-semibold text-leaf">
            <Icon name="icon-tick" className="size-3.5" />
            {t('fits')}
          </span>
        </div>
        {/* Both parts start at the left edge. The second covers the first, so that of this order only the difference shows. */}
        <span className="relative block h-4 border bg-mist">
          <i className="absolute -inset-y-px left-0 bg-marigold" style={{width: percentOfLimit(owed + thisOrder)}} />
          <i className="absolute -inset-y-px left-0 bg-p" style={{width: percentOfLimit(owed)}} />
        </span>
        <div className="grid grid-cols-[auto_auto_auto] justify-between gap-x-4 pt-3">
          {credit.map(({label, amount, colour}) => (
            <span key={label} className="last:text-right">
              <span className="flex items-center gap-1.5 text-ink-2 text-scene">
                <i className={`size-2.5 border dark:border-ink-2 ${colour}`} /> {t(label)}
              </span>{' '}
              <b>{rupees(amount)}</b>
            </span>
          ))}
        </div>
        <DrawnButtons
          first={t('dispatch')}
          second={t('ask')}
          className="@max-xs:grid-cols-1 gap-3 pt-6 *:py-3 @sm:flex @sm:*:px-5"
        />
      </div>
    </div>
  );
}

const waitingNote = 'relative flex items-center gap-4 rounded-md border border-p-line bg-raised px-4 py-3';
/** The note covers the lower edge of the order. */
const waitingPosition = 'mx-4 -mt-5 @sm:mr-8 @sm:ml-[26%] @lg:ml-auto @lg:w-110';
const waitingShadow = '[box-shadow:0_24px_40px_-24px_oklch(0.1_0.05_276/0.5)]';

/** A note about a new party, with a button to approve it. */
async function PartyWaiting() {
  const {t} = await wordsOfScene('rates');
  return (
    <div className={`${waitingNote} ${waitingPosition} ${waitingShadow}`}>
      <span className="flex-1">
        <b className="flex items-baseline gap-2 font-semibold">
          <Icon name="icon-knot" className="size-3 flex-none text-p motion-safe:animate-pulse" />
          {t('waiting')}
        </b>{' '}
        <span className="flex items-center gap-1.5 text-leaf text-scene">
          <Icon name="icon-tick" className="size-3" />
          {t('gstin')}
        </span>
      </span>{' '}
      <span className="rounded-sm drawn-button px-3.5 py-2 font-semibold">{t('approve')}</span>
    </div>
  );
}
