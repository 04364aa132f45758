import {Icon, spriteHref} from '@/components/ui/Icon';
import {closing, counted, counterBill, shelf} from '@/content/sampleShop';
import {PrintedBill} from './PrintedBill';
import {Entry, Total, wordsOfScene} from './parts';
import {ScannerBeam} from './ScannerBeam';

/** A small shop's counter: a scanner, a printed bill, and the day's closing. */
export async function CounterDesk() {
  const {t} = await wordsOfScene('counterDesk');
  return (
    <div role="img" aria-label={t('label')} className="text-ink text-small">
      <div
        aria-hidden="true"
        className="grid items-end gap-6 @sm:grid-cols-2 @xl:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,5fr)] @xl:gap-10"
      >
        <div className="@max-xl:order-last @max-xl:@sm:col-span-2 @max-sm:hidden">
          <Scanner />
        </div>
        <PrintedBill />
        <ClosingSlip />
      </div>
    </div>
  );
}

const scanned = 'absolute flex items-center gap-3 rounded-sm border border-p-line bg-sheet px-4 py-3';
const scannedPosition = 'inset-x-5 top-5 @max-xl:top-8 @max-xl:right-auto @max-xl:left-8 @max-xl:w-64 @lg:@max-xl:w-80';

/** A scanner reads the barcode of a jar. */
async function Scanner() {
  const {t, name, rupees} = await wordsOfScene('counterDesk');
  const [{good}] = counterBill.lines;
  return (
    <div className="relative h-112 overflow-clip rounded-md bg-p-tint @max-xl:h-72">
      <div className={`${scanned} ${scannedPosition}`}>
        <Icon name="icon-tick" className="size-4 text-leaf" />
        <span className="flex-1">
          <span className="block text-ink-2 text-scene">{t('scanned')}</span> <b className="text-note">{name(good)}</b>
        </span>{' '}
        <b className="text-h3">{rupees(shelf[good].price)}</b>
      </div>
      {/* In a narrow viewport the drawing is to the right of the label. */}
      <ScannerBeam className="absolute right-0 bottom-0 h-[74%] w-full @max-xl:h-[92%] @max-xl:w-3/5">
        <use href={spriteHref(`good-${good}`)} x="200" y="84" width="158" height="190" />
      </ScannerBeam>
    </div>
  );
}

/** The day's closing: the cash that should be in the drawer, the counted notes, and that both agree. */
export async function ClosingSlip() {
  const {t, format, rupees} = await wordsOfScene('counterDesk');
  const expected = closing.opened + closing.sales;
  return (
    <div
      data-product="airpos"
      className="light-paper rounded-md border bg-raised p-5 text-ink text-small lifted @sm:p-6"
    >
      <b className="block border-rule border-b-[1.5px] pb-3 text-lede">{t('closing')}</b>
      <div className="py-2">
        {(['opened', 'sales'] as const).map((part) => (
          <Entry key={part} label={t(part)} value={rupees(closing[part])} className="py-1.5 *:first:text-ink-2" />
        ))}
        <Entry label={t('should')} value={rupees(expected)} className="border-t py-1.5 font-semibold" />
      </div>
      <div className="rounded-sm bg-p-tint px-4 py-2">
        {closing.notes.map(({note, count}) => (
          <div key={note} className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-2 py-1">
            <b>{rupees(note)}</b> <span className="whitespace-nowrap text-ink-2">{`× ${format.number(count)}`}</span>{' '}
            <span className="whitespace-nowrap">{rupees(note * count)}</span>
          </div>
        ))}
      </div>
      <Total label={t('counted')} value={rupees(counted)} className="mt-3 py-2" />
      <div className="flex items-center justify-between gap-3 pt-4">
        <span className="text-ink-2">
          {t('difference')} <b className="text-ink">{rupees(expected - counted)}</b>
        </span>{' '}
        <span className="flex items-center gap-2 rounded-xs border-[1.5px] border-leaf px-3 py-1 font-semibold text-leaf">
          <Icon name="icon-tick" className="size-3.5" />
          {t('tallies')}
        </span>
      </div>
    </div>
  );
}
