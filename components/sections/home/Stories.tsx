import {Testimonial} from '@/components/sections/Testimonial';
import {H2} from '@/components/ui/Heading';
import {LocalLink} from '@/components/ui/LocalLink';
import {checks} from '@/content/home';
import {entriesOf, wordsAt} from '@/i18n/words';
import styles from './Stories.module.css';

const testimonialLook = {
  figure: 'flex-1 gap-5 @sm:row-span-2 @sm:mt-6 @sm:grid @sm:grid-rows-subgrid',
  quote: 'pl-5 @max-sm:text-note',
  caption: 'text-note/snug @sm:items-start',
};

/** Links to what a visitor can check, then stories of customers: each has the entry that changed, and a quote about it. */
export async function Stories() {
  const {title, sample, checks: labels, items} = await wordsAt('home.stories');
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
        <H2 className="text-h3-lg">{title}</H2>
        <p className="mt-1 mb-6 text-ink-2">{sample}</p>
        <section
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be focusable, so that keys can scroll it
          tabIndex={0}
          className={styles.list}
        >
          {entriesOf(items).map(({id, before, quote, punchline, name, role, company}) => (
            <article key={id} className={styles.story}>
              <div className={styles.change}>
                <p className="border-rule border-b-[1.5px] py-1.5 font-semibold">{before.label}</p>
                <p className="border-b py-1.5 text-ink-2">
                  <s>{before.then}</s>
                </p>
                <p className="total-rule py-1.5 font-semibold">{before.now}</p>
              </div>
              <Testimonial
                name={name}
                role={
                  <>
                    {role}, {company}
                  </>
                }
                look={testimonialLook}
              >
                {quote} <em className="font-semibold">{punchline}</em>
              </Testimonial>
            </article>
          ))}
        </section>
      </div>
    </section>
  );
}
