import type {ReactNode} from 'react';
import {Section, SectionHead, type SectionProps, TextList} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import type {FeaturesPicturePlace} from '@/content/products';
import styles from './ProductFeatures.module.css';

type Props = SectionProps & {
  /** A drawn interface. */
  picture?: ReactNode;
  /** Another one, in the middle of the features, if `place` is `edge`. */
  secondPicture?: ReactNode;
  place?: FeaturesPicturePlace | undefined;
  /** Whether the section above has no background of its own. */
  followsPlainSection: boolean;
};

/** The features of a product. The layout depends on the picture, or without one on the number of features. */
export function ProductFeatures(props: Props) {
  const {items, picture, place} = props;
  if (!picture) {
    return items.length === 4 ? <FeatureSheet {...props} /> : <FeatureColumns {...props} />;
  }
  if (place === 'edge') return <FeaturesBesideBlock {...props} />;
  if (place === 'middle') return <FeaturesAroundBand {...props} />;
  if (place === 'lead') return <FeaturesAfterLead {...props} />;
  return <FeaturesBesideTint {...props} />;
}

const blockToEdge =
  '-ml-bleed flex flex-col justify-center bg-p-solid px-gutter py-12 @max-xl:-mr-bleed @xl:rounded-r-md @xl:pl-bleed';

/**
 * Two columns of features. Beside them, one feature is drawn on a coloured block that begins at the window's left edge. In a narrow
 * window the columns are long, so another drawing is in their middle.
 */
function FeaturesBesideBlock({id, title, text, items, picture, secondPicture}: Props) {
  const middle = items.length / 2;
  const listOf = (half: Props['items']) => (
    <TextList
      items={half}
      icon="feature"
      boxed
      className="icon-9 icon-p grid gap-x-10 gap-y-7 @sm:grid-cols-2"
      look={{item: 'grid grid-cols-1 content-start gap-y-3', text: 'mt-1.5 @max-sm:text-note'}}
    />
  );
  return (
    <Section id={id} title={title} text={text} className="border-t bg-sheet py-section" data-ground="sheet">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 @xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className={blockToEdge}>{picture}</div>
        <div className="grid content-start gap-y-8">
          {listOf(items.slice(0, middle))}
          <div data-picture className="grid rounded-md bg-p-tint @xl:hidden print:hidden">
            {secondPicture}
          </div>
          {listOf(items.slice(middle))}
        </div>
      </div>
    </Section>
  );
}

const ruledRow =
  'grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-5 border-b py-6 last:border-0 last:pb-0 @md:gap-x-8 @md:py-7';

/** A list of features. Beside it, one feature is drawn on a tint that is as high as the list, whose lower edge cuts off the drawing. */
function FeaturesBesideTint({id, title, text, items, picture}: Props) {
  return (
    <Section id={id} title={title} text={text} className="border-t bg-sheet py-section" data-ground="sheet">
      <div className="grid gap-x-16 @lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <TextList
          items={items}
          icon="feature"
          boxed
          className="icon-11 icon-p -mt-7 @md:icon-13 @lg:-mt-4"
          look={{item: ruledRow, title: '@md:text-h3-lg', text: 'mt-2 @max-sm:text-note @sm:text-balance'}}
        />
        <div className="flex flex-col overflow-clip rounded-md bg-p-tint px-5 pt-8 @max-lg:mt-8 @sm:px-8 @sm:pt-10">
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
          look={{
            item: quarter,
            title: 'text-h3-lg @sm:mt-4',
            text: 'mt-3 @max-sm:col-span-2 @max-sm:text-note @sm:text-balance',
          }}
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
const columnRules = '@max-lg:not-first:border-t';

/** Features side by side, with lines between them. */
function Columns({items, className}: Pick<SectionProps, 'items'> & {className: string}) {
  return (
    <TextList
      items={items}
      icon="feature"
      className={`grid gap-x-16 icon-p ${className}`}
      look={{
        item: `${styles.column} ${columnLayout} ${columnRules}`,
        title: 'self-center text-h3-lg @lg:mt-6',
        text: 'col-start-2 @max-sm:text-note @xl:text-balance @lg:col-start-1 @lg:mt-3',
      }}
    />
  );
}

/** Features side by side under their head. The section has a background if the one above has none. */
function FeatureColumns({id, title, text, items, followsPlainSection}: Props) {
  return (
    <Section id={id} title={title} text={text} className={groundAfter(followsPlainSection)}>
      <Columns items={items} className="icon-11 @lg:grid-cols-3" />
    </Section>
  );
}

const groundAfter = (plainSection: boolean) => (plainSection ? 'border-t bg-sheet py-section' : 'py-section');

const leadPanel = 'grid overflow-clip rounded-md border border-p-line bg-p-tint @lg:grid-cols-2 print:border-0';
const leadWords = 'flex flex-col justify-center px-5 pt-6 @sm:p-8 @lg:p-12 print:p-0';

/** The first feature is drawn, on a panel as wide as the page. The others are side by side below it. */
function FeaturesAfterLead({id, title, text, items: [first, ...others], picture, followsPlainSection}: Props) {
  return (
    <Section id={id} title={title} text={text} className={groundAfter(followsPlainSection)}>
      {first && (
        <div className={leadPanel}>
          <div className={leadWords}>
            <H3 className="text-h3-lg @md:text-[2rem]">{first.title}</H3>
            <p className="mt-3 text-balance @md:text-lede">{first.text}</p>
          </div>
          <div data-picture className="grid">
            {picture}
          </div>
        </div>
      )}
      <Columns
        items={others}
        className={`icon-11 mt-8 @lg:mt-12 ${others.length === 2 ? '@lg:grid-cols-2' : '@lg:grid-cols-3'}`}
      />
    </Section>
  );
}

const ledgerMeasures =
  '[--row:1.5rem] @sm:[--edge:1.5rem] @sm:[--row:1.75rem] @md:[--edge:2.5rem] @md:[--row:2.25rem] @lg:[--edge:3.5rem]';
const ledgerEntry =
  'grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-5 py-(--row) @sm:odd:pr-(--edge) @sm:even:pl-(--edge) @md:gap-x-6';
const ledgerRules = 'border-b last:border-0 last:pb-0 @sm:nth-last-[-n+2]:border-0 @sm:nth-last-[-n+2]:pb-0';

/** Two columns of features with a double line between them, like facing pages of a ledger. */
const Ledger = ({items}: Pick<SectionProps, 'items'>) => (
  <TextList
    items={items}
    icon="feature"
    boxed
    className={`${styles.ledger} ${ledgerMeasures} icon-11 icon-p -mt-7 @sm:-mt-6 @sm:grid @sm:grid-cols-2 @md:-mt-10`}
    look={{item: `${ledgerEntry} ${ledgerRules}`, title: 'pt-2', text: 'mt-2 @max-sm:text-note @lg:text-balance'}}
  />
);

/** Half of the features, a drawn band from edge to edge of the window, and the other half. */
function FeaturesAroundBand({id, title, text, items, picture}: Props) {
  const middle = items.length / 2;
  const listOf = (half: Props['items']) =>
    half.length === 3 ? <Columns items={half} className="icon-11 @lg:grid-cols-3" /> : <Ledger items={half} />;
  return (
    <section id={id} className="border-t bg-sheet py-section" data-ground="sheet">
      <div className="wrap">
        <SectionHead title={title} text={text} />
        {listOf(items.slice(0, middle))}
      </div>
      <div data-picture className="my-10 border-y border-p-line @md:my-16 print:hidden">
        {picture}
      </div>
      <div className="wrap">{listOf(items.slice(middle))}</div>
    </section>
  );
}
