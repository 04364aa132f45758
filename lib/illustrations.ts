import {existsSync, globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {palette} from './paletteFromCss';

const folder = join(/* turbopackIgnore: true */ process.cwd(), 'illustrations');

/**
 * The colours in the files, each with its token. They are replaced by the token's current colour when a file is read, so that a site with
 * other colours can use the same drawings.
 */
const drawnColours: Record<string, keyof typeof palette> = {
  '#f9f7f0': 'paper',
  '#fefdfa': 'sheet',
  '#151749': 'ink',
  '#dbd5c9': 'line',
  '#151950': 'indigo',
  '#3d4783': 'indigo-line',
  '#f7f3eb': 'on-indigo',
  '#c91c1a': 'cloth',
  '#ed4c3a': 'cloth-on-indigo',
  '#e8796c': 'margin',
  '#fff3df': 'thread',
  '#08091f': 'device',
  '#ffb922': 'marigold',
  '#e09c1a': 'marigold-line',
  '#fbdea0': 'wheat',
};

function inSiteColours(svg: string): string {
  return svg.replace(/#[\da-f]{6}\b/g, (drawn) => {
    const token = drawnColours[drawn];
    return token ? palette[token] : drawn;
  });
}

/** A drawing in `illustrations/`, by its path without the extension: `icons/arrow`. */
export const readSvg = (name: string) => inSiteColours(readFileSync(join(folder, `${name}.svg`), 'utf8'));

const svgWithViewBox = /^<svg [^>]*viewBox="(?<viewBox>[^"]+)"[^>]*>(?<body>.*)<\/svg>\s*$/s;

/**
 * Reads the view box of a drawing, its size in the view box's units, and the markup inside its <svg>.
 * @throws if it has no view box
 */
export function readIllustration(name: string) {
  const {viewBox, body} = svgWithViewBox.exec(readSvg(name))?.groups ?? {};
  if (!viewBox || !body) throw new Error(`illustrations/${name}.svg is not a drawing with a view box`);
  const [_left, _top, width = 0, height = 0] = viewBox.split(' ').map(Number);
  return {viewBox, width, height, body: body.replace(/>\s+</g, '><').trim()};
}

export const hasIllustration = (name: string) => existsSync(join(folder, `${name}.svg`));

export const illustrationsIn = (subfolder: string) =>
  globSync(`${subfolder}/*.svg`, {cwd: folder})
    .map((file) => file.replaceAll('\\', '/').replace(/\.svg$/, ''))
    .sort();

/** The address of a drawing. It has a hash of all drawings (next.config.mjs), so it may be cached for good. */
export const illustrationHref = (name: string) => `/illustrations/${name}.svg?${process.env.ILLUSTRATIONS_HASH}`;

/** The drawing of an industry's goods. An industry without one gets the drawing of the sample shop. */
export function industryIllustration(industry: string): string {
  const own = `industries/${industry}`;
  return hasIllustration(own) ? own : 'industries/sample-shop';
}

/** The address of one of the goods in an industry's drawing, alone, by its id there. Undefined if it is not drawn. */
export function goodAlone(industry: string, id: string): string | undefined {
  const name = industryIllustration(industry);
  const view = `only-${id}`;
  return readSvg(name).includes(`<view id="${view}"`) ? `${illustrationHref(name)}#${view}` : undefined;
}

/** The scene of a story. A story without one gets an evening sky. */
export function storyIllustration(story: string): string {
  const own = `stories/${story}`;
  return hasIllustration(own) ? own : 'stories/evening';
}

/** The address of a drawn portrait. Undefined if there is none. */
export function drawnPortrait(story: string): string | undefined {
  const name = `portraits/${story}`;
  return hasIllustration(name) ? illustrationHref(name) : undefined;
}

/**
 * The product's colours in the files, `--p` and `--p-solid` in the style sheets. They are those of SkyCart in light mode. Pages and
 * share images replace them by the product's own.
 */
export const productColours = {main: '#1d5db6', solid: '#1a57ad'} as const;
