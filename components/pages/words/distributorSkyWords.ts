import {getTranslations} from 'next-intl/server';
import type {DistributorSkyWords} from '@/components/illustrations/DistributorSky';
import {distributors} from '@/content/sample';

export async function distributorSkyWords(): Promise<DistributorSkyWords> {
  const t = await getTranslations('scenes.sky');
  return {
    label: t('label'),
    brand: t('brand'),
    city: t('city'),
    fit: t('fit', {count: distributors.fits}),
    parties: distributors.best.map(({party, share, invests}) => ({
      name: t(`parties.${party}`),
      share: t('share', {share}),
      invests: t('invests', {from: invests}),
    })),
  };
}
