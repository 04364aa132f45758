import {distributors} from '@/content/sample';
import {readIllustration} from '@/lib/illustrations';
import {wordsOfScene} from './parts';

/** The drawing: a brand as a star in the middle, with threads to the stars of the distributors that fit. */
const sky = readIllustration('sky').body;

/** The positions of the distributors' names, beside the stars at the ends of the threads. */
const namePositions = [
  'left-[74%] top-[16%] @max-sm:left-[75%] @max-sm:top-[19%] @max-sm:max-w-[25%]',
  'left-[5%] top-[35%] @max-sm:left-4 @max-sm:top-[37%] @max-sm:max-w-[28%]',
  'left-[56%] top-[69%] @max-sm:left-[58%] @max-sm:top-[78%] @max-sm:max-w-[36%]',
];

/** A small `picture` leaves out some words that a `screen` shows. */
const looks = {
  picture: {
    sky: '@max-sm:scale-70',
    brand: '@max-sm:top-[44%] @max-sm:pr-4 @max-sm:-translate-x-full',
    party: '@max-lg:hidden',
    invests: 'hidden',
  },
  screen: {
    sky: '',
    brand: '@max-sm:top-[59%]',
    party: '',
    invests: '@max-sm:hidden',
  },
} as const;

type Props = {
  /** The classes for its size and shape. */
  className: string;
  size?: keyof typeof looks;
};

/** The distributors that fit a brand, drawn as a constellation. */
export async function DistributorSky({className, size = 'picture'}: Props) {
  const {t} = await wordsOfScene('sky');
  const look = looks[size];
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
        className={`absolute inset-0 size-full overflow-visible [&_g>path+path]:animate-[twinkle_4s_ease-in-out_paused] ${look.sky}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this project
        dangerouslySetInnerHTML={{__html: sky}}
      />
      <div className="absolute inset-x-5 top-5 flex items-baseline justify-between gap-3 @sm:inset-x-6">
        <b className="text-base">{t('city')}</b> <span>{t('fit', {count: distributors.fits})}</span>
      </div>
      <b
        className={`absolute top-[56%] left-1/2 -translate-x-1/2 whitespace-nowrap rounded-xs px-1 text-marigold @sm:bg-night ${look.brand}`}
      >
        {t('brand')}
      </b>
      {distributors.best.map(({party, share, invests}, index) => (
        <div
          key={party}
          className={`absolute max-w-[26%] rounded-xs @max-sm:bg-night @max-sm:px-1 ${look.party} ${namePositions[index]}`}
        >
          <b className="block leading-tight">{t(`parties.${party}`)}</b>{' '}
          <span className="flex flex-wrap items-baseline gap-x-2.5 text-on-night text-scene">
            {`${t('share', {share})} `}
            <span className={`whitespace-nowrap ${look.invests}`}>{t('invests', {from: invests})}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
