// @ts-check
import {createHash} from 'node:crypto';
import {globSync, readFileSync} from 'node:fs';

/** Whatever a share image is drawn with: its own drawings, the goods and glyphs that it borrows, and the words' choice. */
const sources = ['share/**', 'components/illustrations/**', 'components/ui/drawings.ts'];
const engines = ['@vercel/og', 'sharp'];

/**
 * A hash of how share images are drawn, for their addresses: nobody is shown an old picture after a change of the
 * drawing. Plain JavaScript because next.config.mjs reads it before any compiler runs.
 * @param {string} root the project's folder, with a slash at its end
 */
export function drawingHash(root) {
  const hash = createHash('sha256');
  const files = globSync(sources, {cwd: root, withFileTypes: true}).filter((entry) => entry.isFile());
  for (const file of files.map(({parentPath, name}) => `${parentPath}/${name}`).sort()) hash.update(readFileSync(file));
  const {dependencies} = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  for (const name of engines) hash.update(`${name}@${dependencies[name]}`);
  return hash.digest('hex').slice(0, 8);
}

/**
 * A hash of the sprite's drawings, for its address: a page never shows the drawings of an older deploy.
 * @param {string} root the project's folder, with a slash at its end
 */
export const spriteHash = (root) =>
  createHash('sha256')
    .update(readFileSync(`${root}components/ui/drawings.ts`))
    .digest('hex')
    .slice(0, 8);
