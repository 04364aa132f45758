import {IndigoSection} from './IndigoSection';
import type {SectionProps} from './productSection';

/** The house's figures, in marigold on indigo. */
export function Figures({id, title, text, items}: SectionProps<{figure: string; label: string}>) {
  return (
    <IndigoSection id={id} title={title} text={text}>
      <dl className="grid border-on-indigo/70 border-t-[3px] border-double sm:auto-cols-auto sm:grid-flow-col lg:auto-cols-fr">
        {items.map((item) => (
          <div
            key={item.id}
            className="flex flex-col-reverse justify-end border-indigo-line py-5 max-sm:not-last:border-b max-sm:last:pb-0 sm:px-5 sm:pt-7 sm:pb-2 sm:not-first:border-l sm:first:pl-0 lg:px-7 lg:pt-9"
          >
            <dt className="text-on-indigo-2 text-lede">{item.label}</dt>
            <dd className="pb-2 font-semibold whitespace-nowrap large-text:whitespace-normal text-[clamp(2.75rem,1rem+4vw,5rem)] text-marigold leading-[1.05] tracking-[-0.045em] deva:leading-[1.4]">
              {item.figure}
            </dd>
          </div>
        ))}
      </dl>
    </IndigoSection>
  );
}
