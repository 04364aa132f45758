import {spriteHref} from '@/components/ui/Icon';
import {counterBill, shelf} from '@/content/sampleShop';
import {wordsOfScene} from './parts';
import {ScannerBeam} from './ScannerBeam';

const [line] = counterBill.lines;

/** A photo of a bill's upper end: three lines, and the torn edge below them. */
export async function PhotoOfBill() {
  const {t, scenes, format, nameAndSize, paise, time} = await wordsOfScene('counterDesk');
  const row = 'flex justify-between gap-3';
  return (
    <div data-product="airpos" className="rounded-md bg-p-tint p-5">
      <div className="-rotate-1 [filter:drop-shadow(0_10px_10px_oklch(0.24_0.09_275/0.2))]">
        <div className="light-paper torn-edge bg-raised px-4 pt-4 pb-6 text-ink text-small">
          <b className="block text-center text-base">{t('shop')}</b>{' '}
          <div className={`${row} mt-2 border-rule border-y border-dashed py-1.5`}>
            <span>{scenes('ledger.bill', {number: counterBill.number})}</span> <span>{time(counterBill.time)}</span>
          </div>{' '}
          <div className={`${row} pt-1.5`}>
            <span className="flex-1">{nameAndSize(line.good)}</span> <span>{`× ${format.number(line.quantity)}`}</span>{' '}
            <span>{paise(shelf[line.good].price * line.quantity)}</span>
          </div>
        </div>
      </div>
    </div>
  );
}

/** A video that somebody made of a till, before it is played. */
export const FilmedTill = () => (
  <div data-product="airpos" className="overflow-clip rounded-md border-6 border-device bg-p-tint">
    <div className="relative h-48">
      <ScannerBeam className="absolute inset-0 size-full">
        <use href={spriteHref(`good-${line.good}`)} x="200" y="84" width="158" height="190" />
      </ScannerBeam>
      <svg viewBox="0 0 48 48" aria-hidden="true" className="absolute inset-0 m-auto size-16">
        <path fill="var(--color-cloth)" d="M24 0 48 24 24 48 0 24z" />
        <path fill="var(--color-on-cloth)" d="m19 14 14 10-14 10z" />
      </svg>
    </div>
    <div className="bg-device px-3 pt-4 pb-2.5">
      <i className="block h-1 rounded-full bg-night-line before:generated before:block before:h-1 before:w-1/12 before:rounded-full before:bg-cloth" />
    </div>
  </div>
);
