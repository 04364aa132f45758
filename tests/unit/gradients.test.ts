import {globSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

// Firefox fills a repeating gradient of oklch colours with its last colour: threads are gone, stitches solid. A plain
// gradient that a background size repeats is dashed everywhere.
test('dashes are drawn without repeating gradients', () => {
  const files = globSync('{app,components}/**/*.{css,tsx}');
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('repeating-'))).toEqual([]);
});
