import {type ListProps, TextList} from '@/components/sections/SectionParts';
import {H2} from '@/components/ui/Heading';
import type {TradeFigure} from '@/content/industries';
import {wordsAt} from '@/i18n/words';
import styles from './ReasonTable.module.css';

type Props = ListProps & {
  /** The figures below the reasons. */
  claims: readonly TradeFigure[];
  /** The address of a drawing of the trade's goods. On a phone they stand on the double rule. */
  goods: string;
  /** The classes for the background and the padding of the section. */
  className: string;
};

const reason = {
  item: 'grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-5 gap-y-2 border-b py-6 @max-sm:py-5 last:border-0 @lg:grid-cols-[auto_minmax(0,4fr)_minmax(0,7fr)] @lg:gap-x-7',
  icon: 'mt-1',
  text: 'col-start-2 @lg:col-start-3',
};

/** Reasons on a page of a book with a stitched spine, and below them what the company measures, in a line. */
export async function ReasonTable({title, text, items, claims, goods, className}: Props) {
  const {label, items: figures} = await wordsAt('common.figures');
  return (
    <section className={className}>
      <div className="wrap relative overflow-clip rounded-md border bg-sheet print:overflow-visible print:border-0">
        <span aria-hidden="true" className={`${styles.spine} absolute inset-y-0 left-0 w-3 @md:w-6 print:hidden`} />
        <div className="py-8 pr-3 pl-7 @sm:py-12 @sm:pr-10 @sm:pl-11 @md:pl-18 @lg:pr-16 print:p-0">
          <div className="double-rule grid grid-cols-1 items-end gap-x-12 gap-y-4 pb-6 @max-sm:pb-0 @xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
            <H2 className="@max-[22rem]:text-[1.625rem]">{title}</H2>
            <p>{text}</p>
            {/* biome-ignore lint/performance/noImgElement: a drawing of a few kilobytes has one size */}
            <img
              src={goods}
              alt=""
              loading="lazy"
              decoding="async"
              className="mt-2 h-44 w-full @sm:hidden print:hidden"
            />
          </div>
          <TextList items={items} icon="knot" className="icon-5 icon-cloth" look={reason} />
          <div className="double-rule border-rule border-t-[1.5px] py-5">
            <p className="text-ink-2 text-note">{label}</p>
            <dl className="mt-1.5 grid gap-x-10 gap-y-1 text-note @md:flex @md:flex-wrap @md:text-base">
              {claims.map((key) => (
                <div key={key} className="flex flex-row-reverse items-baseline justify-end gap-x-2">
                  <dt className="text-ink-2">{figures[key].label}</dt>
                  <dd className="whitespace-nowrap font-semibold">{figures[key].figure}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </section>
  );
}
