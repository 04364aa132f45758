import {Icon} from '@/components/ui/Icon';
import {handover, riders, roundStops} from '@/content/sampleShop';
import {wordsOfScene} from './parts';
import {type Crossing, roundRoute, StreetMap} from './StreetMap';

const backStop = roundStops[3];
const nowStop = roundStops[4];
const [rider] = riders;

/** The first lane of the round lies behind the card. */
const routeBesideCard: readonly Crossing[] = [[3, 1], ...roundRoute.slice(1)];

const tones = {back: 'text-p', now: 'text-cloth'} as const;

/** A map with a rider's route, and the proofs of the latest deliveries: below the route or, on a wide map, beside it. */
export async function RoundMap({wide}: {wide?: boolean}) {
  const {t} = await wordsOfScene('round');
  return (
    <div role="img" aria-label={t('label')} className="relative size-full text-small">
      <StreetMap
        view="154 0 560 315"
        route={wide ? routeBesideCard : roundRoute}
        passed={0}
        preserveAspectRatio="xMaxYMin slice"
        className="absolute inset-0 size-full"
      />
      <div className={`absolute bottom-4 left-4 ${wide ? 'w-64 @max-xl:hidden' : 'right-4 @max-lg:hidden'}`}>
        <div className="rounded-sm border border-p-line bg-sheet px-4">
          <div className="flex justify-between gap-3 py-2">
            <b>{t('rider')}</b> <span className="text-ink-2">{t('done', {done: rider.done, count: rider.count})}</span>
          </div>
          {[backStop, nowStop].map(({time, proof, state}) => (
            <div key={time} className="flex items-center gap-2.5 py-2 not-last:border-b">
              <Icon name="icon-knot" className={`size-3.5 ${tones[state]}`} />
              <span>{t(proof)}</span> <span className="ml-auto whitespace-nowrap text-ink-2">{time}</span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The minutes and the stops until the rider arrives. */
export async function RideStatus() {
  const {t} = await wordsOfScene('ride');
  return (
    <div
      role="img"
      aria-label={t('label')}
      className="flex flex-wrap items-center gap-2 rounded-sm border border-p-line px-3 py-2.5 text-small/[1.45]"
    >
      <b>{t('rider', {minutes: handover.minutesAway})}</b>{' '}
      <span className="ml-auto whitespace-nowrap rounded-xs bg-p-tint px-2.5 py-1 font-semibold text-p">
        {t('stops', {count: handover.stops})}
      </span>
    </div>
  );
}
