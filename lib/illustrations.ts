import {existsSync, globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const folder = join(/* turbopackIgnore: true */ process.cwd(), 'illustrations');

/** A drawing in `illustrations/`, by its path without the extension: `icons/arrow`. */
export const readSvg = (name: string) => readFileSync(join(folder, `${name}.svg`), 'utf8');

const svgWithViewBox = /^<svg [^>]*viewBox="(?<viewBox>[^"]+)"[^>]*>(?<body>.*)<\/svg>\s*$/s;

/** A drawing's view box and what is inside its <svg>. @throws when it has no view box */
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

/** Where a browser finds the file. Its address has a hash of all drawings, so it may be cached for good. */
export const illustrationHref = (name: string) => `/illustrations/${name}.svg?${process.env.ILLUSTRATIONS_HASH}`;

/** An industry's goods; until they are drawn, those of the sample shop. */
export function industryIllustration(industry: string): string {
  const own = `industries/${industry}`;
  return hasIllustration(own) ? own : 'industries/sample-shop';
}

/** The colours of a product in the files, which are SkyCart's in light mode. Pages and share images put the shown product's in their place. */
export const productColours = {p: '#1d5db6', solid: '#1a57ad'} as const;
