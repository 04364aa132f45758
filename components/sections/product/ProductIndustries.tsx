import {IndigoSection, type SectionProps} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {keepPhrasesTogether} from '@/components/ui/keepPhrasesTogether';
import {LocalLink} from '@/components/ui/LocalLink';
import type {IndustrySlug} from '@/content/industries';
import {pathOf} from '@/content/paths';
import type {Text} from '@/i18n/shape';

const entry = 'group relative grid grid-cols-[minmax(0,1fr)_1.25rem] content-start gap-x-5 py-5 @sm:py-6 @md:py-7';
const entryRules =
  'border-indigo-line border-b last:border-0 last:pb-0 @sm:nth-last-[-n+2]:border-0 @sm:nth-last-[-n+2]:pb-0';
/** The link covers its whole entry. */
const link = 'after:absolute after:inset-0 [transition:color_0.15s] group-hover:text-marigold';

/** The industries that a product is for. Each entry links to the industry's page. */
export function ProductIndustries({id, title, text, items}: SectionProps<Text>) {
  return (
    <IndigoSection id={id} title={title} text={text} ruled>
      <ul className="icon-5 gap-x-12 @sm:grid @sm:grid-cols-2 @lg:gap-x-16">
        {items.map((item) => (
          <li key={item.id} className={`${entry} ${entryRules}`}>
            <H3 className="text-h3-lg">
              {/* content/products.ts allows only industries as the ids of such a section. */}
              <LocalLink href={pathOf('industries', item.id as IndustrySlug)} className={link}>
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
