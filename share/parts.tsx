import type {CSSProperties, ReactNode} from 'react';
import {type Good, type Line, shelf} from '@/content/sampleShop';
import type {Translator} from '@/i18n/translator';
import {productColours, readIllustration} from '@/lib/illustrations';
import {palette} from '@/lib/paletteFromCss';
import {type Block, oneLine, trackingOf} from './fit';

/** Sizes are in px. */
type SvgProps = {
  width?: number;
  height?: number;
  /** By default `0 0 width height`. */
  viewBox?: string;
  style?: CSSProperties;
};

/**
 * An SVG, by default as large as a card's picture.
 * @param body the markup inside the <svg> element
 */
export function Svg({body, width = 612, height = 590, viewBox, style}: SvgProps & {body: string}) {
  const box = viewBox ?? `0 0 ${width} ${height}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">${body}</svg>`;
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  // biome-ignore lint/performance/noImgElement: drawn by the share image's engine, not by a browser
  return <img alt="" src={src} width={width} height={height} style={style} />;
}

type IllustrationProps = SvgProps & {
  /** The path in illustrations/, without the extension. */
  file: string;
  color?: string;
  /** The product's colour. By default the same as `color`. */
  p?: string;
};

/** The company's mark as it is drawn, in a box of 48 × 54. */
export const markBody = (ink: string, cloth: string = palette.cloth) =>
  readIllustration('mark').body.replaceAll(palette.cloth, cloth).replaceAll('currentColor', ink);

/** Where a drawing has the mark. */
const markPlace = /<use [^>]*href="#mark"[^>]*>/g;
const markLook = /fill="(?<cloth>#\w+)" color="(?<ink>#\w+)" href="#mark" transform="(?<transform>[^"]+)"\/>/;

const withMark = (body: string): string => body.replace(markPlace, drawnMark);

function drawnMark(use: string): string {
  const {cloth, ink, transform} = markLook.exec(use)?.groups ?? {};
  if (!cloth || !ink || !transform) throw new Error(`The mark has other attributes than expected: ${use}`);
  return `<g transform="${transform}">${markBody(ink, cloth)}</g>`;
}

/** One of the files in illustrations/. */
export function Illustration({file, color = palette.ink, p, ...rest}: IllustrationProps) {
  const {body, viewBox} = readIllustration(file);
  const productColor = p ?? color;
  const coloured = withMark(body)
    .replaceAll(productColours.main, productColor)
    .replaceAll(productColours.solid, productColor)
    .replaceAll('currentColor', color);
  return <Svg viewBox={viewBox} {...rest} body={coloured} />;
}

/** A drawing that fills the picture, behind everything else. */
export const Backdrop = ({file, p}: {file: string; p?: string}) => (
  <Illustration file={`share/${file}`} p={p} style={{position: 'absolute'}} />
);

type TextLook = {bold?: boolean; color?: string};

const weightOf = (bold: boolean) => (bold ? 600 : 400);

/** The lines of a block. The engine must not break them again. */
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

type TextProps = TextLook & {
  text: string;
  size: number;
  maxWidth: number;
  /** The height of the line as a multiple of its size. */
  leading?: number;
};

/** A text on one line. If it would be too wide, it is smaller. */
export const Text = ({text, size, maxWidth, leading = 1.5, bold = false, color}: TextProps) => (
  <Lines block={{...oneLine(text, weightOf(bold), size, maxWidth), leading}} bold={bold} color={color} />
);

type SheetProps = {
  left: number;
  top: number;
  width: number;
  height: number;
  radius?: number;
  ground?: string;
  /** Further Tailwind classes, of those that the engine supports. */
  tw?: string;
  children: ReactNode;
};

/** A sheet of paper. Its shadow is an SVG, because the engine takes longer for a `box-shadow` than for all the rest. */
export function Sheet({left, top, width, height, radius = 14, ground = palette.sheet, tw = '', children}: SheetProps) {
  const rectangle = `x="${left - 20}" y="${top + 24}" width="${width}" height="${height}" rx="${radius}"`;
  const shadow = [
    '<filter id="blur" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="30"/></filter>',
    `<rect ${rectangle} fill="#080c3c" fill-opacity=".35" filter="url(#blur)"/>`,
  ];
  return (
    <div tw="flex">
      <Svg body={shadow.join('')} style={{position: 'absolute'}} />
      <div
        tw={`flex flex-col absolute ${tw}`}
        style={{left, top, width, height, borderRadius: radius, background: ground}}
      >
        {children}
      </div>
    </div>
  );
}

type GoodRowFacts = {
  good: Good;
  name: string;
  /** A second line below the name. */
  detail?: string;
  price: string;
};

type GoodRowLook = {
  /** The product's colour. */
  p: string;
  height: number;
  nameMaxWidth: number;
};

/** A line of a bill or an order: a drawing of the good, its name and the amount. */
export function GoodRow({good, name, detail, price, p, height, nameMaxWidth}: GoodRowFacts & GoodRowLook) {
  return (
    <div tw="flex items-center" style={{gap: 18, height, borderBottom: `1px solid ${palette.line}`}}>
      <Illustration file={`goods/${good}`} width={58} height={70} p={p} />
      <div tw="flex flex-col grow">
        <Text text={name} size={22} maxWidth={nameMaxWidth} bold={Boolean(detail)} />
        {detail && <Text text={detail} size={19} maxWidth={nameMaxWidth} color={palette['ink-2']} />}
      </div>
      <Text text={price} size={24} maxWidth={110} bold />
    </div>
  );
}

/** The lines of a bill with their amounts: `Cow ghee × 2`. */
export const rowsOf = (lines: readonly Line[], {text, rupees}: Translator): GoodRowFacts[] =>
  lines.map(({good, quantity}) => {
    const name = text(`scenes.goods.${good}.name`);
    return {
      good,
      name: quantity > 1 ? `${name} × ${quantity}` : name,
      price: rupees(shelf[good].price * quantity),
    };
  });

const inkLine = `2px solid ${palette.ink}`;

/** The double rule of a ledger. */
export const Rule = () => <div style={{height: 6, borderTop: inkLine, borderBottom: inkLine}} />;
