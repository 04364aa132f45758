import {readIllustration} from '@/lib/illustrations';
import {palette} from './palette';

type Flight = {
  x: number;
  y: number;
  scale: number;
  turn: number;
  wing: string;
  tip: string;
  thread: string;
  from: string;
};

/**
 * The mark in flight on its thread, as a part of an SVG: where its middle is, its size and turn, its two cloths, and the
 * thread's colour and way (a path that the last curve to the kite's tail is added to).
 */
export function kite({x, y, scale, turn, wing, tip, thread, from}: Flight): string {
  const angle = (turn * Math.PI) / 180;
  // The tail's foot lies 25 below the middle of the mark; the thread comes in from where the tail points.
  const at = (distance: number) =>
    [x - distance * scale * Math.sin(angle), y + distance * scale * Math.cos(angle)].map(Math.round).join(' ');
  const cloths = readIllustration('mark').body.replaceAll('currentColor', wing).replaceAll(palette.cloth, tip);
  return (
    `<path fill="none" stroke="${thread}" stroke-width="3" stroke-dasharray="14 8" d="${from} ${at(45)} ${at(25)}"/>` +
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-24 -27)">${cloths}</g>`
  );
}
