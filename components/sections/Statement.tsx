import {Icon} from '@/components/ui/Icon';
import type {SectionProps} from './productSection';

/** The invitation to begin: a block of the product's colour, its whole sign beside the words. */
export function Statement({id, product, title, text, actions}: SectionProps) {
  return (
    <section id={id} className="pt-section">
      <div className="wrap">
        <div className="relative overflow-clip rounded-md bg-p-solid p-7 text-white sm:p-12 lg:p-16">
          <Icon
            name={`glyph-${product}`}
            className="-translate-y-1/2 absolute top-1/2 right-8 size-80 text-white/15 max-lg:hidden xl:size-96"
          />
          <div className="relative max-w-[42rem]">
            <h2 className="text-h1 deva:text-h2">{title}</h2>
            <p className="mt-5 max-w-[34rem] text-lede">{text}</p>
            <div className="mt-9 flex flex-wrap gap-3 max-xs:*:flex-auto">{actions}</div>
          </div>
        </div>
      </div>
    </section>
  );
}
