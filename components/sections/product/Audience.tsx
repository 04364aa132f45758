import {Section, type SectionProps} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';

const card =
  'rounded-md border bg-sheet p-6 @max-sm:grid @max-sm:grid-cols-[1.25rem_minmax(0,1fr)] @max-sm:gap-x-3 @sm:p-8';

const leadLayout =
  'relative flex flex-col justify-end px-6 pt-28 pb-10 @sm:px-8 @sm:pt-40 @sm:pb-12 @sm:@max-lg:col-span-2 @lg:row-span-2 print:pt-8';
const leadLook = 'rounded-md bg-p-solid text-on-p print:border';
const leadGlyph = 'icon-20 [--icon-color:#fff6] @sm:icon-28 @lg:icon-56';

/** Whom a product is for. The first item is larger, on the product's colour. */
export function Audience({id, product, title, text, items: [first, ...others]}: SectionProps) {
  return (
    <Section id={id} className="bg-mist py-section" title={title} text={text}>
      <ul
        className={`icon-5 icon-p grid gap-4 @sm:grid-cols-2 @md:gap-5 ${others.length < 3 ? '' : '@lg:grid-cols-3'}`}
      >
        {first && (
          <li className={`${leadLayout} ${leadLook} ${leadGlyph}`}>
            <Icon
              name={`glyph-${product}`}
              className="absolute top-6 right-6 @max-sm:mt-1 @sm:top-8 @sm:right-8 @lg:inset-x-0 @lg:mx-auto print:hidden"
            />
            <H3 className="text-h3-lg @sm:mt-4">{first.title}</H3>
            <p className="mt-2.5 text-inherit">{first.text}</p>
            <span className="stitch-x absolute inset-x-6 bottom-3 opacity-60 @sm:inset-x-8" />
          </li>
        )}
        {others.map((item) => (
          <li key={item.id} className={card}>
            <Icon name="icon-knot" className="@max-sm:mt-1" />
            <H3 className="text-h3-lg @sm:mt-4">{item.title}</H3>
            <p className="mt-2.5 @max-sm:col-span-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
