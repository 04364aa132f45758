import {getFormatter, getTranslations} from 'next-intl/server';
import {ratings} from '@/content/claims';
import {figures} from '@/content/figures';
import {aiFigures, aiGrowth, counters, featureCategories, features, trustStrip} from '@/content/home';

type Platform = keyof typeof ratings.platforms;

// Object.keys() widens to string[]; the objects have no other keys.
const featureKeys = Object.keys(features) as (keyof typeof features)[];
const platformKeys = Object.keys(ratings.platforms) as Platform[];

export async function counterWords() {
  const t = await getTranslations('home.counters');
  return {
    label: t('label'),
    items: counters.map((key) => ({figure: t(`${key}.figure`, figures), label: t(`${key}.label`)})),
  };
}

export async function trustWords() {
  const t = await getTranslations('home.ecosystem.trust');
  return {
    label: t('label'),
    items: trustStrip.map((key) => ({figure: t(`${key}.figure`, figures), label: t(`${key}.label`)})),
  };
}

/** The tabs of the feature filter, the first of which is everything, and the tiles in the order of the facts. */
export async function featureWords() {
  const t = await getTranslations('home.features');
  const count = (category: string) => featureKeys.filter((key) => features[key] === category).length;
  return {
    title: t('title'),
    text: t('text'),
    filter: t('filter'),
    tabs: [
      {key: 'all', label: t('all'), count: t('count', {count: featureKeys.length})},
      ...featureCategories.map((category) => ({
        key: category,
        label: t(`categories.${category}`),
        count: t('count', {count: count(category)}),
      })),
    ],
    tiles: featureKeys.map((key) => ({
      key,
      category: features[key],
      label: t(`categories.${features[key]}`),
      title: t(`items.${key}.title`),
      text: t(`items.${key}.text`),
    })),
  };
}

export async function ratingWords() {
  const t = await getTranslations('home.ratings');
  const format = await getFormatter();
  const {maximum, overall, platforms, reviews} = ratings;
  return {
    title: t('title'),
    text: t('text'),
    overall: {
      label: t('overall'),
      figure: format.number(overall, 'rating'),
      score: t('score', {score: overall, maximum}),
      share: overall / maximum,
    },
    satisfaction: t('satisfaction', figures),
    platforms: platformKeys.map((key) => ({
      key,
      name: t(`platforms.${key}.name`),
      badge: t(`platforms.${key}.badge`),
      text: t(`platforms.${key}.text`),
      score: t('score', {score: platforms[key], maximum}),
      share: platforms[key] / maximum,
      reviews: t('reviews', {count: reviews[key]}),
    })),
  };
}

export async function growthWords() {
  const t = await getTranslations('home.aiGrowth');
  return {
    title: t('title'),
    text: t('text'),
    items: aiGrowth.map((key) => ({title: t(`items.${key}.title`), text: t(`items.${key}.text`)})),
    figures: aiFigures.map((key) => ({
      figure: t(`figures.${key}.figure`, figures),
      label: t(`figures.${key}.label`),
    })),
  };
}
