import type {ReactNode} from 'react';
import {BandSection, type SectionProps} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import styles from './Steps.module.css';

const step = 'relative grid grid-cols-[4rem_1fr] gap-5 pb-8 last:pb-0 @md:grid-cols-none @md:content-start @md:pb-0';
/** The knot and its number are in the same cell, in front of the thread. */
const knot = 'relative col-start-1 row-start-1 size-16 text-on-cloth';

/** Numbered steps on a thread, one below the other or, in a wide window, side by side. The picture below shows the result. */
export function Steps({id, title, text, items, picture}: SectionProps & {picture?: ReactNode}) {
  return (
    <BandSection id={id} title={title} text={text} ground="paper">
      <StepList items={items} className="@md:mt-14" />
      {picture && (
        <div data-picture className="*:mt-10 @md:*:mt-16">
          {picture}
        </div>
      )}
    </BandSection>
  );
}

/** Such steps, without the section around them. */
export const StepList = ({items, className = ''}: Pick<SectionProps, 'items'> & {className?: string}) => (
  <ol className={`grid @md:auto-cols-fr @md:grid-flow-col @md:gap-x-14 ${className}`}>
    {items.map((item, index) => (
      <li key={item.id} className={`${styles.step} ${step}`}>
        <Icon name="icon-step" className={knot} />{' '}
        <b className={`grid place-items-center text-h3 ${knot}`}>{index + 1}</b>
        <div>
          <H3 className="text-h3-lg">{item.title}</H3>
          <p className="mt-2.5 @max-sm:text-note @xl:text-balance">{item.text}</p>
        </div>
      </li>
    ))}
  </ol>
);
