import {createHash} from 'node:crypto';
import {globSync, readFileSync} from 'node:fs';

/** A hash for the address of a text: eight hexadecimal digits. */
export const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * The same for the addresses of what is made from files.
 * @param root the project's folder, with a slash at its end
 * @param others what it is made from besides
 */
function hashOfFiles(root: string, patterns: string[], others = '') {
  const hash = createHash('sha256').update(others);
  const files = globSync(patterns, {cwd: root, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => `${parentPath}/${name}`)
    .sort();
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

export const illustrationsHash = (root: string) =>
  hashOfFiles(root, ['illustrations/**', 'lib/illustrations.ts', 'app/sprite.svg/**']);

/** Of what share images are made of: drawings, sample data and prices, the words in them, and their format. */
export function shareHash(root: string) {
  const {dependencies} = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const engines = ['@vercel/og', 'sharp'].map((name) => `${name}@${dependencies[name]}`);
  const drawing = ['share/**', 'illustrations/**', 'lib/illustrations.ts', 'components/illustrations/forecastCurve.ts'];
  const words = ['content/**', 'messages/*/{scenes,pricing}.json', 'i18n/formats.ts'];
  return hashOfFiles(root, [...drawing, ...words], engines.join());
}
