import type {ReactNode} from 'react';
import {SectionHead, type SectionProps, TextList} from '@/components/sections/SectionParts';
import {H2} from '@/components/ui/Heading';
import type {ReasonsPicturePlace} from '@/content/products';

type Props = SectionProps & {
  /** A drawn interface. */
  picture?: ReactNode;
  place?: ReasonsPicturePlace | undefined;
};

/** A claim about the product and the reasons for it, with a picture if content/products.ts names one. */
export function Reasons(props: Props) {
  return (
    <section id={props.id} className="bg-p-tint py-section">
      {props.picture ? <ReasonsWithPicture {...props} /> : <ReasonsUnderHead {...props} />}
    </section>
  );
}

const frame = 'wrap grid grid-cols-1 gap-x-20 gap-y-10';
const reason = 'border-p-line border-b py-7 @max-sm:py-5 last:border-rule last:border-b-[1.5px]';
const words = {title: 'text-h3-lg', text: 'mt-2.5 @max-sm:text-note @sm:text-balance'};

const twoColumns = {list: '@lg:grid-cols-2', item: '@lg:nth-last-[-n+2]:border-0 @lg:nth-last-[-n+2]:pb-0'};
const threeColumns = {list: '@lg:grid-cols-3', item: '@lg:border-0 @lg:pb-0 @lg:last:border-0'};

/** Without a picture, the reasons have the whole width: up to three in three columns, more in two. */
function ReasonsUnderHead({title, text, items}: SectionProps) {
  const columns = items.length > 3 ? twoColumns : threeColumns;
  return (
    <div className={frame}>
      {/* The double rule of the head is also the first line of the list. */}
      <SectionHead title={title} text={text} margin="-mb-10" />
      <TextList
        items={items}
        className={`@lg:grid @lg:gap-x-16 ${columns.list}`}
        look={{item: `${reason} ${columns.item}`, ...words}}
      />
    </div>
  );
}

/** The places of the picture and the reasons in a wide window. */
const layouts = {
  below: {
    frame: '@lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @lg:items-start',
    head: '@lg:col-span-full @lg:grid @lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @lg:items-end @lg:gap-x-20',
    picture: undefined,
    list: '',
    item: '',
  },
  beside: {
    frame: '@lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] @lg:grid-rows-[auto_1fr]',
    head: '',
    picture: '@lg:col-start-2 @lg:row-span-2 @lg:row-start-1 @lg:self-center',
    list: '',
    item: '',
  },
  column: {
    frame: '@lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] @lg:grid-rows-[auto_1fr]',
    head: '',
    picture:
      'contents @max-lg:*:last:order-last @lg:col-start-2 @lg:row-span-2 @lg:row-start-1 @lg:flex @lg:flex-col @lg:justify-between @lg:gap-8',
    list: '',
    item: '',
  },
  across: {
    frame: '@lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]',
    head: '',
    picture: undefined,
    list: '@lg:col-span-full @lg:grid @lg:grid-cols-3 @lg:gap-x-16',
    item: '@lg:border-0 @lg:pb-0 @lg:last:border-0',
  },
} satisfies Record<ReasonsPicturePlace, object>;

function ReasonsWithPicture({title, text, items, picture, place = 'below'}: Props) {
  const layout = layouts[place];
  return (
    <div className={`${frame} ${layout.frame}`}>
      <div className={layout.head}>
        <H2>{title}</H2>
        <p className="mt-5 text-lede">{text}</p>
      </div>
      <div className={layout.picture}>{picture}</div>
      <TextList
        items={items}
        className={`border-rule border-t-[1.5px] ${layout.list}`}
        look={{item: `${reason} ${layout.item}`, ...words}}
      />
    </div>
  );
}
