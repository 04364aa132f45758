import {H2, H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import type {Good} from '@/content/sample';
import type {Product} from '@/content/suite';
import {Section, type SectionProps} from './SectionParts';

/** What stands beside the product's sign: the goods that its interface, above on the page, is busy with. */
const shelves: Partial<Record<Product, readonly [Good, ...Good[]]>> = {
  skycart: ['ghee', 'jaggery'],
  airpos: ['ghee', 'tea', 'oil', 'dal'],
  orderkite: ['ghee', 'tea', 'oil'],
  'brand-galaxy': ['ghee', 'tea', 'dal', 'jaggery'],
  'nimbus-ai': ['ghee', 'tea', 'soap'],
};

/** A few paragraphs to be read; in the margin, the product's sign and its goods on the double rule. */
export function About({id, product, title, text}: SectionProps) {
  return (
    <section id={id} className="on-paper py-section">
      <div className="wrap grid gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="flex flex-col justify-between gap-10">
          <H2>{title}</H2>
          <div className="double-rule flex items-end gap-1 text-p max-lg:hidden">
            <Icon name={`glyph-${product}`} className="-mb-1.5 mr-auto size-40 shrink" />
            {shelves[product]?.map((good) => (
              <Icon key={good} name={`good-${good}`} className="-mb-1 w-18 shrink" />
            ))}
          </div>
        </div>
        <div className="about-text">
          {text.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Whom a product is for. The first stands on the product's own colour, tall beside the others. */
export function Audience({id, product, title, text, items}: SectionProps) {
  return (
    <Section id={id} className="bg-mist py-section" title={title} text={text}>
      <ul className={`audience-list grid gap-4 sm:grid-cols-2 md:gap-5 ${items.length < 4 ? '' : 'lg:grid-cols-3'}`}>
        {items.map((item, index) => (
          <li key={item.id}>
            <Icon name={index === 0 ? `glyph-${product}` : 'icon-knot'} />
            <H3>{item.title}</H3>
            <p>{item.text}</p>
            {index === 0 && <span className="stitch-x" />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
