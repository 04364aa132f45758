import type {ReactNode} from 'react';
import {palette} from './palette';
import {Svg} from './Svg';
import {shadow} from './shadow';

type Props = {
  left: number;
  top: number;
  width: number;
  height: number;
  radius: number;
  /** Room at both sides of the content. */
  inset?: number;
  /** Its colour, where it is not of paper. */
  ground?: string;
  children: ReactNode;
};

/** A sheet of paper on the ground, with its shadow. */
export function Sheet({left, top, width, height, radius, inset = 0, ground = palette.sheet, children}: Props) {
  const shade = shadow({x: left - 20, y: top + 24, width, height, radius}, 60, 'fill="#080c3c" fill-opacity=".35"');
  return (
    <div style={{display: 'flex'}}>
      <Svg body={shade} viewBox="0 0 612 590" width={612} height={590} style={{position: 'absolute'}} />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          position: 'absolute',
          left,
          top,
          width,
          height,
          padding: `0 ${inset}px`,
          borderRadius: radius,
          background: ground,
        }}
      >
        {children}
      </div>
    </div>
  );
}
