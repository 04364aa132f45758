import {getTranslations} from 'next-intl/server';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {featureCategories, featureNeeds, features, featuresAtFirst} from '@/content/home';
import {FeatureFilter} from './FeatureFilter';
import {PlanNote} from './PlanNote';
import {Section} from './SectionParts';

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
        <ul className="feature-tiles grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3" data-few>
          {keys.map((key, index) => (
            <li key={key} data-category={features[key]} data-more={index >= featuresAtFirst || undefined}>
              <Icon name={`icon-${features[key]}`} />
              <H3>{t(`items.${key}.title`)}</H3>
              <p>
                {t(`items.${key}.text`)} <PlanNote needs={featureNeeds[key]} />
              </p>
            </li>
          ))}
        </ul>
      </FeatureFilter>
    </Section>
  );
}
