import type {SectionProps} from '@/components/sections/SectionParts';
import {H2} from '@/components/ui/Heading';
import type {IndustrySlug} from '@/content/industries';
import {illustrationHref, industryIllustration} from '@/lib/illustrations';

const figuresTable =
  'grid border-on-indigo/70 border-t-[3px] border-double @sm:auto-cols-auto @sm:grid-flow-col @lg:auto-cols-fr';
const figureLayout =
  'flex flex-col-reverse justify-end py-5 @max-sm:last:pb-0 @sm:px-5 @sm:pt-6 @sm:pb-2 @sm:first:pl-0 @lg:px-7';
const figureRules = 'border-indigo-line @max-sm:not-last:border-b @sm:not-first:border-l';

type Props = SectionProps<{figure: string; label: string}> & {
  /** Industries whose goods are drawn beside the title. */
  trades?: readonly IndustrySlug[] | undefined;
};

/** Figures about the company. The section has no id: browsers' readers leave out what is called a community. */
export function Figures({title, text, items, trades = []}: Props) {
  return (
    <section className="bg-indigo py-section text-on-indigo">
      <div className="wrap">
        <div className="mb-8 items-center justify-between gap-x-12 @lg:flex">
          <div>
            <H2>{title}</H2>
            <p className="mt-3 text-on-indigo-2">{text}</p>
          </div>
          {trades.length > 0 && (
            <div data-picture className="grid grid-cols-4 gap-2 @max-lg:mt-6 @sm:gap-3 @lg:flex-none print:hidden">
              {trades.map((trade) => (
                // biome-ignore lint/performance/noImgElement: a drawing of a few kilobytes has one size
                <img
                  key={trade}
                  src={`${illustrationHref(industryIllustration(trade))}#menu`}
                  alt=""
                  loading="lazy"
                  className="h-24 w-full rounded-md bg-mist @sm:h-36 @lg:size-30"
                />
              ))}
            </div>
          )}
        </div>
        <dl className={figuresTable}>
          {items.map((item) => (
            <div key={item.id} className={`${figureLayout} ${figureRules}`}>
              <dt className="text-on-indigo-2">{item.label}</dt>
              <dd className="whitespace-nowrap pb-1 font-semibold text-h2 text-marigold tracking-[-0.028em] large-text:whitespace-normal">
                {item.figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
