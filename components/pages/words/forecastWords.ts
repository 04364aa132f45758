import {getTranslations} from 'next-intl/server';
import type {ForecastWords} from '@/components/illustrations/ForecastChart';
import {demand} from '@/content/sample';

export async function forecastWords(): Promise<ForecastWords> {
  const t = await getTranslations('scenes.forecast');
  const peak = demand.expected.reduce((best, week) => (week.count > best.count ? week : best));
  return {
    label: t('label'),
    from: t('from'),
    now: t('now'),
    peak: t('peak'),
    expected: t('expected', {count: peak.count}),
    range: t('range', {low: peak.low, high: peak.high}),
  };
}
