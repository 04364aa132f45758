import type {ReactNode} from 'react';
import {palette} from './palette';
import {Svg} from './Svg';

type Place = Record<'left' | 'top' | 'width' | 'height', number>;
type Props = Place & {radius?: number; ground?: string; tw?: string; children: ReactNode};

/** A sheet of paper with its soft shadow, as an SVG: the engine's own `box-shadow` takes longer than all the rest to draw. */
export function Sheet({ground = palette.sheet, tw = '', children, radius = 14, ...block}: Props) {
  const {left, top, width, height} = block;
  const shadow =
    `<filter id="blur" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="30"/></filter>` +
    `<rect x="${left - 20}" y="${top + 24}" width="${width}" height="${height}" rx="${radius}" fill="#080c3c" fill-opacity=".35" filter="url(#blur)"/>`;
  return (
    <div tw="flex">
      <Svg body={shadow} style={{position: 'absolute'}} />
      <div tw={`flex flex-col absolute ${tw}`} style={{...block, borderRadius: radius, background: ground}}>
        {children}
      </div>
    </div>
  );
}
