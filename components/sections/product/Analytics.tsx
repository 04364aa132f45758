import type {ReactNode} from 'react';
import {type SectionProps, TextList} from '@/components/sections/SectionParts';
import {H2} from '@/components/ui/Heading';

const readingRules = '[--row-line:light-dark(var(--p-line),color-mix(in_oklab,var(--color-ink)_25%,transparent))]';

/** A drawn report, and beside it what can be read from it. */
export function Analytics({id, title, text, items, picture}: SectionProps & {picture: ReactNode}) {
  return (
    <section id={id} className="bg-p-tint py-section">
      <div className="wrap grid items-center gap-x-16 gap-y-10 @lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="@lg:order-last">
          <H2>{title}</H2>
          <p className="mt-4 text-lede">{text}</p>
          <TextList
            items={items}
            className={`mt-8 border-rule border-t-[1.5px] ${readingRules}`}
            look={{item: 'border-(--row-line) border-b py-5 last:border-0 last:pb-0', text: 'mt-1.5 @sm:text-balance'}}
          />
        </div>
        {picture}
      </div>
    </section>
  );
}
