import {getTranslations} from 'next-intl/server';
import {H2, H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {Initials} from '@/components/ui/Initials';
import {LocalLink} from '@/components/ui/LocalLink';
import {ratings} from '@/content/claims';
import {figures} from '@/content/figures';
import {checks} from '@/content/home';
import {entriesOf, wordsAt} from '@/i18n/words';

const {maximum, overall, platforms, reviews} = ratings;

// Object.keys() widens to string[]; the object has no other keys.
const platformKeys = Object.keys(platforms) as (keyof typeof platforms)[];

/** The two review sites, and the average that is computed from them. */
export async function RatingsBand() {
  const t = await getTranslations('home.ratings');
  return (
    <section id="ratings" className="bg-mist py-section">
      <div className="wrap grid gap-x-[clamp(40px,6vw,96px)] gap-y-6 @lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div>
          <H2 className="text-h3-lg">{t('title')}</H2>
          <p className="mt-3">{t('text')}</p>
          <p className="mt-3 text-ink-2">
            {t('overall')}: <b className="text-ink">{t('score', {score: overall, maximum})}</b>
            <br />
            {t('satisfaction', figures)}
          </p>
        </div>
        <ul className="entries rows border-rule [--row:1rem] border-t-[1.5px]">
          {platformKeys.map((key) => (
            <li key={key} className="gap-x-4 gap-y-1 @sm:gap-x-6">
              <Icon name={`icon-${key}`} className="size-7" />
              <div>
                <H3>{t(`platforms.${key}.name`)}</H3>
                <p className="text-note">{t(`platforms.${key}.badge`)}</p>
              </div>
              <p className="text-ink-2 text-note @sm:col-start-3 @sm:text-right">
                <b className="mr-3 inline-block text-ink @sm:mr-0 @sm:block @sm:text-[1.25rem]">
                  {t('score', {score: platforms[key], maximum})}
                </b>{' '}
                {t('reviews', {count: reviews[key]})}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The id of each names its icon. */
type StampsProps = {title: string; text?: string; items: readonly {id: string; name: string; text: string}[]};

/** A hand never presses two stamps at the same angle. */
const angles = ['-rotate-6', 'rotate-4', '-rotate-3', 'rotate-7'];

/** Those who vouch for the company, as rubber stamps on a strip of paper. */
export function AffiliationStamps({title, text, items}: StampsProps) {
  return (
    <section id="affiliations" className="wrap pb-section">
      <div className="grid print:break-inside-avoid items-center gap-x-12 gap-y-4 border-rule border-y-[1.5px] py-5 @sm:gap-y-8 @sm:py-10 @lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
        <div>
          <H2 className="text-h3-lg">{title}</H2>
          {text && <p className="mt-2">{text}</p>}
        </div>
        <ul className="stamp-list">
          {items.map(({id, name, text: role}, index) => (
            <li key={id}>
              <span className={angles[index]}>
                <Icon name={`icon-${id}`} />
              </span>
              <H3>{name}</H3>
              <p>{role}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** What a visitor can check, then three stories, the entry that changed before the words about it; on a phone they pass by sideways. */
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
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard
          tabIndex={0}
          className="story-list"
        >
          {entriesOf(items).map(({id, before, quote, punchline, name, role, company}) => (
            <article key={id} className="story-card">
              <div className="@sm:row-span-3">
                <p>{before.label}</p>
                <p>
                  <s>{before.then}</s>
                </p>
                <p>{before.now}</p>
              </div>
              <figure>
                <blockquote>
                  {quote} <em className="font-semibold">{punchline}</em>
                </blockquote>
                <figcaption>
                  <Initials name={name} />{' '}
                  <span>
                    <b className="text-ink">{name}</b> {role}, {company}
                  </span>
                </figcaption>
              </figure>
            </article>
          ))}
        </section>
      </div>
    </section>
  );
}
