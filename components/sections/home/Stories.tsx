import {Testimonial} from '@/components/sections/Testimonial';
import {H2} from '@/components/ui/Heading';
import {LocalLink} from '@/components/ui/LocalLink';
import {checks} from '@/content/home';
import {ownerFacts} from '@/content/ownerFacts';
import type {CustomerStory} from '@/content/ownerFactTypes';
import {inLanguage} from '@/i18n/facts';
import type {Locale} from '@/i18n/languages';
import {pageLocale} from '@/i18n/locale';
import {entriesOf, type WordsAt, wordsAt} from '@/i18n/words';
import styles from './Stories.module.css';

const testimonialLook = {
  figure: 'flex-1 gap-5 @sm:row-span-2 @sm:mt-6 @sm:grid @sm:grid-rows-subgrid',
  quote: 'pl-5 @max-sm:text-note',
  caption: 'text-note/snug @sm:items-start',
};

/** Links to what a visitor can check, then stories of customers: each has the entry that changed, and a quote about it. */
export async function Stories() {
  const {title, checks: labels, items} = await wordsAt('home.stories');
  const stories = storiesOf(entriesOf(items), await pageLocale());
  return (
    <section id="stories" className="border-t bg-sheet">
      <div className="wrap py-section">
        <p id="checks" className="font-semibold">
          {labels.label}
        </p>
        <ul aria-labelledby="checks" className="mb-6 flex flex-wrap gap-x-6 @max-sm:text-[0.9375rem]">
          {checks.map(({key, href}) => (
            <li key={key}>
              <LocalLink href={href} className="text-link">
                {labels[key]}
              </LocalLink>
            </li>
          ))}
        </ul>
        <H2 className="mb-6 text-h3-lg">{title}</H2>
        <section
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be focusable, so that keys can scroll it
          tabIndex={0}
          className={styles.list}
        >
          {stories.map(({id, change, quote, punchline, name, role, company, stars, isExample}) => (
            <article key={id} className={styles.story}>
              <div className={styles.change}>
                <p className="border-rule border-b-[1.5px] py-1.5 font-semibold">{change.task}</p>
                <p className="border-b py-1.5 text-ink-2">
                  <s>{change.earlier}</s>
                </p>
                <p className="total-rule py-1.5 font-semibold">{change.now}</p>
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
