import {distributors} from '@/content/sampleShop';
import {readIllustration} from '@/lib/illustrations';
import {wordsOfScene} from './parts';

/** The drawing: a brand as a star in the middle, with threads to the stars of the distributors that fit. */
const sky = readIllustration('sky').body;

/** The positions of the distributors' names, beside the stars at the ends of the threads. */
const namePositions = [
  'left-[74%] top-[16%] @max-sm:left-[75%] @max-sm:top-[19%] @max-sm:max-w-[25%]',
  'left-[5%] top-[35%] @max-sm:left-4 @max-sm:top-[37%] @max-sm:max-w-[28%]',
  'left-[54%] top-[69%] @max-sm:left-[58%] @max-sm:top-[78%] @max-sm:max-w-[36%]',
];

/** The sky beyond the drawing's edges: wider rings, and stars on both sides. */
const outerSky = {
  rings: [470, 620, 800],
  stars:
    'M-60 120h0m-90 210h0m-70-170h0m-110 300h0m-60-390h0m-80 230h0m-120-90h0m-40 260h0m-90-400h0m-60 210h0M850 60h0m60 190h0m-40 170h0m130-300h0m70 210h0m-20-330h0m120 190h0m-60 260h0M-20-40h0m240-30h0m330 20h0m260-50h0M-140 620h0m360-20h0m420 30h0',
};

/** A small `picture` leaves out some words that a sky over the whole `night` shows. */
const looks = {
  picture: {
    ground: 'overflow-hidden bg-night',
    sky: '@max-sm:scale-70',
    brand: '@sm:bg-night @max-sm:top-[44%] @max-sm:pr-4 @max-sm:-translate-x-full',
    party: '@max-lg:hidden',
    invests: 'hidden',
  },
  // Forced colours take the ground away from the hero.
  night: {
    ground: 'forced-colors:overflow-clip forced-colors:bg-night',
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
      className={`relative text-small text-white leading-snug ${look.ground} ${className}`}
    >
      {size === 'night' && (
        <svg
          viewBox="0 0 800 560"
          aria-hidden="true"
          className="absolute inset-0 size-full overflow-visible"
          fill="none"
        >
          <g stroke="#fff" strokeOpacity=".1">
            {outerSky.rings.map((radius) => (
              <circle key={radius} cx="400" cy="270" r={radius} />
            ))}
          </g>
          <path stroke="#fff" strokeOpacity=".4" strokeWidth="3" strokeLinecap="round" d={outerSky.stars} />
        </svg>
      )}
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
        className={`absolute top-[56%] left-1/2 -translate-x-1/2 whitespace-nowrap rounded-xs px-1 text-marigold ${look.brand}`}
      >
        {t('brand')}
      </b>
      {distributors.best.map(({party, share, invests}, index) => (
        <div key={party} className={`absolute max-w-[26%] @max-sm:px-1 ${look.party} ${namePositions[index]}`}>
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
