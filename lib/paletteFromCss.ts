import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Product} from '@/content/suite';

/**
 * The colours of the style sheets as hex, for share images, icons and the browser's theme colour, which do not support oklch(),
 * light-dark() or variables. They are read from the style sheets at build time, never in a browser.
 */

const readSheet = (name: string) => readFileSync(join(/* turbopackIgnore: true */ process.cwd(), 'app', name), 'utf8');
const tokens = readSheet('colors.css');
const productSheet = readSheet('product-colors.css');

/** Converts `oklch(lightness chroma hue)` to #rrggbb. The constants are from https://bottosson.github.io/posts/oklab/ */
export function hexOf(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const srgb = linear.map((x) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055));
  const bytes = srgb.map((x) => Math.round(Math.min(1, Math.max(0, x)) * 255));
  return `#${Buffer.from(bytes).toString('hex')}`;
}

/** `oklch(0.24 0.09 275)`: lightness, chroma and hue. */
const oklch = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)/g;

/** The first value of a variable, in light and dark mode. A single colour is used for both. @throws if there is none */
function colourIn(sheet: string, variable: string, hue = 0): {day: string; dark: string} {
  for (const [, value = ''] of sheet.matchAll(new RegExp(`\\s${variable}: ([^;]+);`, 'g'))) {
    const colours = value.replaceAll('var(--hue)', String(hue)).matchAll(oklch);
    const hexes = [...colours].map(([, lightness, chroma, hue]) =>
      hexOf(Number(lightness), Number(chroma), Number(hue)),
    );
    const [day] = hexes;
    if (day) return {day, dark: hexes.at(-1) ?? day};
  }
  throw new Error(`No sheet in app/ gives ${variable} a colour in oklch(), which share images and icons are drawn in.`);
}

const token = (name: string) => colourIn(tokens, `--color-${name}`);

/** In light mode, which share images always use. */
export const palette = {
  paper: token('paper').day,
  sheet: token('sheet').day,
  ink: token('ink').day,
  'ink-2': token('ink-2').day,
  line: token('line').day,
  indigo: token('indigo').day,
  'indigo-line': token('indigo-line').day,
  'on-indigo': token('on-indigo').day,
  'on-indigo-2': token('on-indigo-2').day,
  cloth: token('cloth').day,
  'cloth-text': token('cloth-text').day,
  margin: token('margin').day,
  thread: token('thread').day,
  'on-night': token('on-night').day,
  device: token('device').day,
  white: '#ffffff',
  marigold: token('marigold').day,
  'on-marigold': token('on-marigold').day,
  leaf: token('leaf').day,
  // For share images only: the edge of marigold, a paler marigold as a background for marigold goods, and cloth on indigo.
  'marigold-line': hexOf(0.74, 0.15, 76),
  wheat: hexOf(0.91, 0.085, 86),
  'cloth-on-indigo': hexOf(0.64, 0.2, 30),
} as const;

/** In dark mode, for icons and the theme colour. */
export const darkPalette = {paper: token('paper').dark, ink: token('ink').dark} as const;

/** A product's hue, in degrees of oklch(). @throws if app/product-colors.css has none */
function hueOf(product: Product): number {
  const rule = new RegExp(`\\[data-product="${product}"\\] \\{\\s*--hue: (\\d+);`).exec(productSheet);
  if (!rule)
    throw new Error(`app/product-colors.css has no rule [data-product="${product}"] that begins with its --hue.`);
  return Number(rule[1]);
}

/** The colours of a product. */
export function coloursOf(product: Product) {
  const hue = hueOf(product);
  const p = colourIn(productSheet, '--p', hue);
  return {
    p: p.day,
    solid: colourIn(productSheet, '--p-solid', hue).day,
    tint: colourIn(productSheet, '--p-tint', hue).day,
    line: colourIn(productSheet, '--p-line', hue).day,
    onDark: p.dark,
  };
}

export type Colours = ReturnType<typeof coloursOf>;
