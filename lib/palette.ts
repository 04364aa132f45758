import type {Product} from '@/content/suite';

/**
 * The colours of app/globals.css as hex. Share images, icons and the browser's theme colour do not support oklch(), light-dark()
 * or variables. tests/unit/palette.test.ts compares both.
 */

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

/** The light mode, which share images always have. */
export const palette = {
  paper: hexOf(0.975, 0.009, 88),
  sheet: hexOf(0.995, 0.004, 88),
  ink: hexOf(0.24, 0.09, 275),
  'ink-2': hexOf(0.42, 0.055, 275),
  line: hexOf(0.875, 0.018, 86),
  indigo: hexOf(0.25, 0.1, 274),
  'on-indigo': hexOf(0.965, 0.012, 88),
  'on-indigo-2': hexOf(0.84, 0.03, 282),
  cloth: hexOf(0.535, 0.205, 28),
  'cloth-text': hexOf(0.51, 0.2, 28),
  thread: hexOf(0.97, 0.03, 80),
  'on-night': hexOf(0.86, 0.025, 282),
  device: hexOf(0.155, 0.045, 276),
  white: '#ffffff',
  marigold: hexOf(0.83, 0.165, 80),
  'marigold-line': hexOf(0.74, 0.15, 76),
  'on-marigold': hexOf(0.24, 0.09, 275),
  // A paler marigold. Goods that are marigold themselves stand out on it.
  wheat: hexOf(0.91, 0.085, 86),
  leaf: hexOf(0.47, 0.12, 155),
} as const;

/** The dark mode, for the theme colour and the icon. */
export const darkPalette = {paper: hexOf(0.185, 0.038, 276), ink: hexOf(0.955, 0.012, 88)} as const;

/** The hue of each product in degrees, for oklch(). */
export const hueOf: Record<Product, number> = {
  skycart: 258,
  airpos: 172,
  orderkite: 52,
  quicklocal: 132,
  'brand-galaxy': 345,
  'nimbus-ai': 226,
  'delivery-management': 84,
};

/** The colours of a product. */
export function coloursOf(product: Product) {
  const hue = hueOf[product];
  return {
    /** For text and drawings. */
    p: hexOf(0.49, 0.155, hue),
    /** For a background with white text on it. */
    solid: hexOf(0.47, 0.15, hue),
    /** For a light background. */
    tint: hexOf(0.945, 0.035, hue),
    line: hexOf(0.86, 0.06, hue),
    /** For drawings on a dark background. */
    onDark: hexOf(0.8, 0.125, hue),
  };
}

export type Colours = ReturnType<typeof coloursOf>;
