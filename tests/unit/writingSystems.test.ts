import {globSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

test('styles ask for a writing system, not for one of the languages that share it', () => {
  const sources = globSync('{app,components}/**/*.{css,tsx}');
  expect(sources.length).toBeGreaterThan(100);
  for (const source of sources) expect.soft(readFileSync(source, 'utf8'), source).not.toMatch(/:lang\(/);
});
