import {getTranslations} from 'next-intl/server';
import {Icon} from '@/components/ui/Icon';
import {courierParcels, riders, roundStops} from '@/content/sample';
import {StreetMap} from './StreetMap';

// The map has room for four papers.
const [, otp, photo, back, now] = roundStops;
const [rider] = riders;

const marks = {
  done: {icon: 'icon-tick', tone: 'text-leaf'},
  back: {icon: 'icon-knot', tone: 'text-p'},
  now: {icon: 'icon-knot', tone: 'text-cloth'},
} as const;

/** A rider's day over the whole town, and the paper that comes back from every door: beside the way, or below the map. */
export async function RoundMap() {
  const t = await getTranslations('scenes.round');
  return (
    <div
      role="img"
      aria-label={t('label')}
      className="relative grid items-end overflow-hidden text-small lg:items-stretch min-h-80 sm:min-h-105"
    >
      <StreetMap
        view="170 75 730 280"
        way={[
          [1, 2],
          [1, 1],
          [3, 1],
          [3, 3],
          [5, 3],
          [5, 1],
          [6, 1],
        ]}
        passed={2}
        keep="all"
        around
        // Beside the rider's card, in the container: on the widest windows, too, the way is seen from its start to its end.
        className="absolute inset-x-0 top-0 h-52 w-full overflow-visible sm:h-72 lg:h-full lg:pr-(--spacing-bleed) lg:pl-[calc(var(--spacing-bleed)+20rem)]"
      />
      <div className="wrap relative flex flex-wrap items-center justify-between gap-4 py-6 max-sm:pt-44 sm:max-lg:items-end sm:max-lg:pt-66">
        <div className="w-full max-w-80 rounded-md border border-p-line bg-sheet px-4 pt-3 pb-1">
          <div className="flex justify-between gap-3 border-b-[1.5px] border-rule pb-2">
            <b className="font-semibold">{t('rider')}</b>{' '}
            <span className="text-ink-2">{t('done', {done: rider.done, count: rider.count})}</span>
          </div>
          {[otp, photo, back, now].map(({time, proof, state}) => (
            <div key={time} className="round-entry">
              <Icon name={marks[state].icon} className={marks[state].tone} />
              <span>{t(proof)}</span> <span className="figures">{time}</span>
            </div>
          ))}
        </div>
        <div className="rounded-md border border-p-line bg-sheet px-4 py-3 max-sm:hidden lg:self-end">
          <span className="text-ink-2">{t('couriers')}</span>{' '}
          <b className="block font-semibold">{t('picked', {count: courierParcels})}</b>
        </div>
      </div>
    </div>
  );
}
