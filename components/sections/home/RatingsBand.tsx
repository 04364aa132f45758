import {getTranslations} from 'next-intl/server';
import {H2, H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {ratings} from '@/content/claims';
import {figures} from '@/content/figures';

const {maximum, overall, platforms, reviews} = ratings;

// TypeScript has Object.keys() return string[]. The object has no keys but these.
const platformKeys = Object.keys(platforms) as (keyof typeof platforms)[];

const row =
  'grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-1 border-b py-4 last:border-0 last:pb-0 @sm:gap-x-6';

/** The ratings on review sites, and their average. */
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
        <ul className="border-rule border-t-[1.5px]">
          {platformKeys.map((key) => (
            <li key={key} className={row}>
              <Icon name={`icon-${key}`} className="size-7" />
              <div>
                <H3>{t(`platforms.${key}.name`)}</H3>
                <p className="text-note">{t(`platforms.${key}.badge`)}</p>
              </div>
              <p className="col-start-2 text-ink-2 text-note @sm:col-start-3 @sm:text-right">
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
