import {getFormatter, getTranslations} from 'next-intl/server';
import {Icon} from '@/components/ui/Icon';
import {ratings} from '@/content/claims';
import {figures} from '@/content/figures';
import {StarRow} from './StarRow';

const {maximum, overall, platforms, reviews} = ratings;

// Object.keys() widens to string[]; the object has no other keys.
const platformKeys = Object.keys(platforms) as (keyof typeof platforms)[];

/** The average as a figure that fills its column, and the two review sites that it is computed from. */
export async function RatingsBand() {
  const [t, format] = await Promise.all([getTranslations('home.ratings'), getFormatter()]);
  return (
    <section id="ratings" className="bg-mist py-section">
      <div className="wrap grid grid-cols-1 gap-x-[clamp(40px,6vw,96px)] gap-y-10 lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]">
        <div className="flex flex-col print:break-inside-avoid max-lg:grid max-lg:grid-cols-[auto_1fr] max-lg:items-center max-lg:gap-x-6 max-[22rem]:block sm:max-lg:gap-x-12">
          <p className="text-ink-2 max-lg:col-span-2">{t('overall')}</p>
          <p className="-ml-[0.04em] font-semibold text-[clamp(5.5rem,3rem+9vw,9.5rem)] leading-none tracking-[-0.055em] sm:max-lg:row-span-2 lg:text-[14.5rem] print:text-figure">
            {format.number(overall, 'rating')}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 sm:max-lg:self-end lg:my-auto">
            <StarRow share={overall / maximum} className="text-[1.5rem] lg:text-[1.75rem]" />
            <span>{t('score', {score: overall, maximum})}</span>
          </p>
          <p className="double-rule pt-4 pb-3 font-semibold text-lede max-sm:col-span-2 max-sm:mt-4 sm:max-lg:self-start sm:pb-4 lg:pt-0">
            {t('satisfaction', figures)}
          </p>
        </div>
        <div>
          <h2>{t('title')}</h2>
          <p className="mt-3 text-ink-2 sm:mt-4 sm:text-lede">{t('text')}</p>
          <ul className="rating-list">
            {platformKeys.map((key) => (
              <li key={key}>
                <span className="rating-sign">
                  <Icon name={`icon-${key}`} />
                </span>
                <div>
                  <h3>{t(`platforms.${key}.name`)}</h3>
                  <p>{t(`platforms.${key}.text`)}</p>
                  <p>{t(`platforms.${key}.badge`)}</p>
                </div>
                <div>
                  <p>{t('score', {score: platforms[key], maximum})}</p>
                  <StarRow share={platforms[key] / maximum} className="text-[1rem] sm:text-[1.25rem]" />
                  <p>{t('reviews', {count: reviews[key]})}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
