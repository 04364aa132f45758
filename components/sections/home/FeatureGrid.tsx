import {getTranslations} from 'next-intl/server';
import {PlanNote} from '@/components/sections/PlanNote';
import {Section} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {InlineScript} from '@/components/ui/InlineScript';
import {featureCategories, featureNeeds, features, featuresAtFirst} from '@/content/home';
import {FeatureFilter} from './FeatureFilter';
import styles from './FeatureGrid.module.css';

// TypeScript has Object.keys() return string[]. The object has no keys but these.
const keys = Object.keys(features) as (keyof typeof features)[];

/** The features, which can be filtered by category. All are in the HTML, and a style sheet and the filter hide some. */
export async function FeatureGrid() {
  const t = await getTranslations('home.features');
  const all = {key: 'all', label: t('all'), count: t('count', {count: keys.length})};
  const categories = featureCategories.map((category) => {
    const count = keys.filter((key) => features[key] === category).length;
    return {key: category, label: t(`categories.${category}`), count: t('count', {count})};
  });
  return (
    <Section id="features" className="pb-section" title={t('title')} text={t('text')}>
      <FeatureFilter label={t('filter')} showAll={t('showAll', {count: keys.length})} tabs={[all, ...categories]}>
        {/* The script below changes the list and its tiles before React hydrates. */}
        <ul
          className="icon-5.5 icon-cloth-text grid gap-x-8 @sm:grid-cols-2 @lg:grid-cols-3"
          data-few
          suppressHydrationWarning
        >
          {keys.map((key, index) => {
            const isMore = index >= featuresAtFirst;
            return (
              <li
                key={key}
                data-category={features[key]}
                data-more={isMore || undefined}
                suppressHydrationWarning
                className={isMore ? `${styles.tile} ${styles.more}` : styles.tile}
              >
                <Icon name={`icon-${features[key]}`} className="col-start-2 row-start-1" />
                <H3 className="text-[1.0625rem] leading-snug @sm:text-h3">{t(`items.${key}.title`)}</H3>
                <p className="col-span-2 text-note">
                  {t(`items.${key}.text`)} <PlanNote needs={featureNeeds[key]} />
                </p>
              </li>
            );
          })}
        </ul>
      </FeatureFilter>
      <InlineScript run={letTilesBeFound} args={[]} />
    </Section>
  );
}

/** Before React is there, lets a search in the page find tiles that are not shown. When one is found, all are shown. */
function letTilesBeFound() {
  const list = document.querySelector('[data-few]');
  const tiles = document.querySelectorAll('[data-few] > [data-more]');
  const showAll = () => {
    for (const tile of tiles) tile.removeAttribute('hidden');
  };
  for (const tile of tiles) {
    tile.setAttribute('hidden', 'until-found');
    tile.addEventListener('beforematch', showAll);
  }
  list?.removeAttribute('data-few');
}
