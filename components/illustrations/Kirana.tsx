import type {ReactNode} from 'react';
import {Icon, spriteHref} from '@/components/ui/Icon';
import {nextDrop, toCollect} from '@/content/sampleShop';
import {Total, wordsOfScene} from './parts';

/** What stands on the two shelves, from left to right. */
const shelves = [
  ['tea', 'ghee', 'oil', 'dal', 'soap', 'jaggery', 'ghee'],
  ['dal', 'jaggery', 'tea', 'oil', 'ghee', 'tea', 'soap'],
] as const;

const stripeWidth = 26;

/** Stripes of the awning, each with a round lower end: every second one from `left` on. */
const stripes = (left: number, count: number) =>
  Array.from({length: count}, (_, index) => `M${left + 2 * index * stripeWidth} 98h26v22a13 13 0 01-26 0z`).join('');

/* In the dark the shop is open: its lamp lights the shelves, and the ground is darker than the counter. */
const lampLight = 'dark:fill-[color-mix(in_oklab,var(--color-marigold)_38%,var(--color-sheet))]';
const nightGround = 'dark:fill-[color-mix(in_oklab,var(--p-line)_55%,#000)]';
const nightCounter = 'dark:fill-[color-mix(in_oklab,var(--p-solid)_80%,var(--p))]';

type FrontProps = {
  /** The SVG viewBox and preserveAspectRatio. */
  view: {viewBox: string; preserveAspectRatio: string};
  children: ReactNode;
};

/** The front of a kirana: its signboard, its shelves and the counter. `children` stand before it, on the ground at y = 270. */
async function KiranaFront({view, children}: FrontProps) {
  const {t} = await wordsOfScene('counterDesk');
  return (
    <svg {...view} aria-hidden="true" className="absolute inset-0 size-full overflow-visible" fill="none">
      <path fill="var(--p-line)" className={nightGround} d="M-900 270h3000v40H-900z" />
      <path fill="var(--color-sheet)" stroke="var(--p-line)" strokeWidth="2" d="M64 60h262v210H64z" />
      <path fill="var(--p-line)" className={lampLight} d="M80 110h230v110H80z" />
      {shelves.map((goods, shelf) =>
        goods.map((good, index) => (
          <use
            // biome-ignore lint/suspicious/noArrayIndexKey: a good is on the shelf several times, and none moves
            key={`${shelf}${index}`}
            href={spriteHref(`good-${good}`)}
            x={88 + index * 31}
            y={132 + shelf * 42}
            width="28"
            height="34"
          />
        )),
      )}
      <path fill="var(--p)" d="M80 165h230v4H80z" />
      <path fill="var(--p-solid)" className={nightCounter} d="M72 212h246v58H72z" />
      <path fill="var(--color-device)" d="M62 206h266v9H62z" />
      <path fill="var(--p-solid)" d={stripes(52, 6)} />
      <path fill="var(--color-thread)" d={stripes(52 + stripeWidth, 5)} />
      <path fill="var(--color-cloth)" d="M52 54h286v46H52z" />
      <path stroke="var(--color-marigold)" strokeDasharray="8 5" strokeWidth="1.5" d="M58 60h274v34H58z" />
      <text x="195" y="84" textAnchor="middle" fontWeight="600" fontSize="20" fill="var(--color-on-cloth)">
        {t('shop')}
      </text>
      {children}
    </svg>
  );
}

/** A rider on a bicycle, with the box of goods behind him. */
const Rider = () => (
  <>
    <g stroke="var(--color-device)" strokeWidth="5" className="dark:stroke-ink-2">
      <circle cx="372" cy="247" r="21" />
      <circle cx="444" cy="247" r="21" />
      <path d="M372 247l26-38 10 38h-36m36 0 28-34-34-4m34 4-6-16h-10m16 16 8 34" />
    </g>
    <g strokeLinecap="round" strokeLinejoin="round">
      <path stroke="var(--color-on-marigold)" strokeWidth="10" className="dark:stroke-ink" d="M398 200l22 18-10 30" />
      <path stroke="var(--color-cloth)" strokeWidth="18" d="M398 194l10-30" />
      <path stroke="var(--color-cloth)" strokeWidth="8" d="M408 164l8 24 14 6" />
    </g>
    <circle cx="415" cy="138" r="11" fill="#b9774a" />
    <path fill="var(--color-device)" className="dark:fill-ink-2" d="M403 137a12 12 0 0125-2z" />
    <path fill="var(--color-marigold)" d="M344 178h40v32h-40z" />
    <path fill="var(--color-cloth)" d="M364 184l7 10-7 10-7-10z" />
    <path fill="var(--color-device)" className="dark:fill-ink-2" d="M350 210h42v5h-42z" />
  </>
);

const ticket =
  'absolute top-3 right-3 rounded-sm border border-p-line bg-sheet px-3.5 py-2 text-small lifted-note @max-sm:left-3 @sm:right-5 @sm:w-44';

/** A kirana with an order from a regular customer's phone, and the rider who takes it there. */
export async function KiranaOrder() {
  const {t, name, format, rupees} = await wordsOfScene('riderPhone');
  return (
    <div aria-hidden="true" className="absolute inset-0">
      <KiranaFront view={{viewBox: '0 -24 480 324', preserveAspectRatio: 'xMinYMax meet'}}>
        <Rider />
      </KiranaFront>
      <div className={`${ticket} items-center justify-between gap-3 @max-sm:flex`}>
        <b className="flex gap-2 leading-snug">
          <Icon name="feature-ownApp" className="size-5 flex-none text-p" />
          {t('name')}
        </b>{' '}
        {nextDrop.lines.map(({good, quantity}) => (
          <div key={good} className="mt-1 flex justify-between gap-2 border-t pt-1 text-scene @max-sm:hidden">
            {name(good)} <span className="whitespace-nowrap text-ink-2">{`× ${format.number(quantity)}`}</span>
          </div>
        ))}
        <Total label="" value={rupees(toCollect)} size="text-base" className="@sm:mt-1 @sm:border-t @sm:pt-1" />
      </div>
    </div>
  );
}

/** A kirana with one counter: the till stands on it. */
export const KiranaCounter = () => (
  <KiranaFront view={{viewBox: '20 36 350 264', preserveAspectRatio: 'xMidYMax meet'}}>
    <path
      fill="var(--color-device)"
      className="dark:stroke-ink-2"
      d="M216 160h62v36h-62zm24 36h14v10h-14zm-10 6h34v5h-34z"
    />
    <path fill="var(--color-thread)" d="M221 165h52v26h-52z" />
    <path fill="var(--p-solid)" d="M225 169h20v4h-20zm0 7h28v4h-28zm0 7h16v4h-16zm32-14h12v18h-12z" />
    <path fill="var(--color-device)" className="dark:stroke-ink-2" d="M286 190h28v16h-28z" />
    <path fill="var(--color-white)" d="M290 168h20v24l-3-2-4 2-3-2-4 2-3-2-3 2z" />
    <path stroke="var(--color-on-marigold)" strokeWidth="1.500" d="M294 174h12m-12 5h12m-12 5h7" />
  </KiranaFront>
);
