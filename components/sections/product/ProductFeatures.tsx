import {Section, type SectionProps, TextList} from '@/components/sections/SectionParts';
import {H2, H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import type {Good} from '@/content/sample';
import type {Product} from '@/content/suite';

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
      <div className="wrap grid gap-x-20 gap-y-8 @lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="flex flex-col justify-between gap-10">
          <H2>{title}</H2>
          <div className="double-rule flex items-end gap-1 text-p @max-lg:hidden">
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
      <ul className={`audience-list grid gap-4 @sm:grid-cols-2 @md:gap-5 ${items.length < 4 ? '' : '@lg:grid-cols-3'}`}>
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

/** What a product does: a list beside its picture; without one, the number decides on a folded sheet, columns or a ledger. */
export function ProductFeatures({id, title, text, items, picture, place}: SectionProps) {
  const head = {id, title, text};
  if (picture)
    // As entries of a ledger; beside them, one of them at work: on a block from the window's edge, or in sight on a tint while the others pass.
    return (
      <Section {...head} className="border-t bg-sheet py-section">
        {place === 'edge' ? (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 @xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <div className="-ml-bleed bg-p-solid px-gutter py-12 @max-xl:-mr-bleed @xl:rounded-r-md @xl:pl-bleed">
              {picture}
            </div>
            <TextList items={items} className="entries feature-pairs" icon="feature" boxed />
          </div>
        ) : (
          <div className="grid items-start gap-x-16 @lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <TextList items={items} className="entries rows feature-rows" icon="feature" boxed />
            <div className="sticky top-28 rounded-md bg-p-tint px-8 pt-10 @max-lg:hidden">{picture}</div>
          </div>
        )}
      </Section>
    );
  if (items.length === 4)
    return (
      <Section {...head} className="py-section [.on-paper+&]:pt-0">
        <div className="relative rounded-md border bg-sheet">
          <TextList items={items} className="feature-sheet" icon="feature" />
          {/* It holds the fold. */}
          <Icon
            name="icon-knot"
            className="-translate-1/2 absolute top-1/2 left-1/2 size-13 bg-sheet p-2 text-p @max-sm:hidden"
          />
        </div>
      </Section>
    );
  if (items.length % 3 === 0)
    // Three, or two rows of three, side by side between hairlines; on a sheet where plain paper comes before.
    return (
      <Section {...head} className="feature-columns py-section">
        <TextList
          items={items}
          className={`entries grid gap-x-16 @lg:grid-cols-3 ${items.length > 3 ? '' : 'few'}`}
          icon="feature"
        />
      </Section>
    );
  // Two pages ruled alike, with the fold's double line between them.
  return (
    <Section {...head} className="border-y bg-sheet py-section">
      <TextList items={items} className="entries rows row-pairs feature-ledger" icon="feature" boxed />
    </Section>
  );
}
