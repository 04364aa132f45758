import type {CSSProperties} from 'react';
import {productColours, readIllustration} from '@/lib/illustrations';
import {palette} from './palette';

type Look = {width?: number; height?: number; viewBox?: string; style?: CSSProperties};
type Inline = Look & {body: string};

/** The inside of an <svg>, as large as a card's picture; in the size of its own unless it has a view box. */
export function Svg({body, width = 612, height = 590, viewBox = `0 0 ${width} ${height}`, style}: Inline) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${body}</svg>`;
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  // biome-ignore lint/performance/noImgElement: drawn by the share image's engine, not by a browser
  return <img alt="" src={src} width={width} height={height} style={style} />;
}

type Props = Look & {file: string; color?: string /** The product's colour. */; p?: string};

/** One of the files in illustrations/. */
export function Illustration({file, color = palette.ink, p = color, ...rest}: Props) {
  const {body, viewBox} = readIllustration(file);
  const coloured = [productColours.p, productColours.solid].reduce((text, own) => text.replaceAll(own, p), body);
  return <Svg viewBox={viewBox} {...rest} body={coloured.replaceAll('currentColor', color)} />;
}

/** One that fills the picture's half, below what else is there. */
export const Backdrop = ({file, p}: {file: string; p?: string}) => (
  <Illustration file={`share/${file}`} p={p} style={{position: 'absolute'}} />
);
