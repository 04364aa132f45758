import {SectionHead} from '@/components/sections/SectionParts';
import {samplesAfter} from '@/components/sections/sampleStories';
import {Testimonial} from '@/components/sections/Testimonial';
import {ownerFacts} from '@/content/ownerFacts';
import type {CustomerStory} from '@/content/ownerFactTypes';
import {inLanguage} from '@/i18n/facts';
import type {Locale} from '@/i18n/languages';
import {pageLocale} from '@/i18n/locale';
import {entriesOf, type WordsAt, wordsAt} from '@/i18n/words';
import {illustrationHref, storyIllustration} from '@/lib/illustrations';
import styles from './Stories.module.css';

/** The words of a card keep this distance from its edges. */
const inset = 'px-4 @sm:px-6';

const testimonialLook = {
  figure: `flex-1 gap-4 pt-4 pb-5 @sm:pt-5 @sm:pb-6 @sm:@max-lg:col-start-2 @sm:@max-lg:row-span-2 @sm:@max-lg:row-start-1 @lg:row-span-2 @lg:grid @lg:grid-rows-subgrid @lg:gap-5 ${inset}`,
  quote: 'pl-4 @max-sm:text-note @sm:pl-5',
  caption: 'text-note/snug',
};

/** What the evening is like now: the figure of each story. */
const now =
  'total-rule pt-0.5 pb-3 font-semibold text-[1.5rem] text-balance leading-tight tracking-tight @sm:text-[1.75rem] @lg:text-[1.875rem]';

/** Stories of customers: each has a picture of the evening, the entry that changed, and a quote about it. */
export async function Stories() {
  const {title, items} = await wordsAt('home.stories');
  const stories = storiesOf(entriesOf(items), await pageLocale());
  return (
    <section id="stories" className="bg-mist">
      <div className="wrap py-section">
        <SectionHead title={title} margin="mb-5 @md:mb-8" />
        <section
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be focusable, so that keys can scroll it
          tabIndex={0}
          className={styles.list}
        >
          {stories.map(({id, change, quote, punchline, name, role, company, portrait, stars, isExample}) => (
            <article key={id} className={`overflow-clip rounded-md border bg-sheet ${styles.story}`}>
              <Scene story={id} />
              <div className={`pt-4 @sm:pt-5 @sm:@max-lg:pb-5 ${inset} ${styles.change}`}>
                <p className="text-ink-2 text-note">{change.task}</p>
                <p className="pt-1.5 text-[1rem] text-ink-2">
                  <s>{change.earlier}</s>
                </p>
                <p className={now}>{change.now}</p>
              </div>
              <Testimonial
                name={name}
                role={
                  <>
                    {role}, {company}
                  </>
                }
                portrait={portrait}
                stars={stars}
                isExample={isExample}
                look={testimonialLook}
              >
                {quote} {punchline && <em className="font-semibold">{punchline}</em>}
              </Testimonial>
            </article>
          ))}
        </section>
      </div>
    </section>
  );
}

/** A drawing of the evening that a story tells of. It loads late, and says nothing that the words do not say. */
const Scene = ({story}: {story: string}) => (
  // biome-ignore lint/performance/noImgElement: a drawing of a few kilobytes has one size
  <img
    src={illustrationHref(storyIllustration(story))}
    alt=""
    width="400"
    height="280"
    loading="lazy"
    className={`w-full bg-indigo object-cover print:hidden ${styles.scene}`}
  />
);

type Sample = WordsAt<'home.stories.items'>['ritu'] & {id: string};

/** The owner's stories, and samples in the places that are left. */
function storiesOf(samples: readonly Sample[], locale: Locale) {
  const customers = (ownerFacts.customers ?? []).map((story) => inWords(story, locale));
  return [...customers, ...samplesAfter(customers, samples)];
}

function inWords({name, role, company, quote, portrait, stars, change}: CustomerStory, locale: Locale) {
  return {
    id: name.en,
    name: inLanguage(name, locale),
    role: inLanguage(role, locale),
    company: inLanguage(company, locale),
    quote: inLanguage(quote, locale),
    punchline: '',
    portrait,
    stars,
    change: {
      task: inLanguage(change.task, locale),
      earlier: inLanguage(change.earlier, locale),
      now: inLanguage(change.now, locale),
    },
    isExample: false,
  };
}
