import type {ReactNode} from 'react';
import {type ListProps, TextList} from '@/components/sections/SectionParts';
import {H2} from '@/components/ui/Heading';

type Props = ListProps & {
  /** A drawn object that stands for the use case. */
  object: ReactNode;
};

const claimBesideObject =
  'grid grid-cols-1 gap-x-10 gap-y-9 @sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] @md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] @md:gap-x-16 print:block';

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
