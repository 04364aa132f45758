import {IndigoSection, Section, SectionHead, type SectionProps, TextList} from '@/components/sections/SectionParts';
import {H2, H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {keepPhrasesTogether} from '@/components/ui/keepPhrasesTogether';
import {LocalLink} from '@/components/ui/LocalLink';
import type {IndustrySlug} from '@/content/industries';
import {pathOf} from '@/content/paths';

/** Entries that follow from each other, tied by the thread: down the page, or across it where there is room; below, what comes of it. */
export function Steps({id, title, text, items, picture}: SectionProps) {
  return (
    <Section id={id} className="on-paper border-t py-section" title={title} text={text}>
      <ol className="product-steps grid @md:mt-14 @md:auto-cols-fr @md:grid-flow-col @md:gap-x-14">
        {items.map((item, index) => (
          <li key={item.id}>
            <Icon name="icon-step" /> <b>{index + 1}</b>
            <div>
              <H3 className="text-h3-lg">{item.title}</H3>
              <p className="mt-2.5">{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
      {picture && <div className="mt-12 @md:mt-16">{picture}</div>}
    </Section>
  );
}

/** An argument on the product's tint: its claim, a picture where the facts name one (product.css places it), its reasons. */
export function Reasons({id, title, text, items, picture, place}: SectionProps) {
  return (
    <section id={id} className="bg-p-tint py-section">
      <div className={`wrap reasons ${place ?? ''}`}>
        {picture ? (
          <div>
            <H2>{title}</H2>
            <p className="mt-5 text-lede">{text}</p>
          </div>
        ) : (
          <SectionHead title={title} text={text} />
        )}
        {picture}
        <TextList items={items} className={`reason-list ${picture ? 'border-rule border-t-[1.5px]' : ''}`} />
      </div>
    </section>
  );
}

/** What the day's entries tell: a drawn report on the product's tint, and how to read it beside. */
export function Analytics({id, title, text, items, picture}: SectionProps) {
  return (
    <section id={id} className="bg-p-tint py-section">
      <div className="wrap grid items-center gap-x-16 gap-y-10 @lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="@lg:order-last">
          <H2>{title}</H2>
          <p className="mt-4 text-lede">{text}</p>
          <TextList items={items} className="rows analytics-list mt-8 border-rule border-t-[1.5px]" />
        </div>
        {picture}
      </div>
    </section>
  );
}

/** The trades that a product knows, as an index on indigo: every entry leads to the trade's own page. */
export function Trades({id, title, text, items}: SectionProps) {
  return (
    <IndigoSection id={id} title={title} text={text} ruled>
      <ul className="rows row-pairs trade-list gap-x-12 @lg:gap-x-16">
        {items.map((item) => (
          <li key={item.id}>
            <H3>
              {/* The facts let a section of this kind name nothing but industries. */}
              <LocalLink href={pathOf('industries', item.id as IndustrySlug)}>
                {keepPhrasesTogether(item.title)}
              </LocalLink>
            </H3>
            <Icon name="icon-arrow" className="text-marigold" />
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </IndigoSection>
  );
}

/** The house's figures, in marigold on indigo. */
export function Figures({id, title, text, items}: SectionProps<{figure: string; label: string}>) {
  return (
    <section id={id} className="bg-indigo py-section text-on-indigo">
      <div className="wrap">
        <H2>{title}</H2>
        <p className="mt-3 mb-8 text-on-indigo-2">{text}</p>
        <dl className="figures-band">
          {items.map((item) => (
            <div key={item.id}>
              <dt>{item.label}</dt>
              <dd className="text-marigold">{item.figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** The invitation to begin: a block of the product's colour, its whole sign beside the words. */
export function Statement({id, product, title, text, actions}: SectionProps) {
  return (
    <section id={id} className="pt-section">
      <div className="wrap">
        <div className="relative overflow-clip rounded-md bg-p-solid p-7 text-white @sm:p-12 @lg:p-16">
          <Icon
            name={`glyph-${product}`}
            className="-translate-y-1/2 absolute top-1/2 right-8 size-80 max-h-4/5 text-white opacity-15 @max-lg:hidden @xl:size-96"
          />
          <div className="relative max-w-[42rem]">
            <H2 className="text-h1 deva:text-h2">{title}</H2>
            <p className="mt-5 max-w-[34rem] text-inherit text-lede">{text}</p>
            <div className="mt-9 flex flex-wrap gap-3 @max-xs:*:flex-auto">{actions}</div>
          </div>
        </div>
      </div>
    </section>
  );
}
