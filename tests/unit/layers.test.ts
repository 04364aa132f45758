import {globSync, readFileSync} from 'node:fs';
import {dirname, join, normalize} from 'node:path';
import {expect, test} from 'vitest';

/** Who may import whom (README.md): the folders of a line import each other and those of the lines below. */
const layers = [
  ['app'],
  ['tools'],
  ['components/pages', 'components/dev'],
  ['components/layout', 'components/forms', 'components/sections', 'components/error', 'share'],
  ['components/illustrations'],
  ['components/ui'],
  ['lib'],
  ['i18n'],
  ['content'],
  ['settings'],
];

const levelOf = (path: string) =>
  layers.findIndex((layer) => layer.some((folder) => `${path}/`.startsWith(`${folder}/`)));

/** What a file imports of the project, types included, as paths from its root. */
function importsOf(file: string): string[] {
  const named = readFileSync(file, 'utf8').matchAll(/(?:from|import\(|import) ?'((?:@\/|\.{1,2}\/)[^']+)'/g);
  return [...named].map(([, name = '']) =>
    name.startsWith('@/') ? name.slice(2) : normalize(join(dirname(file), name)).replaceAll('\\', '/'),
  );
}

const files = layers.flat().flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`));

test('dependencies point one way', () => {
  expect(files.length).toBeGreaterThan(200);
  const upwards = files.flatMap((file) =>
    importsOf(file)
      // A folder that is in no line (-1) has nothing for the site: words, the build, the server, tests.
      .filter((path) => levelOf(path) >= 0 && levelOf(path) < levelOf(file))
      .map((path) => `${file} -> ${path}`),
  );
  expect(upwards).toEqual([]);
});
