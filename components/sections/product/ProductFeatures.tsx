import type {ReactNode} from 'react';
import {Section, type SectionProps, TextList} from '@/components/sections/SectionParts';
import {Icon} from '@/components/ui/Icon';
import styles from './ProductFeatures.module.css';

type Props = SectionProps & {
  /** A drawn interface. */
  picture?: ReactNode;
  /** Whether the picture begins at the window's left edge. */
  pictureAtEdge: boolean;
  /** Whether the section above has no background of its own. */
  followsPlainSection: boolean;
};

/** The features of a product. The layout depends on the picture, or without one on the number of features. */
export function ProductFeatures(props: Props) {
  const {items, picture, pictureAtEdge} = props;
  if (picture && pictureAtEdge) return <FeaturesBesideBlock {...props} />;
  if (picture) return <FeaturesBesideTint {...props} />;
  if (items.length === 4) return <FeatureSheet {...props} />;
  if (items.length % 3 === 0) return <FeatureColumns {...props} />;
  return <FeatureLedger {...props} />;
}

const blockToEdge = '-ml-bleed bg-p-solid px-gutter py-12 @max-xl:-mr-bleed @xl:rounded-r-md @xl:pl-bleed';

/** Two columns of features. Beside them, one feature is drawn on a coloured block that begins at the window's left edge. */
function FeaturesBesideBlock({id, title, text, items, picture}: Props) {
  return (
    <Section id={id} title={title} text={text} className="border-t bg-sheet py-section" data-ground="sheet">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 @xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className={blockToEdge}>{picture}</div>
        <TextList
          items={items}
          icon="feature"
          boxed
          className="icon-9 icon-p grid gap-x-10 gap-y-7 @sm:grid-cols-2"
          look={{item: 'grid grid-cols-1 content-start gap-y-3', text: 'mt-1.5'}}
        />
      </div>
    </Section>
  );
}

const ruledRow =
  'grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-5 border-b py-6 last:border-0 last:pb-0 @md:gap-x-8 @md:py-7';

/** A list of features. Beside it, one feature is drawn on a tint, and stays in view while the list scrolls. */
function FeaturesBesideTint({id, title, text, items, picture}: Props) {
  return (
    <Section id={id} title={title} text={text} className="border-t bg-sheet py-section" data-ground="sheet">
      <div className="grid items-start gap-x-16 @lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <TextList
          items={items}
          icon="feature"
          boxed
          className="icon-11 icon-p -mt-7 @md:icon-13 @lg:-mt-4"
          look={{item: ruledRow, title: '@md:text-h3-lg', text: 'mt-2'}}
        />
        <div className="rounded-md bg-p-tint px-5 pt-8 @max-lg:mt-8 @sm:px-8 @sm:pt-10 @lg:sticky @lg:top-28">
          {picture}
        </div>
      </div>
    </Section>
  );
}

const quarter =
  'p-6 not-last:border-b @max-sm:grid @max-sm:grid-cols-[2.75rem_minmax(0,1fr)] @max-sm:items-center @max-sm:gap-x-4 @sm:p-8 @sm:odd:border-r @sm:nth-3:border-b-0 @md:p-12';

/** Four features on a sheet that is folded twice. */
function FeatureSheet({id, title, text, items, followsPlainSection}: Props) {
  return (
    <Section id={id} title={title} text={text} className={followsPlainSection ? 'pb-section' : 'py-section'}>
      <div className="relative rounded-md border bg-sheet">
        <TextList
          items={items}
          icon="feature"
          className="icon-11 icon-p grid @sm:auto-rows-fr @sm:grid-cols-2"
          look={{item: quarter, title: 'text-h3-lg @sm:mt-4', text: 'mt-3 @max-sm:col-span-2'}}
        />
        {/* A knot where the folds cross. */}
        <Icon
          name="icon-knot"
          className="-translate-1/2 absolute top-1/2 left-1/2 size-13 bg-sheet p-2 text-p @max-sm:hidden"
        />
      </div>
    </Section>
  );
}

const columnLayout =
  'relative grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-5 gap-y-2.5 py-7 first:pt-0 last:pb-0 @lg:grid-cols-1 @lg:gap-y-0 @lg:py-0';
const columnRules = 'not-first:border-t @lg:nth-[-n+3]:border-0';
const secondRow = '@lg:nth-[n+4]:mt-10 @lg:nth-[n+4]:pt-10';

/** Three features in a row, or six in two, with lines between them. The section has a background if the one above has none. */
function FeatureColumns({id, title, text, items, followsPlainSection}: Props) {
  const icons = items.length > 3 ? 'icon-11 icon-p' : 'icon-11 icon-p @lg:icon-18';
  return (
    <Section
      id={id}
      title={title}
      text={text}
      className={followsPlainSection ? 'border-t bg-sheet py-section' : 'py-section'}
    >
      <TextList
        items={items}
        icon="feature"
        className={`grid gap-x-16 @lg:grid-cols-3 ${icons}`}
        look={{
          item: `${styles.column} ${columnLayout} ${columnRules} ${secondRow}`,
          title: 'self-center text-h3-lg @lg:mt-6',
          text: 'col-start-2 @lg:col-start-1 @lg:mt-3',
        }}
      />
    </Section>
  );
}

const ledgerMeasures =
  '[--row:1.5rem] @sm:[--edge:1.5rem] @sm:[--row:1.75rem] @md:[--edge:2.5rem] @md:[--row:2.25rem] @lg:[--edge:3.5rem]';
const ledgerEntry =
  'grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-5 py-(--row) @sm:odd:pr-(--edge) @sm:even:pl-(--edge) @md:gap-x-6';
const ledgerRules = 'border-b last:border-0 last:pb-0 @sm:nth-last-[-n+2]:border-0 @sm:nth-last-[-n+2]:pb-0';

/** Any other number of features: two columns with a double line between them, like facing pages of a ledger. */
function FeatureLedger({id, title, text, items}: SectionProps) {
  return (
    <Section id={id} title={title} text={text} className="border-y bg-sheet py-section" data-ground="sheet">
      <TextList
        items={items}
        icon="feature"
        boxed
        className={`${styles.ledger} ${ledgerMeasures} icon-11 icon-p -mt-7 @sm:-mt-6 @sm:grid @sm:grid-cols-2 @md:-mt-10`}
        look={{item: `${ledgerEntry} ${ledgerRules}`, title: 'pt-2', text: 'mt-2'}}
      />
    </Section>
  );
}
