import type {ReactNode} from 'react';
import {Icon} from '@/components/ui/Icon';
import type {Picture} from '@/content/journeys';
import {StreetMap} from './StreetMap';

type Draw<K extends Picture['kind']> = (picture: Extract<Picture, {kind: K}>) => ReactNode;

const townMap = {view: '200 116 310 140', className: 'h-13 w-26 rounded-xs border border-p-line'};

/** A small drawing for each kind of stop on an order's journey. */
const pictures: {[K in Picture['kind']]: Draw<K>} = {
  goods: ({lines}) => (
    <span className="flex gap-1">
      {lines.flatMap(({good, quantity}) =>
        Array.from({length: quantity}, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a good may be drawn several times, and none moves
          <Icon key={`${good}${index}`} name={`good-${good}`} className="h-12 w-10" />
        )),
      )}
    </span>
  ),
  // A taped carton, with the good on its label.
  carton: ({good}) => (
    <span className="relative block w-22">
      <svg viewBox="0 0 88 56" aria-hidden="true" className="w-full">
        <path fill="var(--p-line)" d="M0 14 10 2h68l10 12z" />
        <path fill="var(--color-mist)" stroke="var(--p-line)" strokeWidth="1.500" d="M.750 14h86.500v41.250H.750z" />
        <path fill="var(--p)" d="M38 2h12l3 12v10H35V14z" />
      </svg>
      <Icon name={`good-${good}`} className="absolute bottom-1 left-2 h-9.5 w-8" />
    </span>
  ),
  meter: ({share}) => (
    <svg viewBox="0 0 120 12" aria-hidden="true" className="w-26">
      <path fill="none" stroke="var(--p)" d="M.5.5h119v11H.5z" />
      <path fill="var(--p)" d={`M0 0h${Math.round(share * 120)}v12H0z`} />
    </svg>
  ),
  bars: ({counts, highlightFrom}) => {
    const step = 120 / counts.length;
    const width = Math.min(step - 6, 24);
    const highest = Math.max(...counts);
    return (
      <svg viewBox="0 0 120 52" aria-hidden="true" className="w-26">
        {counts.map((count, index) => {
          const height = Math.round((count / highest) * 48);
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar has no id, and none moves
              key={index}
              className="dark:stroke-p"
              fill={index < highlightFrom ? 'var(--p-line)' : 'var(--p)'}
              d={`M${(index + 0.5) * step - width / 2} 51v-${height}h${width}v${height}z`}
            />
          );
        })}
        <path stroke="var(--color-rule)" d="M0 51.500h120" />
      </svg>
    );
  },
  sky: () => (
    <svg viewBox="0 0 120 52" aria-hidden="true" className="w-26">
      <path fill="none" stroke="var(--p-line)" strokeWidth="2" d="M8 40 40 14l28 22 42-26" />
      <path fill="var(--p-line)" d="M8 33l5 7-5 7-5-7zM40 7l5 7-5 7-5-7zM68 29l5 7-5 7-5-7z" />
      <path fill="var(--p)" d="M108 0l8 11-8 11-8-11z" />
    </svg>
  ),
  ride: () => (
    <StreetMap
      {...townMap}
      route={[
        [1, 1],
        [1, 2],
        [3, 2],
        [3, 1],
      ]}
      passed={1}
    />
  ),
  round: () => (
    <StreetMap
      {...townMap}
      route={[
        [1, 2],
        [1, 1],
        [2, 1],
        [2, 2],
        [3, 2],
      ]}
      passed={2}
    />
  ),
  road: () => (
    <StreetMap
      {...townMap}
      route={[
        [0, 2],
        [4, 2],
        [4, 1],
      ]}
      passed={0}
    />
  ),
};

export function StopPicture({picture}: {picture: Picture}) {
  // The kind decides the drawing and the type of its data, but TypeScript cannot see that they match.
  const draw = pictures[picture.kind] as (picture: Picture) => ReactNode;
  return draw(picture);
}
