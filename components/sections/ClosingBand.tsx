import type {ReactNode} from 'react';
import {H2} from '@/components/ui/Heading';
import {Icon, spriteHref} from '@/components/ui/Icon';
import type {Text} from '@/i18n/shape';

type Props = Text & {children: ReactNode};

/** The cloth cover of the book, stitched along both edges: the lower seam is the footer's. */
export function ClosingBand({title, text, children}: Props) {
  return (
    <section className="closing closing-band relative overflow-clip bg-cloth text-on-cloth print:hidden">
      <FlyingKite />
      <div className="wrap relative py-[clamp(88px,11vw,152px)] @sm:pr-44 @lg:pr-[440px]">
        <H2>{title}</H2>
        <p className="mt-5 max-w-[34rem] text-inherit text-lede @max-lg:max-w-[30rem]">{text}</p>
        <div className="mt-9 flex flex-wrap gap-3 @max-sm:*:flex-auto">{children}</div>
      </div>
    </section>
  );
}

/** The ledger's last line: ruled off twice, and the kite on the thread that led through the page. */
export function ClosingLedger({title, text, children}: Props) {
  return (
    <section className="closing overflow-clip border-t bg-sheet py-(--room) [--room:clamp(3.5rem,7vw,6rem)] print:hidden">
      <div className="wrap">
        <div className="closing-line relative isolate grid items-end border-rule border-b-6 border-double pb-5">
          <H2>{title}</H2>
          <FlyingKite paper />
        </div>
        <div className="grid items-start gap-x-16 gap-y-8 pt-8 @lg:grid-cols-[minmax(0,1fr)_auto]">
          <p className="max-w-[42rem] text-ink-2 text-lede">{text}</p>
          <div className="flex flex-wrap gap-3 @max-sm:*:flex-auto">{children}</div>
        </div>
      </div>
    </section>
  );
}

/** The order's bill, with the stamp on its counterfoil. */
export function ClosingBill({title, text, children}: Props) {
  return (
    <section className="closing border-t bg-mist py-[clamp(3.5rem,7vw,6rem)] print:hidden">
      <div className="wrap">
        <div className="closing-bill">
          <div className="dark-paper">
            <H2>{title}</H2>
            <p className="mt-5 max-w-[36rem] text-lede">{text}</p>
            <div className="mt-9 flex flex-wrap gap-3 @max-sm:*:flex-auto">{children}</div>
          </div>
          <div aria-hidden="true" className="dark-paper">
            <span>
              <Icon name="mark" />
            </span>
            <span className="barcode h-12 w-full" />
          </div>
        </div>
      </div>
    </section>
  );
}

/** The kite on its thread, which comes out of the cover's seam, 36 px above the lower edge, or out of a rule on paper. */
function FlyingKite({paper}: {paper?: boolean}) {
  return (
    <svg
      viewBox="0 0 520 480"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      className={paper ? '-mb-5 -ml-16 h-auto w-68 overflow-visible @max-sm:hidden @lg:-ml-8 @lg:w-88' : undefined}
    >
      <path
        d={
          paper
            ? 'M-60 479C40 472 90 414 146 366S250 290 280 258'
            : 'M-150 442.5C-30 432 60 404 136 360S250 290 280 258'
        }
        fill="none"
        stroke={paper ? 'var(--color-cloth)' : 'var(--color-thread)'}
        strokeWidth="3"
        strokeDasharray="16 10"
      />
      <g className="sway">
        <g transform="translate(252 -28) rotate(30 24 27) scale(6.2)">
          <use
            href={spriteHref('mark')}
            width="48"
            height="54"
            className={paper ? 'text-ink' : 'text-on-cloth [--color-cloth:var(--color-marigold)]'}
          />
        </g>
      </g>
    </svg>
  );
}
