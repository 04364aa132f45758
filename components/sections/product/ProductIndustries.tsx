import {BandSection, type SectionProps} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import {keepPhrasesTogether} from '@/components/ui/keepPhrasesTogether';
import {LocalLink} from '@/components/ui/LocalLink';
import type {IndustrySlug} from '@/content/industries';
import {pathOf} from '@/content/paths';
import type {Text} from '@/i18n/shape';
import {illustrationHref, industryIllustration} from '@/lib/illustrations';

const entry =
  'group relative @max-sm:grid @max-sm:grid-cols-[6rem_minmax(0,1fr)] @max-sm:items-start @max-sm:gap-x-4 @max-sm:border-indigo-line @max-sm:not-last:border-b @max-sm:py-5 @max-sm:last:pb-0 print:block';
const drawing = 'size-24 rounded-md bg-mist @sm:mb-4 @sm:h-44 @sm:w-full print:hidden';
/** The link covers its whole entry. */
const link =
  'underline decoration-2 decoration-indigo-line underline-offset-6 [transition:color_0.15s] after:absolute after:inset-0 group-hover:text-marigold group-hover:decoration-current';

/** The industries that a product is for, each with its goods. Each entry links to the industry's page. */
export function ProductIndustries({id, title, text, items}: SectionProps<Text>) {
  return (
    <BandSection id={id} title={title} text={text} ground="indigo">
      <ul className="gap-x-6 gap-y-10 @sm:grid @sm:grid-cols-2 @lg:grid-cols-3 @lg:gap-x-8">
        {items.map((item) => {
          // content/products.ts allows only industries as the ids of such a section.
          const industry = item.id as IndustrySlug;
          return (
            <li key={item.id} className={entry}>
              {/* biome-ignore lint/performance/noImgElement: a drawing of a few kilobytes has one size */}
              <img
                src={`${illustrationHref(industryIllustration(industry))}#menu`}
                alt=""
                loading="lazy"
                className={drawing}
              />
              <div>
                <H3 className="text-h3-lg">
                  <LocalLink href={pathOf('industries', industry)} className={link}>
                    {keepPhrasesTogether(item.title)}
                  </LocalLink>
                </H3>
                <p className="mt-2 text-on-indigo-2 @max-sm:text-note @xl:text-balance">{item.text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </BandSection>
  );
}
