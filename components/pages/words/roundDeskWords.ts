import {getFormatter, getTranslations} from 'next-intl/server';
import type {RoundDeskWords} from '@/components/illustrations/RoundDesk';
import {couriers, late, riders, roundStops} from '@/content/sampleDesk';
import {roundCount} from '@/content/sampleDeskSums';
import {sum} from '@/content/sum';

/** The words and sums of the dispatcher's screen. */
export async function roundDeskWords(): Promise<RoundDeskWords> {
  const [t, format] = await Promise.all([getTranslations('scenes.roundDesk'), getFormatter()]);
  const rupees = (amount: number) => format.number(amount, 'rupees');
  const parcels = (count: number) => t('parcels', {count});
  const [first, second, third] = riders;
  return {
    label: t('label'),
    title: t('title'),
    counts: [
      {label: t('road'), value: format.number(riders.length)},
      {label: t('delivered'), value: t('of', roundCount)},
      {label: t('late'), value: format.number(late)},
    ],
    stops: {
      title: t('round'),
      done: t('of', {done: first.done, count: first.count}),
      stops: roundStops.map(({time, place, proof, state}) => ({
        time,
        place: t(`places.${place}`),
        proof: t(`proofs.${proof}`),
        state,
      })),
    },
    others: [t(`riders.${second.rider}`), t(`riders.${third.rider}`)],
    cash: {
      title: t('cash'),
      rows: riders.map(({rider, cash}) => ({label: t(`riders.${rider}`), value: rupees(cash)})),
      total: {label: t('total'), value: rupees(sum(riders.map(({cash}) => cash)))},
    },
    couriers: {
      title: t('couriers'),
      rows: couriers.map(({way, parcels: count}) => ({label: t(`ways.${way}`), value: parcels(count)})),
      total: {label: t('total'), value: parcels(sum(couriers.map(({parcels: count}) => count)))},
    },
  };
}
