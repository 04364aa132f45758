import {distributors} from '@/content/sample';
import {wordsOfScene} from './parts';

/** Where the names stand: beside the stars of Constellation, in its order, and clear of its threads. */
const places = [
  'left-[74%] top-[16%] max-sm:left-[75%] max-sm:top-[19%] max-sm:max-w-[25%]',
  'left-[5%] top-[35%] max-sm:left-4 max-sm:top-[37%] max-sm:max-w-[28%]',
  'left-[56%] top-[75%] max-sm:left-[58%] max-sm:top-[78%] max-sm:max-w-[36%]',
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
      <Constellation className="absolute inset-0 size-full overflow-visible max-sm:in-[.offering-picture]:scale-70" />
      <div className="absolute inset-x-5 top-5 flex items-baseline justify-between gap-3 sm:inset-x-6">
        <b className="text-base">{t('city')}</b> <span>{t('fit', {count: distributors.fits})}</span>
      </div>
      <b className="-translate-x-1/2 max-sm:in-[.offering-picture]:-translate-x-full absolute top-[56%] left-1/2 max-sm:in-[.offering-picture]:top-[44%] max-sm:top-[59%] max-sm:in-[.offering-picture]:pr-4 whitespace-nowrap rounded-xs px-1 text-marigold sm:bg-night">
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

/** Stars by position and size (800 × 560); the first three are the best fits and get their names from outside. */
const fits = [
  [560, 132, 15],
  [214, 170, 13],
  [602, 398, 11],
  [330, 84, 7],
  [446, 66, 6],
  [660, 262, 8],
  [372, 488, 7],
  [304, 452, 8],
  [150, 330, 7],
  [462, 194, 6],
  [262, 340, 6],
  [548, 300, 6],
] as const;

const steady =
  'M60 290h0M120 486h0M190 60h0M262 250h0M420 520h0M560 534h0M744 176h0M768 330h0M640 540h0M20 300h0M610 40h0M480 380h0M690 380h0M90 130h0M30 520h0M380 400h0M530 90h0';

const twinkling = 'M40 60h0M66 410h0M390 150h0M700 60h0M716 452h0M340 540h0M180 420h0M784 90h0M220 520h0';

const diamond = (x: number, y: number, size: number) =>
  `M${x} ${y - size * 1.35}l${size} ${size * 1.35}-${size} ${size * 1.35}-${size}-${size * 1.35}z`;

/** The night sky in which a brand finds its distributors: it stands in the middle, threads lead to those that fit. */
function Constellation({className}: {className: string}) {
  return (
    <svg
      viewBox="0 0 800 560"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
      fill="none"
    >
      <g stroke="#fff" strokeOpacity=".22">
        <circle cx="400" cy="270" r="130" />
        <circle cx="400" cy="270" r="230" />
        <circle cx="400" cy="270" r="340" />
      </g>
      <g stroke="#fff" strokeOpacity=".6" strokeWidth="3.5" strokeLinecap="round">
        <path d={steady} />
        <path d={twinkling} className="animate-[twinkle_4s_ease-in-out_paused]" />
      </g>
      <path
        stroke="var(--color-thread)"
        strokeWidth="2"
        strokeDasharray="9 6"
        d={fits
          .slice(0, 3)
          .map(([x, y]) => `M400 270 ${x} ${y}`)
          .join('')}
      />
      <path fill="#fff" d={fits.map(([x, y, size]) => diamond(x, y, size)).join('')} />
      <path fill="var(--color-marigold)" d={diamond(400, 270, 24)} />
    </svg>
  );
}
