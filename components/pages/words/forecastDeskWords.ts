import {getFormatter, getTranslations} from 'next-intl/server';
import type {ForecastDeskWords} from '@/components/illustrations/ForecastDesk';
import {alert, reorders} from '@/content/sampleDesk';
import {demandPeak} from '@/content/sampleSums';
import {clock} from '@/lib/format';
import {forecastWords} from './forecastWords';

/** The words and counts of the forecast's screen. */
export async function forecastDeskWords(): Promise<ForecastDeskWords> {
  const [t, goods, format, chart] = await Promise.all([
    getTranslations('scenes.forecastDesk'),
    getTranslations('scenes.goods'),
    getFormatter(),
    forecastWords(),
  ]);
  return {
    label: t('label'),
    title: t('title'),
    places: t('places'),
    sold: t('sold'),
    expected: t('expected'),
    chart,
    alert: {
      time: t('alert', {time: clock(format, alert.time)}),
      fast: t('fast', {name: goods(`${alert.good}.name`), times: alert.times}),
      act: t('act', {count: alert.left}),
    },
    list: {
      title: t('list'),
      rows: reorders.map(({good, count, reason}) => ({
        good,
        name: goods(`${good}.name`),
        reason: t(`reasons.${reason}`, {count: demandPeak}),
        count: format.number(count),
      })),
      accept: t('accept'),
    },
  };
}
