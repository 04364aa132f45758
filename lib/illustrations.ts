import {existsSync, globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const folder = join(/* turbopackIgnore: true */ process.cwd(), 'illustrations');

/** Reads a drawing of `illustrations/`. Its name is its path without the extension: `icons/arrow`. */
export const readSvg = (name: string) => readFileSync(join(folder, `${name}.svg`), 'utf8');

const svgWithViewBox = /^<svg [^>]*viewBox="(?<viewBox>[^"]+)"[^>]*>(?<body>.*)<\/svg>\s*$/s;

/**
 * Reads the view box of a drawing, and the markup inside its <svg>.
 * @throws if it has no view box
 */
export function readIllustration(name: string): {viewBox: string; body: string} {
  const {viewBox, body} = svgWithViewBox.exec(readSvg(name))?.groups ?? {};
  if (!viewBox || !body) throw new Error(`illustrations/${name}.svg is not a drawing with a view box`);
  return {viewBox, body: body.replace(/>\s+</g, '><').trim()};
}

export const hasIllustration = (name: string) => existsSync(join(folder, `${name}.svg`));

export const illustrationsIn = (subfolder: string) =>
  globSync(`${subfolder}/*.svg`, {cwd: folder})
    .map((file) => file.replaceAll('\\', '/').replace(/\.svg$/, ''))
    .sort();

/** The address of a drawing. It has a hash of all drawings, so it may be cached for good. */
export const illustrationHref = (name: string) => `/illustrations/${name}.svg?${process.env.ILLUSTRATIONS_HASH}`;

/** The drawing of an industry's goods. An industry that has none yet gets that of the sample shop. */
export function industryIllustration(industry: string): string {
  const own = `industries/${industry}`;
  return hasIllustration(own) ? own : 'industries/sample-shop';
}

/** In the files, a product's colours are those of SkyCart in light mode. Pages and share images replace them by the product's own. */
export const productColours = {p: '#1d5db6', solid: '#1a57ad'} as const;
