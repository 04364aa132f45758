import {globSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

test('no rule gives text-decoration more than a line, which Safari drops as a whole', () => {
  const files = globSync('{app,components}/**/*.css');
  expect(files.length).toBeGreaterThan(10);
  const dropped = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/text-decoration: [\w-]+ [^;]+;/g)].map(([rule]) => `${file}: ${rule}`),
  );
  expect(dropped).toEqual([]);
});
