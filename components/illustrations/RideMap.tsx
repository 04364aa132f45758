import {getTranslations} from 'next-intl/server';
import {handover} from '@/content/sample';
import {StreetMap} from './StreetMap';

/** The rider on the way to the last stop. */
export async function RideMap() {
  const t = await getTranslations('scenes.ride');
  return (
    <div role="img" aria-label={t('label')} className="relative overflow-hidden">
      {/* The view is what lies above the label, whatever its width; the town goes on around it. */}
      <StreetMap
        view="55 6 850 134"
        way={[
          [0, 1],
          [3, 1],
          [3, 0],
          [4, 0],
        ]}
        passed={1}
        around
        className="absolute inset-0 h-[calc(100%-5rem)] w-full overflow-visible"
      />
      <div className="absolute inset-x-5 bottom-5 flex items-center justify-between gap-2 rounded-sm border border-line bg-sheet px-3 py-2.5 text-small">
        <b className="font-semibold">{t('rider', {minutes: handover.minutesAway})}</b>{' '}
        <span className="whitespace-nowrap rounded-xs bg-p-tint px-2.5 py-1 font-semibold text-p text-scene">
          {t('stops', {count: handover.stops})}
        </span>
      </div>
    </div>
  );
}
