import {getTranslations} from 'next-intl/server';
import {distributors} from '@/content/sample';
import {Constellation} from './Constellation';

/** Where the names stand: beside the stars of Constellation, in its order, and clear of its threads. */
const places = [
  'left-[74%] top-[16%] max-sm:left-[75%] max-sm:top-[19%] max-sm:max-w-[25%]',
  'left-[5%] top-[35%] max-sm:left-4 max-sm:top-[37%] max-sm:max-w-[28%]',
  'left-[56%] top-[75%] max-sm:left-[58%] max-sm:top-[78%] max-sm:max-w-[36%]',
];

/** The constellation with its names; `className` says its frame. */
export async function DistributorSky({className}: {className: string}) {
  const t = await getTranslations('scenes.sky');
  return (
    <div
      role="img"
      aria-label={t('label')}
      className={`relative overflow-hidden bg-night text-small text-white leading-snug ${className}`}
    >
      <Constellation className="absolute inset-0 size-full" />
      <div className="absolute inset-x-5 top-4 flex items-baseline justify-between gap-3 sm:inset-x-6 sm:top-5">
        <b className="text-base">{t('city')}</b> <span>{t('fit', {count: distributors.fits})}</span>
      </div>
      <b className="-translate-x-1/2 absolute top-[56%] left-1/2 max-sm:top-[59%] whitespace-nowrap text-marigold">
        {t('brand')}
      </b>
      {distributors.best.map(({party, share, invests}, index) => (
        <div
          key={party}
          className={`absolute max-w-[26%] rounded-xs max-lg:in-[.offering-picture]:hidden max-sm:bg-night max-sm:px-1 ${places[index]}`}
        >
          <b className="block leading-tight">{t(`parties.${party}`)}</b>{' '}
          <span className="flex flex-wrap items-baseline gap-x-2.5 text-on-night text-scene">
            {`${t('share', {share})} `}
            <span className="whitespace-nowrap in-[.offering-picture]:hidden max-sm:hidden">
              {t('invests', {from: invests})}
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}
