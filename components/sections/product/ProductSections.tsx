import {IndigoSection, type SectionProps, TextList} from '@/components/sections/SectionParts';
import {H2, H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {keepPhrasesTogether} from '@/components/ui/keepPhrasesTogether';
import {LocalLink} from '@/components/ui/LocalLink';
import type {IndustrySlug} from '@/content/industries';
import {pathOf} from '@/content/paths';

const readingRules = '[--row-line:light-dark(var(--p-line),color-mix(in_oklab,var(--color-ink)_25%,transparent))]';

/** A drawn report, and beside it what can be read from it. */
export function Analytics({id, title, text, items, picture}: SectionProps) {
  return (
    <section id={id} className="bg-p-tint py-section">
      <div className="wrap grid items-center gap-x-16 gap-y-10 @lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="@lg:order-last">
          <H2>{title}</H2>
          <p className="mt-4 text-lede">{text}</p>
          <TextList
            items={items}
            className={`mt-8 border-rule border-t-[1.5px] ${readingRules}`}
            look={{item: 'border-(--row-line) border-b py-5 last:border-0 last:pb-0', text: 'mt-1.5'}}
          />
        </div>
        {picture}
      </div>
    </section>
  );
}

const tradeEntry = 'group relative grid grid-cols-[minmax(0,1fr)_1.25rem] content-start gap-x-5 py-5 @sm:py-6 @md:py-7';
const tradeRules =
  'border-indigo-line border-b last:border-0 last:pb-0 @sm:nth-last-[-n+2]:border-0 @sm:nth-last-[-n+2]:pb-0';
/** The link covers its whole entry. */
const tradeLink = 'after:absolute after:inset-0 [transition:color_0.15s] group-hover:text-marigold';

/** The industries that a product is for. Each entry links to the industry's page. */
export function Trades({id, title, text, items}: SectionProps) {
  return (
    <IndigoSection id={id} title={title} text={text} ruled>
      <ul className="icon-5 gap-x-12 @sm:grid @sm:grid-cols-2 @lg:gap-x-16">
        {items.map((item) => (
          <li key={item.id} className={`${tradeEntry} ${tradeRules}`}>
            <H3 className="text-h3-lg">
              {/* content/products.ts allows only industries as the ids of such a section. */}
              <LocalLink href={pathOf('industries', item.id as IndustrySlug)} className={tradeLink}>
                {keepPhrasesTogether(item.title)}
              </LocalLink>
            </H3>
            <Icon
              name="icon-arrow"
              className="mt-1.5 text-marigold [transition:translate_0.15s] motion-safe:group-hover:translate-x-1"
            />
            <p className="mt-2 text-on-indigo-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </IndigoSection>
  );
}

const figuresTable =
  'grid border-on-indigo/70 border-t-[3px] border-double @sm:auto-cols-auto @sm:grid-flow-col @lg:auto-cols-fr';
const figureLayout =
  'flex flex-col-reverse justify-end py-5 @max-sm:last:pb-0 @sm:px-5 @sm:pt-6 @sm:pb-2 @sm:first:pl-0 @lg:px-7';
const figureRules = 'border-indigo-line @max-sm:not-last:border-b @sm:not-first:border-l';

/** The house's figures, in marigold on indigo. Without its id: a browser's reader leaves out what is called a community. */
export function Figures({title, text, items}: SectionProps<{figure: string; label: string}>) {
  return (
    <section className="bg-indigo py-section text-on-indigo">
      <div className="wrap">
        <H2>{title}</H2>
        <p className="mt-3 mb-8 text-on-indigo-2">{text}</p>
        <dl className={figuresTable}>
          {items.map((item) => (
            <div key={item.id} className={`${figureLayout} ${figureRules}`}>
              <dt className="text-on-indigo-2">{item.label}</dt>
              <dd className="whitespace-nowrap pb-1 font-semibold text-h2 text-marigold tracking-[-0.028em] large-text:whitespace-normal">
                {item.figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** A call to action on a block of the product's colour, with its glyph beside the words. */
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
