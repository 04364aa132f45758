// @ts-check
import {createHash} from 'node:crypto';
import {globSync, readFileSync} from 'node:fs';

/**
 * A hash of files, for the addresses of what is made from them: nobody is shown an old picture after a change. Plain JavaScript
 * because next.config.mjs reads it before any compiler runs.
 * @param {string} root the project's folder, with a slash at its end
 * @param {string[]} patterns
 */
function hashOf(root, patterns, text = '') {
  const hash = createHash('sha256').update(text);
  const files = globSync(patterns, {cwd: root, withFileTypes: true}).filter((entry) => entry.isFile());
  for (const file of files.map(({parentPath, name}) => `${parentPath}/${name}`).sort()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

/** @param {string} root */
export const illustrationsHash = (root) =>
  hashOf(root, ['illustrations/**', 'lib/illustrations.ts', 'app/sprite.svg/**']);

/**
 * Of what share images are drawn with.
 * @param {string} root
 */
export function shareHash(root) {
  const {dependencies} = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const engines = ['@vercel/og', 'sharp'].map((name) => `${name}@${dependencies[name]}`);
  return hashOf(
    root,
    ['share/**', 'illustrations/**', 'lib/illustrations.ts', 'components/illustrations/forecastCurve.ts'],
    engines.join(),
  );
}
