import type {ReactNode} from 'react';
import type {SectionProps} from '@/components/sections/SectionParts';
import {H2} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';

/** A call to action on a block of the product's colour, with its glyph beside the words. */
export function Statement({id, product, title, text, buttons}: SectionProps & {buttons: ReactNode}) {
  return (
    <section id={id} className="pt-section">
      <div className="wrap">
        <div className="relative overflow-clip rounded-md bg-p-solid p-7 text-on-p @sm:p-12 @lg:p-16">
          <Icon
            name={`glyph-${product}`}
            className="-translate-y-1/2 absolute top-1/2 right-8 size-80 max-h-4/5 opacity-15 @max-lg:hidden @xl:size-96"
          />
          <div className="relative max-w-[42rem]">
            <H2 className="text-h1 deva:text-h2">{title}</H2>
            <p className="mt-5 max-w-[34rem] text-inherit text-lede">{text}</p>
            <div className="mt-9 flex flex-wrap gap-3 @max-xs:*:flex-auto">{buttons}</div>
          </div>
        </div>
      </div>
    </section>
  );
}
