import type {ReactNode} from 'react';
import {IndigoSection, type ListProps, TextList} from '@/components/sections/SectionParts';
import {H2, H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import type {TradeFigure} from '@/content/industries';
import {wordsAt} from '@/i18n/words';
import styles from './TradePoints.module.css';

/** Use cases on tags that hang from the double rule. */
export function UseCaseTags({title, text, items}: ListProps) {
  return (
    <IndigoSection title={title} text={text} ruled>
      <ul className="grid gap-x-6 @md:grid-cols-3 @lg:gap-x-8">
        {items.map((item) => (
          <li key={item.id} className={`relative isolate grid ${styles.hanging}`}>
            <div className={`dark-paper relative px-7 pt-16 pb-8 text-ink @md:self-start ${styles.tag}`}>
              <H3 className="text-h3-lg">{item.title}</H3>
              <p className="mt-3">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </IndigoSection>
  );
}

const slipRow = 'grid items-start gap-6 @md:relative @md:grid-cols-3 @md:px-7 @lg:gap-8 print:block';
const slipPaper = 'dark-paper torn-edge relative bg-raised text-ink [--tooth:12px]';
const slipRoom = 'px-6 pt-6 pb-9 @md:px-7 @md:pt-11 @md:pb-10';
/** In print only the text is left. */
const slipInPrint = 'print:p-0 print:pb-4 print:[mask:none]';

/** Use cases on slips that come out of a printer. */
export function UseCaseSlips({title, text, items}: ListProps) {
  return (
    <IndigoSection title={title} text={text}>
      <ul className={`${styles.printer} ${slipRow}`}>
        {items.map((item) => (
          <li key={item.id} className={`${styles.slip} ${slipPaper} ${slipRoom} ${slipInPrint}`}>
            <H3 className="text-h3-lg">{item.title}</H3>
            <p className="mt-5 border-ink/25 border-t-2 border-dashed pt-5">{item.text}</p>
            <span aria-hidden="true" className="barcode mt-7 block h-8 @max-md:hidden print:hidden" />
          </li>
        ))}
      </ul>
    </IndigoSection>
  );
}

type Props = ListProps & {
  /** A drawn object that stands for the use case. */
  object: ReactNode;
};

const claimBesideObject =
  'grid gap-x-10 gap-y-9 @sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] @md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] @md:gap-x-16 print:block';

const benefit = {
  item: 'grid items-baseline gap-x-16 gap-y-3 border-rule border-b-[1.5px] py-8 @md:py-10 @lg:grid-cols-2',
  title: 'text-[clamp(1.5rem,1.2rem+1.3vw,2.125rem)] leading-[1.15] deva:leading-[1.35]',
};

/** Benefits in rows: a large title, and the text beside it. The object reaches over the upper edge of the section. */
export function BenefitRows({title, text, items, object}: Props) {
  return (
    <section className="border-t bg-mist py-section">
      <div className="wrap">
        <div className={claimBesideObject}>
          <div>
            <H2>{title}</H2>
            <p className="mt-4 text-lede">{text}</p>
          </div>
          <div className="w-full max-w-104 @md:-mt-[calc(2rem+var(--spacing-section))] @md:mb-2">{object}</div>
        </div>
        <TextList items={items} className="mt-10 border-rule border-t-[1.5px] @md:mt-14" look={benefit} />
      </div>
    </section>
  );
}

const objectBesideClaim =
  'grid gap-x-10 gap-y-9 @sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] @sm:items-center @md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] @md:gap-x-16 print:block';

const threadedList =
  'relative mt-10 grid gap-6 pl-9 [--between:clamp(1.5rem,4vw,3.5rem)] @md:mt-13 @md:grid-cols-3 @md:gap-(--between) @md:pl-0';

const threadPiece =
  'absolute top-4 left-[0.725rem] h-8 overflow-visible fill-none stroke-2 stroke-cloth [stroke-dasharray:9_6] @max-md:hidden';
/** A piece of the thread reaches to the next point. The last piece runs past the edge of the page. */
const toNextPoint = 'w-[calc(100%+var(--between))]';
const pastTheEdge = 'w-screen';

const knot = 'absolute top-1 -left-9 size-5.5 stroke-2 stroke-mist text-cloth @md:top-0 @md:-left-[0.4rem] @md:size-9';

/**
 * Three points, each with a knot on one thread. In a narrow window the thread runs down on the left. In a wide one the points
 * are side by side, and the thread hangs from knot to knot.
 */
export function PointThread({title, text, items, object}: ListProps & Partial<Props>) {
  return (
    <section className="overflow-x-clip border-b bg-mist py-section">
      <div className="wrap">
        <div className={object ? objectBesideClaim : undefined}>
          <div>
            <H2 className="max-w-[24ch]">{title}</H2>
            <p className="mt-4 text-lede">{text}</p>
          </div>
          {object && <div className="w-full max-w-104 @sm:order-first">{object}</div>}
        </div>
        <ol className={`${styles.thread} ${threadedList}`}>
          {items.map((item, index) => (
            <li key={item.id} className="relative @md:pt-17">
              <svg
                viewBox="0 0 100 24"
                preserveAspectRatio="none"
                aria-hidden="true"
                className={`${threadPiece} ${index < items.length - 1 ? toNextPoint : pastTheEdge}`}
              >
                <path d="M0 2Q50 40 100 2" vectorEffect="non-scaling-stroke" />
              </svg>
              <Icon name="icon-knot" className={knot} />
              <H3 className="text-h3-lg">{item.title}</H3>
              <p className="mt-3">{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

type ReasonProps = ListProps & {
  /** The figures below the reasons. */
  claims: readonly TradeFigure[];
  /** The classes for the background and the padding of the section. */
  ground: string;
};

const reason = {
  item: 'grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-5 gap-y-2 border-b py-6 last:border-0 @lg:grid-cols-[auto_minmax(0,4fr)_minmax(0,7fr)] @lg:gap-x-7',
  icon: 'mt-1',
  text: 'col-start-2 @lg:col-start-3',
};

const claimFigure =
  'font-semibold text-[clamp(1.75rem,1.3rem+1.6vw,2.5rem)] leading-[1.2] tracking-[-0.03em] deva:leading-[1.4]';

/** Reasons on a page of a book with a stitched spine, and figures in place of a total. */
export async function ReasonTable({title, text, items, claims, ground}: ReasonProps) {
  const {label, items: figures} = await wordsAt('common.figures');
  return (
    <section className={ground}>
      <div className="wrap relative overflow-clip rounded-md border bg-sheet print:overflow-visible print:border-0">
        <span aria-hidden="true" className={`${styles.spine} absolute inset-y-0 left-0 w-3 @md:w-6 print:hidden`} />
        <div className="py-8 pr-3 pl-7 @sm:py-12 @sm:pr-10 @sm:pl-11 @md:pl-18 @lg:pr-16 print:p-0">
          <div className="double-rule grid grid-cols-1 items-end gap-x-12 gap-y-4 pb-6 @xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
            <H2 className="@max-[22rem]:text-[1.625rem]">{title}</H2>
            <p>{text}</p>
          </div>
          <TextList items={items} icon="knot" className="icon-5 icon-cloth" look={reason} />
          <div className="border-rule border-t-[1.5px] pt-6">
            <p className="text-ink-2 text-note">{label}</p>
            <dl className="double-rule mt-3 grid gap-x-8 gap-y-4 pb-6 @sm:grid-cols-3">
              {claims.map((key) => (
                <div key={key} className="flex flex-col-reverse justify-end">
                  <dt className="text-balance text-ink-2">{figures[key].label}</dt>
                  <dd className={claimFigure}>{figures[key].figure}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </section>
  );
}
