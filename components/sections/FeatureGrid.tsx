import {getTranslations} from 'next-intl/server';
import {Icon} from '@/components/ui/Icon';
import {featureCategories, features} from '@/content/home';
import {FeatureFilter} from './FeatureFilter';
import {SectionHead} from './SectionHead';

// Object.keys() widens to string[]; the object has no other keys.
const keys = Object.keys(features) as (keyof typeof features)[];

/** Small features by category. All are in the page; the filter only hides, so that it reads without scripts. */
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
    <section id="features" className="wrap pb-section">
      <SectionHead title={t('title')} text={t('text')} />
      <FeatureFilter label={t('filter')} tabs={tabs}>
        <ul className="feature-tiles">
          {keys.map((key) => (
            <li key={key} data-category={features[key]}>
              <div>
                <span>{t(`categories.${features[key]}`)}</span>
                <Icon name={`icon-${features[key]}`} />
              </div>
              <h3>{t(`items.${key}.title`)}</h3>
              <p>{t(`items.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </FeatureFilter>
    </section>
  );
}
