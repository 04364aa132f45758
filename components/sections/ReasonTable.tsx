import {H2} from '@/components/ui/Heading';
import type {TradeFigure} from '@/content/industries';
import {wordsAt} from '@/i18n/words';
import {type ListProps, TextList} from './SectionParts';

type Props = ListProps & {
  /** Those of the suite's figures that the reasons come to. */
  claims: readonly TradeFigure[];
  /** What the book lies on: the ground of the section above, or a dark band. */
  ground: string;
};

/** Reasons as a page of the bound book: a stitched spine, one entry a reason, and what they come to. */
export async function ReasonTable({title, text, items, claims, ground}: Props) {
  const {label, items: figures} = await wordsAt('common.figures');
  return (
    <section className={ground}>
      <div className="wrap relative overflow-clip rounded-md border border-line bg-sheet print:overflow-visible print:border-0">
        <span aria-hidden="true" className="book-spine absolute inset-y-0 left-0 w-3 md:w-6 print:hidden" />
        <div className="py-8 pr-3 pl-7 sm:py-12 sm:pr-10 sm:pl-11 md:pl-18 lg:pr-16 print:p-0">
          <div className="double-rule grid grid-cols-1 items-end gap-x-12 gap-y-4 pb-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
            <H2 className="max-[22rem]:text-[1.625rem]">{title}</H2>
            <p>{text}</p>
          </div>
          <TextList items={items} className="entries knots reason-rows" icon="knot" />
          <div className="border-rule border-t-[1.5px] pt-6">
            <p className="text-ink-2 text-note">{label}</p>
            <dl className="reason-sums double-rule mt-3 grid gap-x-8 gap-y-4 pb-6 sm:grid-cols-3">
              {claims.map((key) => (
                <div key={key} className="flex flex-col-reverse justify-end">
                  <dt className="text-balance text-ink-2">{figures[key].label}</dt>
                  <dd>{figures[key].figure}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </section>
  );
}
