import {distributors} from '@/content/sampleShop';
import {readIllustration} from '@/lib/illustrations';
import {wordsOfScene} from './parts';

/** The drawing: a brand as a star in the middle, with threads to the stars of the distributors that fit. */
const sky = readIllustration('sky').body;

/** The positions of the distributors' names, beside the stars at the ends of the threads. */
const namePositions = [
  'left-[74%] top-[16%] @max-sm:left-[75%] @max-sm:top-[19%] @max-sm:max-w-[25%]',
  'left-[5%] top-[35%] @max-sm:left-4 @max-sm:top-[37%] @max-sm:max-w-[28%]',
  'left-[66%] top-[75%] @max-sm:left-[58%] @max-sm:top-[78%] @max-sm:max-w-[36%]',
];

/** The sky beyond the drawing's edges: wider rings, and stars on both sides. */
const outerSky = {
  rings: [470, 620, 800],
  stars:
    'M-60 120h0m-90 210h0m-70-170h0m-110 300h0m-60-390h0m-80 230h0m-120-90h0m-40 260h0m-90-400h0m-60 210h0M850 60h0m60 190h0m-40 170h0m130-300h0m70 210h0m-20-330h0m120 190h0m-60 260h0M-20-40h0m240-30h0m330 20h0m260-50h0M-140 620h0m360-20h0m420 30h0',
};

/** The distributors that fit a brand, drawn as a constellation. `className` has its size. */
export async function DistributorSky({className}: {className: string}) {
  const {t} = await wordsOfScene('sky');
  return (
    <div
      role="img"
      aria-label={t('label')}
      // Forced colours take the ground away from the hero.
      className={`relative text-small text-white leading-snug forced-colors:overflow-clip forced-colors:bg-night ${className}`}
    >
      <svg viewBox="0 0 800 560" aria-hidden="true" className="absolute inset-0 size-full overflow-visible" fill="none">
        <g stroke="#fff" strokeOpacity=".1">
          {outerSky.rings.map((radius) => (
            <circle key={radius} cx="400" cy="270" r={radius} />
          ))}
        </g>
        <path stroke="#fff" strokeOpacity=".4" strokeWidth="3" strokeLinecap="round" d={outerSky.stars} />
      </svg>
      <svg
        viewBox="0 0 800 560"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible [&_g>path+path]:animate-[twinkle_4s_ease-in-out_paused]"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this project
        dangerouslySetInnerHTML={{__html: sky}}
      />
      <SkyHead />
      <b className="absolute top-[56%] left-1/2 -translate-x-1/2 whitespace-nowrap rounded-xs px-1 text-marigold @max-sm:top-[59%]">
        {t('brand')}
      </b>
      {distributors.best.map(({party, share, invests}, index) => (
        <div key={party} className={`absolute max-w-[26%] @max-sm:px-1 ${namePositions[index]}`}>
          <b className="block leading-tight">{t(`parties.${party}`)}</b>{' '}
          <span className="flex flex-wrap items-baseline gap-x-2.5 text-on-night text-scene">
            {`${t('share', {share})} `}
            <span className="whitespace-nowrap @max-sm:hidden">{t('invests', {from: invests})}</span>
          </span>
        </div>
      ))}
    </div>
  );
}

/** The city, and how many distributors fit. */
async function SkyHead() {
  const {t} = await wordsOfScene('sky');
  return (
    <div className="absolute inset-x-5 top-5 flex items-baseline justify-between gap-3 @sm:inset-x-6">
      <b className="text-base">{t('city')}</b> <span>{t('fit', {count: distributors.fits})}</span>
    </div>
  );
}

/** In percent of a small sky: the brand, and the distributors that have a name there. The names are at the right of their stars. */
const brand = {x: 22, y: 56};
const named = [
  {...distributors.best[0], x: 48, y: 40},
  {...distributors.best[1], x: 48, y: 76},
];

const star = '-translate-1/2 absolute [clip-path:polygon(50%_0,100%_50%,50%_100%,0_50%)]';
const ring = '-translate-1/2 absolute rounded-full border border-white/20';

/**
 * A small sky, whose frame may have any shape. Stars, threads and names have the same positions in percent, so that none of them meets
 * another.
 */
export async function SmallSky() {
  const {t} = await wordsOfScene('sky');
  const brandPosition = {left: `${brand.x}%`, top: `${brand.y}%`};
  return (
    <div
      role="img"
      aria-label={t('label')}
      className="relative size-full overflow-clip bg-night text-small text-white leading-snug"
    >
      <i className={`size-36 ${ring}`} style={brandPosition} />
      <i className={`size-72 ${ring}`} style={brandPosition} />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className="absolute inset-0 size-full">
        <g fill="none" stroke="#fff" strokeLinecap="round">
          <path
            vectorEffect="non-scaling-stroke"
            strokeWidth="3"
            strokeOpacity=".55"
            d="M6 34h.01M34 24h.01M12 88h.01M36 92h.01M60 58h.01M74 24h.01M92 58h.01M95 34h.01M90 92h.01M66 95h.01"
          />
          <path
            vectorEffect="non-scaling-stroke"
            strokeWidth="2"
            strokeDasharray="7 6"
            strokeOpacity=".85"
            d={named.map(({x, y}) => `M${brand.x} ${brand.y} ${x} ${y}`).join('')}
          />
        </g>
      </svg>
      <SkyHead />
      <i className={`h-8 w-6 bg-marigold ${star}`} style={brandPosition} />
      <b
        className="-translate-x-1/2 absolute mt-6 whitespace-nowrap rounded-xs bg-night px-1 text-marigold"
        style={brandPosition}
      >
        {t('brand')}
      </b>
      {named.map(({party, share, x, y}) => (
        <div key={party}>
          <i className={`h-6 w-4.5 bg-white ${star}`} style={{left: `${x}%`, top: `${y}%`}} />{' '}
          <span className="-translate-y-1/2 absolute right-2 pl-4" style={{left: `${x}%`, top: `${y}%`}}>
            <b className="block leading-tight">{t(`parties.${party}`)}</b>{' '}
            <span className="text-on-night text-scene">{t('share', {share})}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
