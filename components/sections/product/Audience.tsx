import {ProductPicture} from '@/components/illustrations/ProductPicture';
import {MarginSection, type SectionProps} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';

const card =
  'rounded-md border bg-sheet p-6 @max-sm:grid @max-sm:grid-cols-[1.25rem_minmax(0,1fr)] @max-sm:gap-x-3 @sm:p-8';

const leadLayout = 'relative grid p-3 pb-7 @sm:col-span-2 @sm:grid-cols-2';
const leadLook = 'rounded-md bg-p-solid text-on-p print:border';

/** Whom a product is for. The first item is larger, on the product's colour, with a detail of its interface. */
export function Audience({id, product, title, text, items: [first, ...others]}: SectionProps) {
  return (
    <MarginSection id={id} className="bg-mist py-section" title={title} text={text}>
      <ul className="icon-5 icon-p grid gap-4 @sm:grid-cols-2 @md:gap-5">
        {first && (
          <li className={`${leadLayout} ${leadLook}`}>
            <ProductPicture product={product} className="h-60 @sm:h-auto @sm:min-h-68" />
            <div className="px-3 pt-6 pb-3 @sm:self-center @sm:px-8">
              <H3 className="text-h3-lg">{first.title}</H3>
              <p className="mt-2.5 text-inherit">{first.text}</p>
            </div>
            <span className="stitch-x absolute inset-x-3 bottom-2.5 opacity-60" />
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
    </MarginSection>
  );
}
