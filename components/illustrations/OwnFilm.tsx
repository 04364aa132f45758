import type {ReactNode} from 'react';
import {Icon, spriteHref} from '@/components/ui/Icon';
import {bill, counterBill} from '@/content/sampleShop';
import {ScannerBeam} from './ScannerBeam';

const [line] = counterBill.lines;

const coupon =
  'col-start-1 row-start-1 grid h-16 w-22 place-items-center border-2 border-ink-2 border-dashed bg-sheet text-ink-2 text-small';

/** A film that somebody made of a till, which counts, and a coupon that many pass on, which does not. */
export const OwnFilm = () => (
  <div
    data-product="airpos"
    data-picture
    aria-hidden="true"
    className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3 text-ink"
  >
    <Judged verdict={<Icon name="icon-tick" className="size-4 text-leaf" />}>
      <div className="flex h-full flex-col overflow-clip rounded-md border-4 border-device bg-p-tint">
        <div className="relative h-32">
          <ScannerBeam className="absolute inset-0 size-full">
            <use href={spriteHref(`good-${line.good}`)} x="200" y="84" width="158" height="190" />
          </ScannerBeam>
          <svg viewBox="0 0 48 48" aria-hidden="true" className="absolute inset-0 m-auto size-12">
            <path fill="var(--color-cloth)" d="M24 0 48 24 24 48 0 24z" />
            <path fill="var(--color-on-cloth)" d="m19 14 14 10-14 10z" />
          </svg>
        </div>
        <div className="bg-device px-2.5 pt-3 pb-2">
          <i className="block h-1 rounded-full bg-night-line before:generated before:block before:h-1 before:w-1/12 before:rounded-full before:bg-cloth" />
        </div>
      </div>
    </Judged>
    <Judged verdict={<Icon name="icon-cross" className="size-4 text-cloth-text" />}>
      <div className="grid h-full place-items-center rounded-md bg-mist">
        <i className={`${coupon} rotate-5`} />
        <b className={`${coupon} -rotate-4`}>{bill.coupon.code}</b>
      </div>
    </Judged>
  </div>
);

/** A picture with the verdict on its corner. */
const Judged = ({verdict, children}: {verdict: ReactNode; children: ReactNode}) => (
  <div className="relative">
    {children}
    <span className="absolute -top-3 right-2 grid size-8 place-items-center rounded-full border bg-sheet">
      {verdict}
    </span>
  </div>
);
