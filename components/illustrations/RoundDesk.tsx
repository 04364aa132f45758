import {Icon} from '@/components/ui/Icon';
import {sum} from '@/content/math';
import {courierParcels, couriers, lateStops, riders, roundCount, roundStops} from '@/content/sampleShop';
import {Total, wordsOfScene} from './parts';
import {StreetMap} from './StreetMap';

const [first, second, third] = riders;

/** A dispatcher's screen: a map with all riders, the stops of one of them, the cash, and the parcels of couriers. */
export async function RoundDesk() {
  const {t, format, rupees} = await wordsOfScene('roundDesk');
  const counts = [
    {label: t('road'), value: format.number(riders.length)},
    {label: t('delivered'), value: t('of', roundCount)},
    {label: t('late'), value: format.number(lateStops)},
  ];
  return (
    <div role="img" aria-label={t('label')} className="text-ink text-small @max-sm:-mx-gutter">
      <div aria-hidden="true" className="overflow-clip bg-sheet @sm:lifted @sm:rounded-md">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-device px-5 py-4 text-on-indigo @max-sm:justify-between @sm:gap-x-8 @sm:px-7">
          <b className="mr-auto text-lede @max-sm:w-full">{t('title')}</b>
          {counts.map(({label, value}) => (
            <div key={label} className="flex items-baseline gap-1.5 @sm:gap-2">
              <span className="text-on-night">{label}</span> <b className="text-lede text-marigold">{value}</b>
            </div>
          ))}
        </div>
        <div className="grid @md:grid-cols-[320px_minmax(0,1fr)] @lg:grid-cols-[360px_minmax(0,1fr)]">
          <StopList />
          <div className="relative flex min-h-64 flex-col justify-end gap-3 p-5 @max-md:pt-69 @sm:@max-md:pt-72 @sm:flex-row @sm:items-end @sm:justify-between @lg:p-7">
            <StreetMap
              view="200 -30 620 400"
              route={[
                [3, 4],
                [3, 2],
                [4, 2],
                [4, 1],
                [5, 1],
                [5, 0],
              ]}
              passed={3}
              others={[
                {at: [2, 1], name: t(`riders.${second.rider}`)},
                {at: [3, 0], name: t(`riders.${third.rider}`)},
              ]}
              preserveAspectRatio="xMidYMin slice"
              className="absolute inset-0 size-full @max-sm:h-64"
            />
            <Account
              title={t('cash')}
              rows={riders.map(({rider, cash}) => ({label: t(`riders.${rider}`), value: rupees(cash)}))}
              total={rupees(sum(riders.map(({cash}) => cash)))}
            />
            <Account
              title={t('couriers')}
              rows={couriers.map(({way, parcels}) => ({
                label: t(`ways.${way}`),
                value: t('parcels', {count: parcels}),
              }))}
              total={t('parcels', {count: courierParcels})}
            />
          </div>
        </div>
      </div>
    </div>
  );
}

const tones = {
  done: 'text-leaf',
  back: 'text-p',
  now: 'text-cloth-text motion-safe:animate-pulse',
  next: 'text-line dark:text-ink-2/60',
} as const;

/** The stops of one rider, each with its proof of delivery. */
async function StopList() {
  const {t} = await wordsOfScene('roundDesk');
  return (
    <div className="px-5 pt-5 pb-3 @sm:px-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 double-rule pb-3">
        <b className="text-lede">{t('round')}</b>{' '}
        <span className="text-ink-2">{t('of', {done: first.done, count: first.count})}</span>
      </div>
      <div className="relative before:absolute before:top-6 before:bottom-8 before:left-[7px] before:border-cloth-text before:border-l-2 before:border-dashed">
        {roundStops.map(({time, place, proof, state}) => (
          <div
            key={time}
            className={`grid grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-x-3.5 py-2.5 ${state === 'now' ? '-mx-3 rounded-sm bg-p-tint px-3' : 'bg-sheet not-last:border-b'}`}
          >
            <span className="relative grid place-items-center bg-inherit py-1">
              <Icon name={state === 'done' ? 'icon-tick' : 'icon-knot'} className={`size-4 ${tones[state]}`} />
            </span>
            <span>
              <b className="block leading-snug">{t(`places.${place}`)}</b>{' '}
              <span className="text-ink-2 text-scene/[1.4]">{t(`proofs.${proof}`)}</span>
            </span>{' '}
            <span className="whitespace-nowrap text-ink-2">{time}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

type AccountProps = {title: string; rows: readonly {label: string; value: string}[]; total: string};

/** A small account on the map, with its total. */
async function Account({title, rows, total}: AccountProps) {
  const {t} = await wordsOfScene('roundDesk');
  return (
    <div className="relative w-full rounded-md border border-p-line bg-sheet px-4 pt-3 pb-3.5 lifted-note @sm:max-w-60">
      <b className="block border-rule border-b-[1.5px] pb-2">{title}</b>
      {rows.map(({label, value}) => (
        <div key={label} className="flex justify-between gap-3 pt-1.5">
          <span className="text-ink-2">{label}</span> <span className="whitespace-nowrap">{value}</span>
        </div>
      ))}
      <Total label={t('total')} value={total} size="whitespace-nowrap" className="mt-1.5 border-t py-1.5" />
    </div>
  );
}
