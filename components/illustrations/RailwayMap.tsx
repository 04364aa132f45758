import {Fragment} from 'react';
import {spriteHref} from '@/components/ui/Icon';
import type {WordsAt} from '@/i18n/words';

type Props = {words: WordsAt<'contact.map'>; className?: string};

type Place = keyof Omit<Props['words'], 'label'>;
type Label = {at: readonly [x: number, y: number]; anchor: 'start' | 'middle' | 'end'};

/** The stations of the line between Mumbai and Kolkata, and where their names are. */
const stations: {
  place: Exclude<Place, 'raipur' | 'mumbai' | 'kolkata'>;
  at: readonly [number, number];
  label: Label;
}[] = [
  {place: 'nagpur', at: [150, 180], label: {at: [150, 216], anchor: 'middle'}},
  {place: 'durg', at: [262, 157], label: {at: [254, 136], anchor: 'middle'}},
  {place: 'bilaspur', at: [410, 108], label: {at: [410, 86], anchor: 'middle'}},
  {place: 'visakhapatnam', at: [380, 262], label: {at: [364, 270], anchor: 'end'}},
];

/** Where the lines leave the map. */
const ends: {place: 'mumbai' | 'kolkata'; label: Label}[] = [
  {place: 'mumbai', label: {at: [14, 262], anchor: 'start'}},
  {place: 'kolkata', label: {at: [500, 154], anchor: 'end'}},
];

const knot = ([x, y]: readonly [number, number], size: number) =>
  `M${x} ${y - size * 1.25}l${size} ${size * 1.25}-${size} ${size * 1.25}-${size}-${size * 1.25}z`;

/** A map of the railway lines that meet in Raipur, as threads with a knot for each station. The company's kite flies over the town. */
export function RailwayMap({words, className = ''}: Props) {
  return (
    <svg viewBox="0 0 512 300" role="img" aria-label={words.label} className={className} fill="none">
      <path stroke="var(--color-line)" d="M0 44.5h512M0 88.5h512M0 132.5h512M0 176.5h512M0 220.5h512M0 264.5h512" />
      <g stroke="var(--color-ink-2)" strokeWidth="3" strokeDasharray="12 8">
        <path d="M-20 236C50 214 100 194 150 180S262 157 318 150S370 122 410 108S480 112 540 126" />
        <path d="M318 150C326 200 362 220 380 262S392 310 396 330" />
      </g>
      <path fill="var(--color-ink)" d={stations.map(({at}) => knot(at, 7)).join('')} />
      <path stroke="var(--color-cloth-text)" strokeWidth="2.5" strokeDasharray="9 6" d="M318 150Q324 118 301 90" />
      <path fill="var(--color-cloth)" d={knot([318, 150], 11)} />
      <g className="sway text-ink">
        <g transform="translate(270 14) rotate(18 24 27) scale(1.25)">
          <use href={spriteHref('mark')} width="48" height="54" />
        </g>
      </g>
      <Name label={{at: [304, 190], anchor: 'end'}} className="font-semibold text-[26px] @xl:text-[22px]">
        {words.raipur}
      </Name>
      {[...stations, ...ends].map(({place, label}) => (
        <Fragment key={place}>
          {' '}
          <Name label={label} className="text-[21px] @xl:text-[16px]">
            {words[place]}
          </Name>
        </Fragment>
      ))}
    </svg>
  );
}

/** The name of a place. Its outline keeps the lines of the paper out of the letters. */
const Name = ({label, className, children}: {label: Label; className: string; children: string}) => (
  <text
    x={label.at[0]}
    y={label.at[1]}
    textAnchor={label.anchor}
    fill="var(--color-ink)"
    stroke="var(--color-sheet)"
    strokeWidth="6"
    paintOrder="stroke"
    className={className}
  >
    {children}
  </text>
);
