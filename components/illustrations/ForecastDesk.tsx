import {Icon} from '@/components/ui/Icon';
import {alert, peakWeek, reorders} from '@/content/sampleShop';
import {ForecastChart} from './ForecastChart';
import {wordsOfScene} from './parts';

/** The forecast as a chart, and a list of what to order, with a reason for each line. */
export async function ForecastDesk() {
  const {t, format, name, time} = await wordsOfScene('forecastDesk');
  return (
    <div role="img" aria-label={t('label')} className="text-ink text-small">
      <div aria-hidden="true">
        <div className="overflow-clip rounded-md bg-p-tint lifted">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-1 px-5 pt-5 @sm:px-8 @sm:pt-7">
            <b className="text-h3 @sm:text-h3-lg">{t('title')}</b> <span className="text-ink-2">{t('places')}</span>
            <span className="flex gap-6 @md:ml-auto">
              <span className="flex items-center gap-2">
                <i className="h-[3px] w-6 bg-ink" /> {t('sold')}
              </span>{' '}
              <span className="flex items-center gap-2">
                <i className="h-[3px] w-6 bg-[linear-gradient(90deg,var(--color-cloth-text)_7px,transparent_0)] bg-size-[11px]" />
                {t('expected')}
              </span>
            </span>
          </div>
          <div className="px-5 pt-16 pb-14 @sm:px-8 @sm:pb-16">
            <ForecastChart variant="banded" className="h-60 @lg:h-84" />
          </div>
        </div>
        <div className="relative -mt-9 grid items-end gap-4 px-3 @sm:px-6 @lg:-mx-5 @lg:grid-cols-[340px_minmax(0,1fr)] @lg:items-start @lg:gap-6 @lg:px-0">
          <div className="rounded-sm bg-indigo px-5 py-4 text-on-indigo [box-shadow:0_20px_32px_-18px_oklch(0.24_0.09_275/0.6)]">
            <span className="flex items-center gap-2 text-note">
              <Icon name="icon-knot" className="size-3.5 text-marigold" />
              {t('alert', {time: time(alert.time)})}
            </span>{' '}
            <b className="mt-1 block text-balance text-h3 leading-snug deva:leading-normal">
              {t('fast', {name: name(alert.good), times: alert.times})}
            </b>{' '}
            <span className="text-on-indigo-2">{t('act', {count: alert.left})}</span>
          </div>
          <div className="rounded-md border bg-raised px-5 pt-4 pb-1 lifted-note @sm:px-6">
            <b className="block double-rule pb-3 text-lede">{t('list')}</b>
            {reorders.map(({good, count, reason}) => (
              <div
                key={good}
                className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-4 py-3 not-last:border-b @sm:grid-cols-[2.25rem_minmax(0,1fr)_auto_auto]"
              >
                <Icon name={`good-${good}`} className="h-11 w-9" />
                <span>
                  <b className="block text-note/snug">{name(good)}</b>{' '}
                  <span className="block text-balance text-ink-2">
                    {t(`reasons.${reason}`, {count: peakWeek.count})}
                  </span>
                </span>{' '}
                <b className="whitespace-nowrap min-w-14 text-right text-h3-lg">{format.number(count)}</b>{' '}
                <i className="rounded-sm border-[1.5px] border-p px-3.5 py-1.5 font-semibold text-p @max-sm:hidden">
                  {t('accept')}
                </i>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
