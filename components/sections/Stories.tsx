import {getTranslations} from 'next-intl/server';
import {Initials} from '@/components/ui/Initials';
import {ratings} from '@/content/claims';
import {testimonialScore as score, testimonials} from '@/content/home';
import {StarRow} from './StarRow';
import css from './Stories.module.css';

const {maximum} = ratings;

/** One story told at full voice, the others quieter below it; on a phone they pass by sideways. */
export async function Stories() {
  const t = await getTranslations('home.stories');
  return (
    <section id="stories" className="border-line border-t bg-sheet">
      <div className="wrap py-section">
        <div className="mb-7 flex flex-wrap items-baseline justify-between gap-x-12 gap-y-3 sm:mb-10">
          <h2 className="text-h3-lg">{t('title')}</h2>
          <p className="text-ink-2">{t('text')}</p>
        </div>
        <section
          aria-label={t('title')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard
          tabIndex={0}
          className={css.stories}
        >
          {testimonials.map((key, index) => (
            <Story key={key} story={key} loud={index === 0} />
          ))}
        </section>
        <p className="mt-8 max-w-none text-ink-2 text-small sm:mt-10">{t('sample')}</p>
      </div>
    </section>
  );
}

/** A quote on the thread, its punchline double-ruled, who says it, and the entry that changed. */
async function Story({story, loud}: {story: (typeof testimonials)[number]; loud: boolean}) {
  const t = await getTranslations('home.stories');
  const name = t(`items.${story}.name`);
  return (
    <div className={loud ? 'story-card loud' : 'story-card'}>
      <figure className="contents">
        <blockquote>
          {t(`items.${story}.quote`)} <em>{t(`items.${story}.punchline`)}</em>
        </blockquote>
        <figcaption>
          <Initials name={name} />
          <span>
            <b>{name}</b>
            <StarRow share={score / maximum} className="text-[1rem]" />{' '}
            <span className="sr-only">{t('rating', {score, maximum})}</span>{' '}
            <span className="block text-balance text-ink-2">
              {t(`items.${story}.role`)}, {t(`items.${story}.company`)}
            </span>
          </span>
        </figcaption>
      </figure>
      <div>
        <p>{t(`items.${story}.before.label`)}</p>
        <p>
          <s>{t(`items.${story}.before.then`)}</s>
        </p>
        <p>{t(`items.${story}.before.now`)}</p>
      </div>
    </div>
  );
}
