import type {ReactNode} from 'react';
import {H2} from '@/components/ui/Heading';
import {Icon, spriteHref} from '@/components/ui/Icon';
import type {Text} from '@/i18n/shape';
import styles from './ClosingBand.module.css';

type Props = Text & {children: ReactNode};

/** The last section of a page comes in three looks, below. In each, the title is as large as that of the page. */
const closingTitle = 'text-h1 tracking-[-0.034em] deva:text-[clamp(2rem,1.3rem+3.2vw,3.375rem)] deva:tracking-normal';
const closingButtons = 'flex flex-wrap gap-3 @max-sm:*:flex-auto';

/** On the cloth cover of the account book, which is stitched along both edges. */
export function ClosingBand({title, text, children}: Props) {
  return (
    <section className={`${styles.cover} relative overflow-clip bg-cloth text-on-cloth print:hidden`}>
      <KiteOnCloth />
      <div className="wrap relative pt-[clamp(72px,11vw,152px)] pb-64 @sm:pb-[clamp(88px,11vw,152px)] @sm:pr-44 @lg:pr-[440px]">
        <H2 className={closingTitle}>{title}</H2>
        <p className="mt-5 max-w-[34rem] text-inherit text-lede @max-lg:max-w-[30rem]">{text}</p>
        <div className={`mt-9 ${closingButtons}`}>{children}</div>
      </div>
    </section>
  );
}

const lastLine = 'relative isolate grid items-end border-rule border-b-6 border-double pb-5';
const lastLineColumns =
  '@sm:min-h-52 @sm:grid-cols-[minmax(0,1fr)_13rem] @sm:gap-x-8 @lg:grid-cols-[minmax(0,1fr)_20rem]';

/** On the last line of a ledger page, above its double rule. */
export function ClosingLedger({title, text, children}: Props) {
  return (
    <section className="overflow-clip border-t bg-sheet py-(--room) [--room:clamp(3.5rem,7vw,6rem)] print:hidden">
      <div className="wrap">
        <div className={`${styles.ruledPaper} ${lastLine} ${lastLineColumns}`}>
          <H2 className={closingTitle}>{title}</H2>
          <KiteOnPaper />
        </div>
        <div className="grid items-start gap-x-16 gap-y-8 pt-8 @lg:grid-cols-[minmax(0,1fr)_auto]">
          <p className="max-w-[42rem] text-ink-2 text-lede">{text}</p>
          <div className={closingButtons}>{children}</div>
        </div>
      </div>
    </section>
  );
}

const billPaper =
  'light-paper torn-edge bg-raised pt-[clamp(1.75rem,5vw,4rem)] pb-[clamp(2.5rem,6vw,4.5rem)] [--tooth:12px]';
/** In a narrow window the counterfoil is above the bill, without a torn edge. */
const counterfoil =
  'grid items-center justify-items-center gap-6 border-ink-2 border-dotted px-8 @max-md:mask-none @max-md:grid-cols-[auto_minmax(0,1fr)] @max-md:border-b-3 @max-md:px-5 @max-md:py-5 @md:content-between @md:border-l-3';
const stamp =
  'grid aspect-square w-28 @md:w-44 -rotate-14 place-items-center rounded-full border-4 border-cloth outline-2 outline-cloth -outline-offset-14';

/** On a bill, with a stamped counterfoil on its right. */
export function ClosingBill({title, text, children}: Props) {
  return (
    <section className="border-t bg-mist py-[clamp(3.5rem,7vw,6rem)] print:hidden">
      <div className="wrap">
        <div className="[filter:drop-shadow(0_24px_24px_oklch(0.24_0.09_275/0.18))] flex flex-col-reverse @md:grid @md:grid-cols-[minmax(0,1fr)_19rem]">
          <div className={`${billPaper} px-[clamp(1.25rem,5vw,4rem)]`}>
            <H2 className={closingTitle}>{title}</H2>
            <p className="mt-5 max-w-[36rem] text-lede">{text}</p>
            <div className={`mt-9 ${closingButtons}`}>{children}</div>
          </div>
          <div aria-hidden="true" className={`${billPaper} ${counterfoil}`}>
            <span className={stamp}>
              <Icon name="mark" className="h-14 w-12.5 @md:h-22.5 @md:w-20" />
            </span>
            <span className="barcode h-12 w-full" />
          </div>
        </div>
      </div>
    </section>
  );
}

const onCloth =
  'pointer-events-none absolute right-[max(24px,calc((100vw-1200px)/2-40px))] bottom-0 h-full w-130 translate-y-8 overflow-visible';
const onNarrowCloth = '@max-lg:right-2 @max-lg:bottom-3.5 @max-lg:w-80 @max-sm:h-64 @max-sm:w-64 large-text:hidden';

/** The kite's thread comes out of the seam at the lower edge of the cover. */
const KiteOnCloth = () => (
  <FlyingKite
    className={`${onCloth} ${onNarrowCloth}`}
    thread={{
      path: 'M-150 442.5C-30 432 60 404 136 360S250 290 280 258',
      color: 'var(--color-thread)',
    }}
    colors="text-on-cloth [--color-cloth:var(--color-marigold)]"
  />
);

/** The kite's thread comes out of the double rule. */
const KiteOnPaper = () => (
  <FlyingKite
    className="-mb-5 h-auto w-52 overflow-visible large-text:hidden @max-sm:justify-self-end @sm:-ml-16 @sm:w-68 @lg:-ml-8 @lg:w-88"
    thread={{
      path: 'M-60 479C40 472 90 414 146 366S250 290 280 258',
      color: 'var(--color-cloth)',
    }}
    colors="text-ink"
  />
);

type KiteProps = {className: string; thread: {path: string; color: string}; colors: string};

function FlyingKite({className, thread, colors}: KiteProps) {
  return (
    <svg viewBox="0 0 520 480" preserveAspectRatio="xMaxYMax meet" aria-hidden="true" className={className}>
      <path d={thread.path} fill="none" stroke={thread.color} strokeWidth="3" strokeDasharray="16 10" />
      <g className="sway">
        <g transform="translate(252 -28) rotate(30 24 27) scale(6.2)">
          <use href={spriteHref('mark')} width="48" height="54" className={colors} />
        </g>
      </g>
    </svg>
  );
}
