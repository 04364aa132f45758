import {getTranslations} from 'next-intl/server';
import {handover} from '@/content/sample';

/** How far the rider is. */
export async function RideStatus() {
  const t = await getTranslations('scenes.ride');
  return (
    <div role="img" aria-label={t('label')} className="ride-status">
      <b>{t('rider', {minutes: handover.minutesAway})}</b> <span>{t('stops', {count: handover.stops})}</span>
    </div>
  );
}
