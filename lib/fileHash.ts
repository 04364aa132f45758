import {createHash} from 'node:crypto';
import {globSync, readFileSync} from 'node:fs';

/** For the address of a text. */
export const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** For the addresses of what is made from files. `root` is the project's folder, with a slash at its end. */
function hashOfFiles(root: string, patterns: string[], text = '') {
  const hash = createHash('sha256').update(text);
  const files = globSync(patterns, {cwd: root, withFileTypes: true}).filter((entry) => entry.isFile());
  for (const file of files.map(({parentPath, name}) => `${parentPath}/${name}`).sort()) hash.update(readFileSync(file));
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
