import {getTranslations} from 'next-intl/server';
import {ExampleChip} from '@/components/sections/ExampleChip';
import {Stars} from '@/components/sections/Stars';
import {H2, H3} from '@/components/ui/Heading';
import {ratings} from '@/content/claims';
import {ownerFacts} from '@/content/ownerFacts';

const {maximum, platforms} = ratings;

// TypeScript has Object.keys() return string[]. The object has no keys but these.
const platformKeys = Object.keys(platforms) as (keyof typeof platforms)[];

/** The ratings on review sites in one strip. Their average is in the hero. */
export async function RatingsBand() {
  const t = await getTranslations('home.ratings');
  return (
    <section id="ratings" className="bg-mist py-6 @sm:py-10">
      <div className="wrap grid items-center gap-x-10 gap-y-4 @lg:grid-cols-[minmax(0,1fr)_auto]">
        <H2 className="text-h3-lg">{t('title')}</H2>
        <ul className="flex flex-wrap gap-x-12 gap-y-4 @max-sm:grid">
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
    <li className="@max-sm:flex @max-sm:items-center @max-sm:justify-between @max-sm:gap-3">
      <div>
        <H3 className="@max-sm:text-base">
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
      <p className="flex flex-wrap items-center gap-x-3 text-ink-2 text-note @max-sm:block @max-sm:flex-none @sm:mt-1">
        <Stars score={platforms[name]} decorative />{' '}
        <b className="text-ink">{t('score', {score: platforms[name], maximum})}</b>{' '}
        {site && <span>{t('reviews', {count: site.reviews})}</span>}
      </p>
    </li>
  );
}
