import type {ReactNode} from 'react';
import {PictureFrame} from '@/components/illustrations/ProductPicture';
import {Section, type SectionProps} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';

const card =
  'rounded-md border bg-sheet p-6 @max-sm:grid @max-sm:grid-cols-[1.25rem_minmax(0,1fr)] @max-sm:gap-x-3 @max-sm:p-5 @sm:p-8 @lg:p-7';

const leadLayout = 'relative grid p-3 pb-7 @sm:col-span-full @lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';
const leadLook = 'rounded-md bg-p-solid text-on-p print:border';

type Props = SectionProps & {picture: ReactNode};

/** Whom a product is for. The first item is larger, on the product's colour, with a picture. The others are in a row below it. */
export function Audience({id, product, title, text, items: [first, ...others], picture}: Props) {
  const columns = others.length > 2 ? '@lg:grid-cols-4' : '';
  return (
    <Section id={id} className="bg-mist py-section" title={title} text={text}>
      <ul className={`icon-5 icon-p grid gap-4 @sm:grid-cols-2 @md:gap-5 ${columns}`}>
        {first && (
          <li className={`${leadLayout} ${leadLook}`}>
            <PictureFrame product={product} className="h-60 @sm:h-72 @lg:h-88">
              {picture}
            </PictureFrame>
            <div className="px-3 pt-6 pb-3 @sm:px-6 @lg:self-center @lg:px-12">
              <H3 className="text-h3-lg @lg:text-[2rem]">{first.title}</H3>
              <p className="mt-2.5 text-inherit @sm:text-balance @lg:text-lede">{first.text}</p>
            </div>
            <span className="stitch-x absolute inset-x-3 bottom-2.5 opacity-60" />
          </li>
        )}
        {others.map((item) => (
          <li key={item.id} className={card}>
            <Icon name="icon-knot" className="@max-sm:mt-1" />
            <H3 className="@sm:mt-4 @sm:text-h3-lg">{item.title}</H3>
            <p className="mt-2.5 @max-sm:col-span-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
