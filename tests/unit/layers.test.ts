import {globSync, readFileSync} from 'node:fs';
import {dirname, join, normalize} from 'node:path';
import {expect, test} from 'vitest';

/** Who may import whom, as the README says: what stands in a line, from the lines below it. */
const layers = [
  ['app'],
  ['components/templates', 'components/dev', 'components/preview'],
  ['components/layout', 'components/forms', 'components/sections', 'components/crash', 'components/share'],
  ['components/scenes'],
  ['components/ui'],
  ['lib', 'i18n', 'content', 'messages'],
];

const levelOf = (path: string) =>
  layers.findIndex((layer) => layer.some((folder) => `${path}/`.startsWith(`${folder}/`)));

/** What a file imports of the project, as paths from its root. */
function importsOf(file: string): string[] {
  const named = readFileSync(file, 'utf8').matchAll(/(?:from|import\(|import) ?'((?:@\/|\.{1,2}\/)[^']+)'/g);
  return [...named].map(([, name = '']) =>
    name.startsWith('@/') ? name.slice(2) : normalize(join(dirname(file), name)).replaceAll('\\', '/'),
  );
}

test('dependencies point one way', () => {
  const files = layers.flat().flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`));
  expect(files.length).toBeGreaterThan(300);
  const upwards = files
    // What a page shows only to the team knows the routes.
    .filter((file) => !file.startsWith('components/dev/'))
    .flatMap((file) =>
      importsOf(file)
        // A folder that is in no line (-1) has nothing for the site: scripts, the server, tests.
        .filter((path) => levelOf(path) < levelOf(file))
        .map((path) => `${file} -> ${path}`),
    );
  expect(upwards).toEqual([]);
});
