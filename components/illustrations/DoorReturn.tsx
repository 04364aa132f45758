import {Icon} from '@/components/ui/Icon';
import {doorReturn, totalsOf} from '@/content/sampleShop';
import {DrawnRadio, Phone, Total, wordsOfScene} from './parts';

const [{good, quantity}] = doorReturn.lines;
const {total, tax} = totalsOf(doorReturn.lines);
const [chosenReason] = doorReturn.reasons;

/** A return at the door, on the rider's phone: the reason, a photo, the refund and a signature. */
export async function DoorReturn() {
  const {t, scenes, format, name, size, rupees, rupeesAndPaise, time} = await wordsOfScene('doorReturn');
  return (
    <div role="img" aria-label={t('label')} className="text-ink text-small">
      <Phone className="rounded-b-[28px] border-b-8 @lg:[box-shadow:0_24px_48px_-16px_oklch(0.1_0.05_276/0.4)]">
        <div className="flex items-baseline justify-between gap-3 bg-device px-5 pt-2 pb-3 text-on-indigo">
          <b className="text-note">{t('title')}</b>{' '}
          <span className="text-on-night">{scenes(`roundDesk.places.${doorReturn.place}`)}</span>
        </div>
        <div className="px-5 pt-4 pb-6">
          <div className="flex flex-wrap gap-1.5">
            {doorReturn.reasons.map((reason) => (
              <div
                key={reason}
                className={`rounded-full border px-2.5 py-1.5 text-scene ${reason === chosenReason ? 'border-p bg-p-solid font-semibold text-on-p' : 'bg-sheet'}`}
              >
                {t(`reasons.${reason}`)}
              </div>
            ))}
          </div>
          <div className="mt-4 flex gap-4 border-b pb-4">
            <span className="relative grid h-34 w-30 flex-none place-items-center rounded-sm bg-p-tint">
              <Icon name={`good-${good}`} className="h-26 w-22 rotate-6" />
              {/* The crack in the good, and the corners of the camera's frame. */}
              <svg viewBox="0 0 120 136" aria-hidden="true" className="absolute inset-0 size-full" fill="none">
                <path
                  stroke="var(--color-device)"
                  strokeWidth="2.5"
                  d="m84 42-12 12 6 8-16 12 4 10-14 14m10-24-12-4m26-8 10 6"
                />
                <path stroke="var(--p)" strokeWidth="2.5" d="M10 26V10h16m68 0h16v16m0 84v16H94m-68 0H10v-16" />
              </svg>
            </span>
            <span className="flex min-w-0 flex-col justify-center gap-1">
              <b className="text-note leading-snug">{name(good)}</b>{' '}
              <span className="text-ink-2">{`${size(good)} × ${format.number(quantity)}`}</span>{' '}
              <span className="text-ink-2">{t('photo', {time: time(doorReturn.time)})}</span>{' '}
              <b className="flex items-start gap-1.5 text-leaf leading-snug">
                <Icon name="icon-tick" className="mt-1 size-3" />
                {t('checked')}
              </b>
            </span>
          </div>
          <div className="mt-4 grid grid-cols-2 gap-2">
            <DrawnRadio>{t('money')}</DrawnRadio> <DrawnRadio chosen>{t('credit')}</DrawnRadio>
          </div>
          <Total
            label={t('note', {number: doorReturn.note})}
            value={rupees(total)}
            size="text-h3"
            className="mt-3 py-1.5"
          />
          <div className="flex justify-between gap-3 pt-1.5 text-ink-2">
            {scenes('ledger.taxInside')} <span>{rupeesAndPaise(tax)}</span>
          </div>
          <div className="mt-3 flex items-end justify-between gap-3 border-rule border-b-[1.5px]">
            <span className="pb-1 text-ink-2 text-scene">{t('signed')}</span>
            <svg viewBox="0 0 120 44" aria-hidden="true" className="h-11 w-30" fill="none">
              <path
                stroke="var(--color-ink)"
                strokeWidth="2"
                strokeLinecap="round"
                d="M8 36C20 4 28 2 26 18S14 40 20 36s14-22 18-14-6 16 2 12 8-12 12-10-4 14 4 10 10-22 14-18-8 20 0 16 12-12 16-10 0 10 26-2"
              />
            </svg>
          </div>
          <b className="mt-5 block rounded-sm drawn-button py-3 text-center text-note">{t('take')}</b>
        </div>
      </Phone>
    </div>
  );
}
