import type {SectionProps} from '@/components/sections/SectionParts';
import {H2} from '@/components/ui/Heading';

const figuresTable =
  'grid border-on-indigo/70 border-t-[3px] border-double @sm:auto-cols-auto @sm:grid-flow-col @lg:auto-cols-fr';
const figureLayout =
  'flex flex-col-reverse justify-end py-5 @max-sm:last:pb-0 @sm:px-5 @sm:pt-6 @sm:pb-2 @sm:first:pl-0 @lg:px-7';
const figureRules = 'border-indigo-line @max-sm:not-last:border-b @sm:not-first:border-l';

/** Figures about the company. The section has no id: browsers' readers leave out what is called a community. */
export function Figures({title, text, items}: SectionProps<{figure: string; label: string}>) {
  return (
    <section className="bg-indigo py-section text-on-indigo">
      <div className="wrap">
        <H2>{title}</H2>
        <p className="mt-3 mb-8 text-on-indigo-2">{text}</p>
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
