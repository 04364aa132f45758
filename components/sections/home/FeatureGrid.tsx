import {getTranslations} from 'next-intl/server';
import {PlanTag} from '@/components/sections/PlanTag';
import {H2, H3} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {featureCategories, featureNeeds, features, featuresAtFirst} from '@/content/home';
import {ownerFacts} from '@/content/ownerFacts';
import {FeatureFilter} from './FeatureFilter';
import styles from './FeatureGrid.module.css';

// Object.keys() widens to string[]; the object has no other keys.
const keys = Object.keys(features) as (keyof typeof features)[];

const grid = 'grid gap-x-8 @sm:grid-cols-2 @lg:grid-cols-3';
const onPaper = 'print:details-content:[content-visibility:visible]';
const button = 'text-link font-semibold in-open:hidden @lg:supports-[selector(::details-content)]:hidden print:hidden';

/** Small features by category. A narrow window has the first few, and a press brings all; a search in the page and a browser's reader find them anyway. */
export async function FeatureGrid() {
  const t = await getTranslations('home.features');
  const all = {key: 'all', label: t('all'), count: t('count', {count: keys.length})};
  const categories = featureCategories.map((category) => {
    const {length: count} = keys.filter((key) => features[key] === category);
    return {key: category, label: t(`categories.${category}`), count: t('count', {count})};
  });
  return (
    <section id="features" className="py-section">
      <FeatureFilter
        head={
          <>
            <H2>{t('title')}</H2>
            <p className="mt-2 @max-sm:text-note">{t('text')}</p>
          </>
        }
        label={t('filter')}
        tabs={[all, ...categories]}
      >
        <div className={`${grid} icon-5.5 icon-cloth-text`}>
          <Tiles names={keys.slice(0, featuresAtFirst)} className="contents" />
          <details className={`${styles.rest} ${onPaper}`} suppressHydrationWarning>
            <summary className={button}>{t('showAll', {count: keys.length})}</summary>
            <Tiles
              names={keys.slice(featuresAtFirst)}
              className={`${grid} supports-[selector(::details-content)]:in-open:contents supports-[selector(::details-content)]:@lg:contents`}
            />
          </details>
        </div>
      </FeatureFilter>
    </section>
  );
}

async function Tiles({names, className}: {names: typeof keys; className: string}) {
  const t = await getTranslations('home.features');
  const {itemsEntered} = ownerFacts;
  const textOf = (key: (typeof keys)[number]) =>
    key === 'guidedSetup' && itemsEntered ? t('guidedSetupWithCount', {itemsEntered}) : t(`items.${key}.text`);
  return (
    <ul className={className}>
      {names.map((key) => (
        <li key={key} data-category={features[key]} suppressHydrationWarning className={styles.tile}>
          <Icon name={`icon-${features[key]}`} className="mt-px" />
          <H3 className="flex items-baseline justify-between gap-3 text-[1rem] leading-snug">
            {`${t(`items.${key}.title`)} `}
            <PlanTag needs={featureNeeds[key]} quiet />
          </H3>
          <p className="col-span-2 text-small deva:text-[1rem]/[1.6]">{textOf(key)}</p>
        </li>
      ))}
    </ul>
  );
}
