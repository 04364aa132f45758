import {zones} from '@/content/useCaseObjects';
import {smallPrint, wordsOfScene} from '../parts';
import {StreetMap} from '../StreetMap';

/** The columns are the zone, the minimum order and the delivery charge. */
const row =
  'grid grid-cols-[minmax(0,1.4fr)_repeat(2,minmax(0,1fr))] items-center gap-3 px-5 py-2 *:not-first:text-right';

/** A map with the delivery zones around a shop, and a table with the terms of each zone. */
export async function DeliveryZones() {
  const {t, rupees} = await wordsOfScene('objects.hyperlocal-delivery');
  return (
    <div role="img" aria-label={t('label')} data-product="quicklocal" className="lifted bg-raised text-small">
      <div className="relative">
        <StreetMap {...zoneMap} className="w-full" />
        <ZoneRings className="absolute inset-0 size-full" />
      </div>
      <div className="light-paper bg-raised pt-1 pb-2">
        <div className={`${row} text-ink-2 ${smallPrint}`}>
          <span>{t('zone')}</span> <span>{t('minimum')}</span> <span>{t('charge')}</span>{' '}
        </div>
        {zones.map(({km, minimum, charge, evenings}) => (
          <div key={km} className={`${row} border-t`}>
            <span>
              {t('within', {km})}{' '}
              {evenings && <span className={`block text-ink-2 ${smallPrint}`}>{t('evenings')}</span>}
            </span>{' '}
            <b className="whitespace-nowrap">{rupees(minimum)}</b>{' '}
            <b className="whitespace-nowrap">{charge > 0 ? rupees(charge) : t('free')}</b>{' '}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The map shows no route, because it starts and ends at the shop's own crossing. */
const zoneMap = {
  view: '271 103 360 224',
  route: [
    [3, 2],
    [3, 2],
  ],
  passed: 0,
} as const;

const ZoneRings = ({className}: {className: string}) => (
  <svg viewBox={zoneMap.view} className={className} aria-hidden="true">
    <g fill="var(--p)" fillOpacity=".12" stroke="var(--p)" strokeWidth="2" strokeDasharray="7 5">
      {zones.map(({km}) => (
        <circle key={km} cx="451" cy="215" r={km * 26} />
      ))}
    </g>
    <path fill="var(--color-cloth)" stroke="var(--color-sheet)" strokeWidth="2" d="M451 196l13 19-13 19-13-19z" />
  </svg>
);
