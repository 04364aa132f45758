import {getFormatter, getTranslations} from 'next-intl/server';
import {ExampleTitle} from '@/components/sections/ExampleChip';
import {Stars} from '@/components/sections/Stars';
import {H3} from '@/components/ui/Heading';
import {ratings} from '@/content/claims';
import {ownerFacts} from '@/content/ownerFacts';

const {maximum, platforms} = ratings;

// TypeScript has Object.keys() return string[]. The object has no keys but these.
const platformKeys = Object.keys(platforms) as (keyof typeof platforms)[];

const band = 'wrap grid items-center gap-x-12 gap-y-4 @min-[77rem]:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]';

/** The ratings on review sites, a card for each. Their average is in the hero. */
export async function RatingsBand() {
  const t = await getTranslations('home.ratings');
  const areSamples = platformKeys.some((key) => !ownerFacts.reviewSites?.[key]);
  return (
    <section id="ratings" className="bg-mist py-6 @sm:py-10">
      <div className={band}>
        <ExampleTitle title={t('title')} isExample={areSamples} size="@min-[77rem]:text-[2.375rem]" />
        <ul className="grid grid-cols-2 gap-3 @sm:gap-6">
          {platformKeys.map((key) => (
            <Platform key={key} name={key} />
          ))}
        </ul>
      </div>
    </section>
  );
}

const card =
  'flex flex-col gap-x-6 gap-y-2 rounded-md border bg-sheet p-4 @sm:p-6 @md:flex-row @md:items-center print:break-inside-avoid';
const numeral = 'font-semibold text-[3.25rem] text-ink leading-none tracking-[-0.04em] @md:text-[5rem]';

async function Platform({name}: {name: keyof typeof platforms}) {
  const t = await getTranslations('home.ratings');
  const format = await getFormatter();
  const site = ownerFacts.reviewSites?.[name];
  return (
    <li className={card}>
      <p aria-hidden="true" className="flex items-baseline gap-1 text-ink-2">
        <span className={numeral}>{format.number(platforms[name], 'rating')}</span>{' '}
        <span>/{format.number(maximum)}</span>
      </p>
      <div className="min-w-0">
        <Stars score={platforms[name]} height="h-5 @sm:h-6" />
        <H3 className="mt-2 @max-sm:text-note">
          {site ? (
            <a href={site.url} className="underline">
              {site.name}
            </a>
          ) : (
            t(`platforms.${name}.name`)
          )}
        </H3>
        <p className="text-ink-2 text-note @max-sm:text-small">
          {t(`platforms.${name}.badge`)} {site && <span className="block">{t('reviews', {count: site.reviews})}</span>}
        </p>
      </div>
    </li>
  );
}
