import css from './Constellation.module.css';

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
export function Constellation({className}: {className: string}) {
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
        <path d={twinkling} className={css.twinkling} />
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
