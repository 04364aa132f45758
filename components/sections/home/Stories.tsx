import {SectionHead} from '@/components/sections/SectionParts';
import {Testimonial} from '@/components/sections/Testimonial';
import {ownerFacts} from '@/content/ownerFacts';
import type {CustomerStory} from '@/content/ownerFactTypes';
import {inLanguage} from '@/i18n/facts';
import type {Locale} from '@/i18n/languages';
import {pageLocale} from '@/i18n/locale';
import {entriesOf, type WordsAt, wordsAt} from '@/i18n/words';
import {illustrationHref, storyIllustration} from '@/lib/illustrations';
import styles from './Stories.module.css';

const testimonialLook = {
  figure: 'flex-1 gap-3 @sm:row-span-2 @sm:mt-5 @sm:grid @sm:grid-rows-subgrid @sm:gap-5',
  quote: 'pl-4 @max-sm:text-note @sm:pl-5',
  caption: 'text-note/snug @sm:items-start',
};

/** What the evening is like now: the figure of each story. */
const now =
  'total-rule pt-1 pb-3 font-semibold text-[1.5rem] text-balance leading-tight tracking-tight @sm:text-[1.75rem]';

/** Stories of customers: each has a picture of the evening, the entry that changed, and a quote about it. */
export async function Stories() {
  const {title, items} = await wordsAt('home.stories');
  const stories = storiesOf(entriesOf(items), await pageLocale());
  return (
    <section id="stories" className="border-t bg-sheet">
      <div className="wrap py-section">
        <SectionHead title={title} margin="mb-5 @md:mb-8" />
        <section
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be focusable, so that keys can scroll it
          tabIndex={0}
          className={styles.list}
        >
          {stories.map(({id, change, quote, punchline, name, role, company, stars, isExample}) => (
            <article key={id} className={styles.story}>
              <Scene story={id} />
              <div className={styles.change}>
                <p className="text-ink-2 text-note">{change.task}</p>
                <p className="pt-1.5 text-ink-2 text-note @max-sm:pt-0">
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
    height="360"
    loading="lazy"
    className="aspect-4/3 w-full rounded-md bg-indigo object-cover @sm:aspect-10/9 print:hidden"
  />
);

type Sample = WordsAt<'home.stories.items'>['ritu'] & {id: string};

/** The owner's stories, and samples in the places that are left. */
function storiesOf(samples: readonly Sample[], locale: Locale) {
  const customers = (ownerFacts.customers ?? []).map((story) => inWords(story, locale));
  const examples = samples.slice(customers.length).map((sample) => ({...sample, stars: 5, isExample: true}));
  return [...customers, ...examples];
}

function inWords({name, role, company, quote, stars, change}: CustomerStory, locale: Locale) {
  return {
    id: name.en,
    name: inLanguage(name, locale),
    role: inLanguage(role, locale),
    company: inLanguage(company, locale),
    quote: inLanguage(quote, locale),
    punchline: '',
    stars,
    change: {
      task: inLanguage(change.task, locale),
      earlier: inLanguage(change.earlier, locale),
      now: inLanguage(change.now, locale),
    },
    isExample: false,
  };
}
