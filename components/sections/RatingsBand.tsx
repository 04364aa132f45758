import {getTranslations} from 'next-intl/server';
import {H2, H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {ratings} from '@/content/claims';
import {figures} from '@/content/figures';

const {maximum, overall, platforms, reviews} = ratings;

// Object.keys() widens to string[]; the object has no other keys.
const platformKeys = Object.keys(platforms) as (keyof typeof platforms)[];

/** The two review sites, and the average that is computed from them. */
export async function RatingsBand() {
  const t = await getTranslations('home.ratings');
  return (
    <section id="ratings" className="bg-mist py-section">
      <div className="wrap rating-band grid gap-x-[clamp(40px,6vw,96px)] gap-y-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div>
          <H2 className="text-h3-lg">{t('title')}</H2>
          <p>{t('text')}</p>
          <p>
            {t('overall')}: <b>{t('score', {score: overall, maximum})}</b>
            <br />
            {t('satisfaction', figures)}
          </p>
        </div>
        <ul className="entries rows border-rule border-t-[1.5px]">
          {platformKeys.map((key) => (
            <li key={key}>
              <Icon name={`icon-${key}`} />
              <div>
                <H3>{t(`platforms.${key}.name`)}</H3>
                <p>{t(`platforms.${key}.badge`)}</p>
              </div>
              <p>
                <b>{t('score', {score: platforms[key], maximum})}</b> {t('reviews', {count: reviews[key]})}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
