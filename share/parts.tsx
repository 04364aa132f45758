import type {CSSProperties, ReactNode} from 'react';
import {type Good, type Line, shelf} from '@/content/sample';
import type {Translator} from '@/i18n/translator';
import {productColours, readIllustration} from '@/lib/illustrations';
import {palette} from '@/lib/palette';
import {type Block, oneLine, trackingOf} from './fit';

type Look = {width?: number; height?: number; viewBox?: string; style?: CSSProperties};
type Inline = Look & {body: string};

/** The inside of an <svg>, as large as a card's picture; in the size of its own unless it has a view box. */
export function Svg({body, width = 612, height = 590, viewBox = `0 0 ${width} ${height}`, style}: Inline) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${body}</svg>`;
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  // biome-ignore lint/performance/noImgElement: drawn by the share image's engine, not by a browser
  return <img alt="" src={src} width={width} height={height} style={style} />;
}

type IllustrationProps = Look & {file: string; color?: string /** The product's colour. */; p?: string};

/** One of the files in illustrations/. */
export function Illustration({file, color = palette.ink, p = color, ...rest}: IllustrationProps) {
  const {body, viewBox} = readIllustration(file);
  const coloured = [productColours.p, productColours.solid].reduce((text, own) => text.replaceAll(own, p), body);
  return <Svg viewBox={viewBox} {...rest} body={coloured.replaceAll('currentColor', color)} />;
}

/** One that fills the picture's half, below what else is there. */
export const Backdrop = ({file, p}: {file: string; p?: string}) => (
  <Illustration file={`share/${file}`} p={p} style={{position: 'absolute'}} />
);

type TextLook = {bold?: boolean; color?: string};

const weightOf = (bold: boolean) => (bold ? 600 : 400);

/** Lines that are already broken: the engine does not break them elsewhere. */
export const Lines = ({
  block: {lines, size, leading},
  bold = false,
  color = palette.ink,
}: TextLook & {block: Block}) => (
  <div tw="flex flex-col" style={{color, fontSize: size, fontWeight: weightOf(bold), lineHeight: leading}}>
    {lines.map((line) => (
      <div key={line} style={{whiteSpace: 'nowrap', letterSpacing: trackingOf(line, weightOf(bold)) * size}}>
        {line}
      </div>
    ))}
  </div>
);

type TextProps = TextLook & {size: number /** Its width in px. */; room: number; leading?: number; text: string};

/** One line, smaller where its room asks for it. */
export const Text = ({text, size, room, leading = 1.5, bold = false, color}: TextProps) => (
  <Lines block={{...oneLine(text, weightOf(bold), size, room), leading}} bold={bold} color={color} />
);

type Place = Record<'left' | 'top' | 'width' | 'height', number>;
type SheetProps = Place & {radius?: number; ground?: string; tw?: string; children: ReactNode};

/** A sheet of paper with its soft shadow, as an SVG: the engine's own `box-shadow` takes longer than all the rest to draw. */
export function Sheet({ground = palette.sheet, tw = '', children, radius = 14, ...block}: SheetProps) {
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

type Row = {good: Good; name: string; detail?: string; price: string};
type RowLook = {p: string; height: number /** Of the name. */; room: number};

/** A line of a bill or an order: the good as it is drawn, its name, what it comes to. */
export function GoodRow({good, name, detail, price, p, height, room}: Row & RowLook) {
  return (
    <div tw="flex items-center" style={{gap: 18, height, borderBottom: `1px solid ${palette.line}`}}>
      <Illustration file={`goods/${good}`} width={58} height={70} p={p} />
      <div tw="flex flex-col grow">
        <Text text={name} size={22} room={room} bold={Boolean(detail)} />
        {detail && <Text text={detail} size={19} room={room} color={palette['ink-2']} />}
      </div>
      <Text text={price} size={24} room={110} bold />
    </div>
  );
}

/** The lines of a bill: `Cow ghee × 2` and what they come to. */
export const rowsOf = (lines: readonly Line[], {text, rupees}: Translator): Row[] =>
  lines.map(({good, quantity}) => ({
    good,
    name: text(`scenes.goods.${good}.name`) + (quantity > 1 ? ` × ${quantity}` : ''),
    price: rupees(shelf[good].price * quantity),
  }));

/** The double rule of a ledger. */
export const Rule = () => <div style={{height: 6, borderTop: rule, borderBottom: rule}} />;
const rule = `2px solid ${palette.ink}`;
