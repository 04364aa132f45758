import {getTranslations} from 'next-intl/server';
import {ExampleChip} from '@/components/sections/ExampleChip';
import {Stars} from '@/components/sections/Stars';
import {H2, H3} from '@/components/ui/Heading';
import {ratings} from '@/content/claims';
import {figures} from '@/content/figures';
import {ownerFacts} from '@/content/ownerFacts';

const {maximum, overall, platforms} = ratings;

// TypeScript has Object.keys() return string[]. The object has no keys but these.
const platformKeys = Object.keys(platforms) as (keyof typeof platforms)[];

const row = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b py-4 last:border-0 last:pb-0';

/** The ratings on review sites, and their average. */
export async function RatingsBand() {
  const t = await getTranslations('home.ratings');
  return (
    <section id="ratings" className="bg-mist py-section">
      <div className="wrap grid gap-x-[clamp(40px,6vw,96px)] gap-y-6 @lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div>
          <H2 className="text-h3-lg">{t('title')}</H2>
          <p className="mt-3 text-ink-2">
            {t('overall')}: <b className="text-ink">{t('score', {score: overall, maximum})}</b>
            <br />
            {t('satisfaction', figures)}
          </p>
        </div>
        <ul className="border-rule border-t-[1.5px]">
          {platformKeys.map((key) => (
            <Platform key={key} name={key} />
          ))}
        </ul>
      </div>
    </section>
  );
}

async function Platform({name}: {name: keyof typeof platforms}) {
  const t = await getTranslations('home.ratings');
  const site = ownerFacts.reviewSites?.[name];
  return (
    <li className={row}>
      <div>
        <H3>
          {site ? (
            <a href={site.url} className="underline">
              {site.name}
            </a>
          ) : (
            <>
              {t(`platforms.${name}.name`)} <ExampleChip />
            </>
          )}
        </H3>
        <p className="text-note">{t(`platforms.${name}.badge`)}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 text-ink-2 text-note">
        <Stars score={platforms[name]} />
        <b aria-hidden="true" className="text-ink">
          {t('score', {score: platforms[name], maximum})}
        </b>
        {site && <span>{t('reviews', {count: site.reviews})}</span>}
      </p>
    </li>
  );
}
