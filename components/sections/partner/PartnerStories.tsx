import {samplesAfter} from '@/components/sections/sampleStories';
import {Testimonial} from '@/components/sections/Testimonial';
import {H2} from '@/components/ui/Heading';
import {ownerFacts} from '@/content/ownerFacts';
import type {PartnerStory} from '@/content/ownerFactTypes';
import {inLanguage} from '@/i18n/facts';
import type {Locale} from '@/i18n/languages';
import {pageLocale} from '@/i18n/locale';
import {entriesOf, type WordsAt} from '@/i18n/words';

const card = 'flex flex-col gap-6 rounded-md border bg-sheet p-5 @sm:p-8 print:break-inside-avoid';

const look = {figure: 'flex-1 gap-6', quote: 'pl-5 text-lede/normal deva:leading-relaxed'};

/** Quotes of partners, side by side. */
export async function PartnerStories({title, items}: WordsAt<'partner.stories'>) {
  const stories = storiesOf(entriesOf(items), await pageLocale());
  return (
    <section className="bg-mist py-section">
      <div className="wrap">
        <H2>{title}</H2>
        <div className="mt-6 grid gap-4 @sm:mt-10 @lg:grid-cols-3 @lg:gap-6">
          {stories.map(({id, quote, name, company, portrait, stars, isExample}) => (
            <div key={id} className={card}>
              <Testimonial
                name={name}
                role={company}
                portrait={portrait}
                stars={stars}
                isExample={isExample}
                look={look}
              >
                {quote}
              </Testimonial>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

type Sample = WordsAt<'partner.stories.items'>['kavita'] & {id: string};

/** The owner's stories, and samples in the places that are left. */
function storiesOf(samples: readonly Sample[], locale: Locale) {
  const partners = (ownerFacts.partners ?? []).map((story) => inWords(story, locale));
  return [...partners, ...samplesAfter(partners, samples)];
}

/** Nobody asks partners for stars. */
const inWords = ({name, company, quote, portrait}: PartnerStory, locale: Locale) => ({
  id: name.en,
  name: inLanguage(name, locale),
  company: inLanguage(company, locale),
  quote: inLanguage(quote, locale),
  portrait,
  stars: undefined,
  isExample: false,
});
