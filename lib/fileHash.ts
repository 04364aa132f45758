import {createHash} from 'node:crypto';
import {globSync, readFileSync} from 'node:fs';
import {palette} from './paletteFromCss.ts';

/**
 * The short hash of files, for the URL of a file generated from them.
 * @param root the project's folder, with a slash at its end
 * @param extra a text that the hash depends on too
 */
function hashOfFiles(root: string, patterns: string[], extra = '') {
  const hash = createHash('sha256').update(extra);
  const files = globSync(patterns, {cwd: root, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => `${parentPath}/${name}`)
    .sort();
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

/** The sources of the drawings' colours. */
const colours = JSON.stringify(palette);

export const illustrationsHash = (root: string) =>
  hashOfFiles(root, ['illustrations/**', 'lib/illustrations.ts', 'app/sprite.svg/**'], colours);

/** A hash of everything in share images: the engine, drawings, sample data, prices and texts. */
export function shareHash(root: string) {
  const {dependencies} = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const engines = ['@vercel/og', 'sharp'].map((name) => `${name}@${dependencies[name]}`);
  const drawing = ['share/**', 'illustrations/**', 'lib/illustrations.ts', 'components/illustrations/forecastCurve.ts'];
  const products = ['app/product-colors.css'];
  const words = ['content/**', 'messages/*/{scenes,pricing}.json', 'i18n/formats.ts'];
  return hashOfFiles(root, [...drawing, ...products, ...words], [...engines, colours].join());
}
