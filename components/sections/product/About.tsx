import type {ReactNode} from 'react';
import {PictureFrame, ProductPicture} from '@/components/illustrations/ProductPicture';
import type {SectionProps} from '@/components/sections/SectionParts';
import {H2} from '@/components/ui/Heading';

const firstParagraph =
  'text-[clamp(1.25rem,1.1rem+0.8vw,1.625rem)] leading-[1.45] tracking-[-0.012em] deva:leading-[1.65] deva:tracking-normal @sm:text-balance';
const furtherParagraph = 'mt-6 text-ink-2 text-lede @sm:text-balance';

/** A few paragraphs about the product. A picture is below the title, on phones below the text. */
export function About({id, product, title, text, picture}: SectionProps & {picture?: ReactNode}) {
  const frame = 'h-60 @max-lg:order-last @lg:h-72';
  return (
    <section id={id} className="py-section">
      <div className="wrap grid grid-cols-1 gap-x-20 gap-y-8 @lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        {/* Not a <div>, of which a browser's reader leaves out one with a heading alone. */}
        <header className="flex flex-col justify-between gap-10 @max-lg:contents">
          <H2>{title}</H2>
          {picture ? (
            <PictureFrame product={product} className={frame}>
              {picture}
            </PictureFrame>
          ) : (
            <ProductPicture product={product} className={frame} />
          )}
        </header>
        <div>
          {text.split('\n\n').map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? firstParagraph : furtherParagraph}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
