import type {ReactNode} from 'react';
import {palette} from './palette';
import {Svg} from './Svg';

type Block = {left: number; top: number; width: number; height: number; radius?: number};

/** A block's soft shadow, as a part of an SVG: the engine's own `box-shadow` takes longer than all the rest to draw. */
export const shadow = ({left, top, width, height, radius = 0}: Block, blur: number, paint: string) =>
  `<filter id="s${left}-${top}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${blur / 2}"/></filter>` +
  `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${radius}" ${paint} filter="url(#s${left}-${top})"/>`;

type Props = Block & {/** Its colour, where it is not of paper. */ ground?: string; tw?: string; children: ReactNode};

/** A sheet of paper with its shadow. */
export function Sheet({ground = palette.sheet, tw = '', children, radius = 14, ...block}: Props) {
  const shade = shadow(
    {...block, left: block.left - 20, top: block.top + 24, radius},
    60,
    'fill="#080c3c" fill-opacity=".35"',
  );
  return (
    <div tw="flex">
      <Svg body={shade} style={{position: 'absolute'}} />
      <div tw={`flex flex-col absolute ${tw}`} style={{...block, borderRadius: radius, background: ground}}>
        {children}
      </div>
    </div>
  );
}
