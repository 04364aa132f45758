import {getTranslations} from 'next-intl/server';
import type {RoundMapWords} from '@/components/illustrations/RoundMap';
import {couriers, riders, roundStops} from '@/content/sampleDesk';
import {sum} from '@/content/sum';

// The map has room for four papers.
const [, otp, photo, back, now] = roundStops;

export async function roundMapWords(): Promise<RoundMapWords> {
  const t = await getTranslations('scenes.round');
  const [rider] = riders;
  return {
    label: t('label'),
    rider: t('rider'),
    done: t('done', {done: rider.done, count: rider.count}),
    entries: [otp, photo, back, now].map(({time, proof, state}) => ({text: t(proof), time, state})),
    couriers: {title: t('couriers'), text: t('picked', {count: sum(couriers.map(({parcels}) => parcels))})},
  };
}
