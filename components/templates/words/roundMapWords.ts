import {getTranslations} from 'next-intl/server';
import type {RoundMapWords} from '@/components/scenes/RoundMap';
import {couriers, riders, roundStops} from '@/content/sampleDesk';
import {sum} from '@/lib/sums';

const shownProofs = {otp: 'done', photo: 'done', return: 'back', next: 'next'} as const;
const isShown = (proof: string): proof is keyof typeof shownProofs => proof in shownProofs;

export async function roundMapWords(): Promise<RoundMapWords> {
  const t = await getTranslations('scenes.round');
  const [rider] = riders;
  return {
    label: t('label'),
    rider: t('rider'),
    done: t('done', {done: rider.done, count: rider.count}),
    entries: roundStops.flatMap(({time, proof}) =>
      isShown(proof) ? [{text: t(proof), time, state: shownProofs[proof]}] : [],
    ),
    couriers: {title: t('couriers'), text: t('picked', {count: sum(couriers.map(({parcels}) => parcels))})},
  };
}
