import {globSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const sources = globSync('{app,components}/**/*.{css,ts,tsx}').map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
);

test.each([
  // Safari drops the whole declaration.
  ['no rule gives text-decoration more than a line', /text-decoration: [\w-]+ [^;]+;/],
  // Firefox fills a repeating gradient of oklch colours with its last colour: threads are gone, stitches solid. A plain
  // gradient that a background size repeats is dashed everywhere.
  ['dashes are drawn without repeating gradients', /repeating-/],
  [
    'styles ask for a writing system, not for one of the languages that share it',
    /:lang\(|\[lang[\^|~*$]?=|\blang-[a-z]{2,3}:/,
  ],
])('%s', (_, bad) => {
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.filter(([, text]) => bad.test(text)).map(([file]) => file);
  expect(found).toEqual([]);
});
