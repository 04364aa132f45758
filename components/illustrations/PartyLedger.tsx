import {Icon} from '@/components/ui/Icon';
import {order, partyBalance, partyLedger, refill} from '@/content/sampleShop';
import {withMinus} from '@/lib/format';
import {DrawnButtons, Total, wordsOfScene} from './parts';

const {limit} = partyLedger;
const left = limit - partyBalance;
const row =
  'grid grid-cols-[2.75rem_minmax(0,1fr)_auto] deva:grid-cols-[3.25rem_minmax(0,1fr)_auto] gap-x-2.5 py-1.5 @sm:py-3';

/** A distributor's account on a phone: orders, returns and payments, and the credit that is left. */
export async function PartyLedger() {
  const {t, format} = await wordsOfScene('khata');
  const {entries, due} = partyLedger;
  return (
    <div
      role="img"
      aria-label={t('label')}
      className="flex flex-1 flex-col rounded-t-[20px] border-6 border-device border-b-0 bg-sheet p-4 pb-6 text-ink text-small @sm:p-5 @sm:pb-6"
    >
      <div className="flex items-center justify-between gap-3 pb-3">
        <b className="text-base">{t('party')}</b>{' '}
        <span className="rounded-xs bg-p-tint px-2.5 py-1 font-semibold text-p text-scene">{t('approved')}</span>
      </div>
      <div className={`${row} border-y-[1.5px] border-rule text-ink-2`}>
        <span>{format.dateTime(new Date(order.date), 'month')}</span> <span>{t('entry')}</span>{' '}
        <span>{t('amount')}</span>
      </div>
      {entries.map((entry) => (
        <div key={entry.day} className={`${row} border-b`}>
          <span className="whitespace-nowrap text-ink-2">{format.number(entry.day, {minimumIntegerDigits: 2})}</span>{' '}
          <span>{partyEntryOf(entry, t)}</span>{' '}
          <span className={entry.amount < 0 ? 'whitespace-nowrap text-leaf' : 'whitespace-nowrap'}>
            {withMinus(format.number(entry.amount))}
          </span>
        </div>
      ))}
      <Total
        label={t('balance')}
        value={format.number(partyBalance)}
        size="whitespace-nowrap"
        className="py-2.5 text-base"
      />
      <div className="pt-4">
        <CreditLeft />
      </div>
      <div className="flex justify-between gap-3 pt-3">
        <span>{t('due')}</span> <span>{format.dateTime(new Date(due), 'dayOfMonth')}</span>
      </div>
      <Refill />
    </div>
  );
}

/** What the distributor ordered last, with a button to order it again. */
async function Refill() {
  const {t, scenes, name, size} = await wordsOfScene('khata');
  return (
    <>
      <div className="mt-auto pt-5 @max-sm:hidden">
        <div className="flex items-center gap-3.5 rounded-sm border border-p-line bg-p-tint px-3.5 py-2.5">
          <Icon name={`good-${refill.good}`} className="h-12 w-10" />
          <span>
            <b className="block">{name(refill.good)}</b>{' '}
            {scenes('ledger.refill', {count: refill.quantity, size: size(refill.good), price: refill.price})}
          </span>
        </div>
      </div>
      <DrawnButtons first={t('reorder')} second={t('statement')} className="gap-2.5 pt-3 *:py-2.5 @max-sm:hidden" />
    </>
  );
}

type LedgerWords = Awaited<ReturnType<typeof wordsOfScene<'khata'>>>['t'];

/** What an entry of the party's ledger is. */
export function partyEntryOf(entry: (typeof partyLedger.entries)[number], t: LedgerWords) {
  if (entry.kind === 'order') return t('order', {number: entry.number});
  if (entry.kind === 'return') return t('return', {count: entry.count});
  return t(entry.kind);
}

/**
 * The credit that a distributor has left, as text and as a bar.
 * @param label set if it is not part of another picture, so that it needs a label for screen readers
 */
export async function CreditLeft({label}: {label?: boolean}) {
  const {t} = await wordsOfScene('khata');
  const asPicture = label ? {role: 'img', 'aria-label': t('label')} : {};
  return (
    <div {...asPicture} className="text-small">
      <div className="flex flex-wrap justify-between gap-x-3 pb-2">
        <span>{t('left')}</span> <b>{t('leftOf', {left, limit})}</b>
      </div>
      <i className="block h-2.5 border bg-mist">
        <i className="-m-px block h-2.5 bg-p" style={{width: `${(left / limit) * 100}%`}} />
      </i>
    </div>
  );
}
