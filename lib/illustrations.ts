import {existsSync, globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const folder = join(/* turbopackIgnore: true */ process.cwd(), 'illustrations');

/** A drawing in `illustrations/`, by its path without the extension: `icons/arrow`. */
export const readSvg = (name: string) => readFileSync(join(folder, `${name}.svg`), 'utf8');

export function readIllustration(name: string) {
  const [, viewBox, body] = /^<svg [^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>\s*$/s.exec(readSvg(name)) ?? [];
  if (!viewBox || !body) throw new Error(`illustrations/${name}.svg is no drawing with a view box`);
  return {viewBox, body: body.replace(/>\s+</g, '><').trim()};
}

export const hasIllustration = (name: string) => existsSync(join(folder, `${name}.svg`));

export const illustrationsIn = (subfolder: string) =>
  globSync(`${subfolder}/*.svg`, {cwd: folder})
    .map((file) => file.replaceAll('\\', '/').replace(/\.svg$/, ''))
    .sort();

/** Where a browser finds the file. Another file has another address. */
export const illustrationHref = (name: string) => `/illustrations/${name}.svg?${process.env.ILLUSTRATIONS_HASH}`;

/** An industry's goods; until they are drawn, those of the sample shop. */
export const industryIllustration = (industry: string) =>
  `industries/${hasIllustration(`industries/${industry}`) ? industry : 'sample-shop'}`;

/** The colours of a product in the files, SkyCart's by day: on a page and a share image they are the product's at hand. */
export const productColours = {p: '#1d5db6', solid: '#1a57ad'} as const;
