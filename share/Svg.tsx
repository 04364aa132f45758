import type {CSSProperties} from 'react';
import {productColours, readIllustration} from '@/lib/illustrations';
import {type Colour, palette} from './palette';

type Props = {
  width: number;
  height: number;
  /** Of a file, another part of it. */
  viewBox?: string;
  color?: string;
  p?: string;
  style?: CSSProperties;
} & (
  | {/** One of the files in illustrations/. */ file: string; body?: undefined}
  /** The inside of an <svg>, in the site's colours: currentColor, var(--p), var(--color-…). */
  | {file?: undefined; body: string; viewBox: string}
);

/** A drawing for the engine, which takes pictures and plain colours only. */
export function Svg({viewBox, width, height, color = palette.ink, p = color, style, file, body}: Props) {
  const drawing = file ? readIllustration(file) : {body, viewBox};
  const plain = (drawing.body ?? '')
    .replaceAll('currentColor', color)
    .replaceAll(productColours.p, p)
    .replaceAll(productColours.solid, p)
    .replaceAll('var(--p)', p)
    .replace(/var\(--color-([\w-]+)\)/g, (_, name: string) => {
      if (!(name in palette)) throw new Error(`The palette of the share images has no ${name}`);
      return palette[name as Colour]; // just checked
    });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox ?? drawing.viewBox}" width="${width}" height="${height}">${plain}</svg>`;
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
