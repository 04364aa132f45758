import {distributors} from '@/content/sample';
import {readIllustration} from '@/lib/illustrations';
import {wordsOfScene} from './parts';

/** The night sky in which a brand finds its distributors: it stands in the middle, threads lead to those that fit. */
const sky = readIllustration('sky').body;

/** Where the names stand: beside the stars at the threads' ends, in their order, and clear of the threads. */
const places = [
  'left-[74%] top-[16%] @max-sm:left-[75%] @max-sm:top-[19%] @max-sm:max-w-[25%]',
  'left-[5%] top-[35%] @max-sm:left-4 @max-sm:top-[37%] @max-sm:max-w-[28%]',
  'left-[56%] top-[75%] @max-sm:left-[58%] @max-sm:top-[78%] @max-sm:max-w-[36%]',
];

/** The constellation with its names; `className` says its frame. */
export async function DistributorSky({className}: {className: string}) {
  const {t} = await wordsOfScene('sky');
  return (
    <div
      role="img"
      aria-label={t('label')}
      className={`relative overflow-hidden bg-night text-small text-white leading-snug ${className}`}
    >
      <svg
        viewBox="0 0 800 560"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible @max-sm:in-[.offering-picture]:scale-70 [&_g>path+path]:animate-[twinkle_4s_ease-in-out_paused]"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours
        dangerouslySetInnerHTML={{__html: sky}}
      />
      <div className="absolute inset-x-5 top-5 flex items-baseline justify-between gap-3 @sm:inset-x-6">
        <b className="text-base">{t('city')}</b> <span>{t('fit', {count: distributors.fits})}</span>
      </div>
      <b className="-translate-x-1/2 @max-sm:in-[.offering-picture]:-translate-x-full absolute top-[56%] left-1/2 @max-sm:in-[.offering-picture]:top-[44%] @max-sm:top-[59%] @max-sm:in-[.offering-picture]:pr-4 whitespace-nowrap rounded-xs px-1 text-marigold @sm:bg-night">
        {t('brand')}
      </b>
      {distributors.best.map(({party, share, invests}, index) => (
        <div
          key={party}
          className={`absolute max-w-[26%] rounded-xs @max-lg:in-[.offering-picture]:hidden @max-sm:bg-night @max-sm:px-1 ${places[index]}`}
        >
          <b className="block leading-tight">{t(`parties.${party}`)}</b>{' '}
          <span className="flex flex-wrap items-baseline gap-x-2.5 text-on-night text-scene">
            {`${t('share', {share})} `}
            <span className="whitespace-nowrap in-[.offering-picture]:hidden @max-sm:hidden">
              {t('invests', {from: invests})}
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}
