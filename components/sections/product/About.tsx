import type {SectionProps} from '@/components/sections/SectionParts';
import {H2} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import type {Good} from '@/content/sample';
import type {Product} from '@/content/suite';

/** The goods that are drawn beside a product's glyph. They are those in the interface at the top of its page. */
const shelves: Partial<Record<Product, readonly [Good, ...Good[]]>> = {
  skycart: ['ghee', 'jaggery'],
  airpos: ['ghee', 'tea', 'oil', 'dal'],
  orderkite: ['ghee', 'tea', 'oil'],
  'brand-galaxy': ['ghee', 'tea', 'dal', 'jaggery'],
  'nimbus-ai': ['ghee', 'tea', 'soap'],
};

const firstParagraph =
  'text-[clamp(1.25rem,1.1rem+0.8vw,1.625rem)] leading-[1.45] tracking-[-0.012em] deva:leading-[1.65] deva:tracking-normal @sm:text-balance';
const furtherParagraph = 'mt-6 text-ink-2 text-lede @sm:text-balance';

/** A few paragraphs about the product. A wide window also shows its glyph and goods below the title. */
export function About({id, product, title, text}: SectionProps) {
  return (
    <section id={id} className="py-section">
      <div className="wrap grid gap-x-20 gap-y-8 @lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        {/* Not a <div>, of which a browser's reader leaves out one with a heading alone. */}
        <header className="flex flex-col justify-between gap-10">
          <H2>{title}</H2>
          <div className="double-rule flex items-end gap-1 text-p @max-lg:hidden">
            <Icon name={`glyph-${product}`} className="-mb-1.5 mr-auto size-40 shrink" />
            {shelves[product]?.map((good) => (
              <Icon key={good} name={`good-${good}`} className="-mb-1 w-18 shrink" />
            ))}
          </div>
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
