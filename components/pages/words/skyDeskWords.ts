import {getTranslations} from 'next-intl/server';
import type {SkyDeskWords} from '@/components/illustrations/SkyDesk';
import {distributors} from '@/content/sample';
import {distributorSkyWords} from './distributorSkyWords';

/** The words of the matching screen. */
export async function skyDeskWords(): Promise<SkyDeskWords> {
  const [t, scenes, sky] = await Promise.all([
    getTranslations('scenes.skyDesk'),
    getTranslations('scenes.sky'),
    distributorSkyWords(),
  ]);
  return {
    label: t('label'),
    filters: {
      title: t('filters'),
      groups: [
        {label: t('cityLabel'), options: [t('cities.nagpur'), t('cities.amravati'), t('cities.wardha')]},
        {label: t('categoryLabel'), options: [t('categories.pantry'), t('categories.care'), t('categories.gifting')]},
      ],
      invest: {label: t('investLabel'), range: t('range', {from: distributors.from, to: distributors.to})},
    },
    sky,
    list: {
      title: t('shortList'),
      count: t('of', {count: distributors.best.length, all: distributors.fits}),
      parties: distributors.best.map(({party, share, invests}) => ({
        name: scenes(`parties.${party}`),
        fit: scenes('share', {share}),
        share,
        invests: t('invests', {amount: invests}),
      })),
      ask: t('ask'),
    },
  };
}
