import {getTranslations} from 'next-intl/server';
import {PlanNote} from '@/components/sections/PlanNote';
import {Section} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {InlineScript} from '@/components/ui/InlineScript';
import {featureCategories, featureNeeds, features, featuresAtFirst} from '@/content/home';
import {FeatureFilter} from './FeatureFilter';

// Object.keys() widens to string[]; the object has no other keys.
const keys = Object.keys(features) as (keyof typeof features)[];

/** Small features by category. All are in the page, which reads without scripts; the style sheet and the filter hide some. */
export async function FeatureGrid() {
  const t = await getTranslations('home.features');
  const tabs = [
    {key: 'all', label: t('all'), count: t('count', {count: keys.length})},
    ...featureCategories.map((category) => ({
      key: category,
      label: t(`categories.${category}`),
      count: t('count', {count: keys.filter((key) => features[key] === category).length}),
    })),
  ];
  return (
    <Section id="features" className="pb-section" title={t('title')} text={t('text')}>
      <FeatureFilter label={t('filter')} showAll={t('showAll', {count: keys.length})} tabs={tabs}>
        {/* The script below changes it and its tiles before React is there. */}
        <ul className="feature-tiles grid gap-x-8 @sm:grid-cols-2 @lg:grid-cols-3" data-few suppressHydrationWarning>
          {keys.map((key, index) => (
            <li
              key={key}
              data-category={features[key]}
              data-more={index >= featuresAtFirst || undefined}
              suppressHydrationWarning
            >
              <Icon name={`icon-${features[key]}`} />
              <H3>{t(`items.${key}.title`)}</H3>
              <p>
                {t(`items.${key}.text`)} <PlanNote needs={featureNeeds[key]} />
              </p>
            </li>
          ))}
        </ul>
      </FeatureFilter>
      <InlineScript run={letTilesBeFound} args={[]} />
    </Section>
  );
}

/** Lets a search in the page find tiles that are not shown, before React is there: one that is found brings all. */
function letTilesBeFound() {
  const tiles = document.querySelectorAll('.feature-tiles > [data-more]');
  const showAll = () => {
    for (const tile of tiles) tile.removeAttribute('hidden');
  };
  for (const tile of tiles) {
    tile.setAttribute('hidden', 'until-found');
    tile.addEventListener('beforematch', showAll);
  }
  document.querySelector('.feature-tiles')?.removeAttribute('data-few');
}
