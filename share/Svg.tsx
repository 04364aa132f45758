import type {CSSProperties} from 'react';
import {type Colour, hexOf, palette} from './palette';

type Props = {
  /** The inside of an <svg>, in the site's colours: currentColor, var(--p), var(--p-solid), var(--color-…), oklch(…). */
  body: string;
  viewBox: string;
  width: number;
  height: number;
  color?: string;
  p?: string;
  style?: CSSProperties;
};

/** A drawing of the site (components/ui/drawings.ts) for the engine, which takes pictures and plain colours only. */
export function Svg({body, viewBox, width, height, color = palette.ink, p = color, style}: Props) {
  const plain = body
    .replaceAll('currentColor', color)
    .replace(/var\(--p(-solid)?\)/g, p)
    .replace(/var\(--color-([\w-]+)\)/g, (_, name: string) => {
      if (!(name in palette)) throw new Error(`The palette of the share images has no ${name}`);
      return palette[name as Colour]; // just checked
    })
    .replace(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?:\s*\/\s*([\d.]+))?\)/g, (_, l, c, h, alpha = '1') =>
      hexOf(Number(l), Number(c), Number(h), Number(alpha)),
    );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${plain}</svg>`;
  return (
    // biome-ignore lint/performance/noImgElement: drawn by the share image's engine, not by a browser
    <img
      alt=""
      src={`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`}
      width={width}
      height={height}
      style={style}
    />
  );
}
