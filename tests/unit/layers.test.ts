import {globSync, readFileSync} from 'node:fs';
import {dirname, join, normalize} from 'node:path';
import {expect, test} from 'vitest';

/** The folders of a line may import each other and those of the lines below (docs/architecture.md). */
const layers = [
  ['app'],
  ['tools'],
  ['components/dev'],
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

/** The files of the project that a file imports, also for types only. Paths are from the project's root. */
function importsOf(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import\(|import) ?'((?:@\/|\.{1,2}\/)[^']+)'/g);
  return [...imports].map(([, name = '']) => {
    if (name.startsWith('@/')) return name.slice(2);
    return normalize(join(dirname(file), name)).replaceAll('\\', '/');
  });
}

function isUpwards(file: string, imported: string): boolean {
  const level = levelOf(imported);
  // Words, the build, the server and tests are in no line (-1).
  return level >= 0 && level < levelOf(file);
}

const files = layers.flat().flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`));

test('no file imports from a layer above its own', () => {
  expect(files.length).toBeGreaterThan(200);
  const upwards: string[] = [];
  for (const file of files) {
    for (const imported of importsOf(file)) {
      if (isUpwards(file, imported)) upwards.push(`${file} -> ${imported}`);
    }
  }
  expect(upwards).toEqual([]);
});
