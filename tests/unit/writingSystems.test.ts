import {globSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {locales, scriptOf, scripts} from '@/i18n/routing';

test.each(locales)('%s is written in letters that the site has', (locale) => {
  expect(scripts).toContain(scriptOf(locale));
});

test('styles ask for a writing system, not for one of the languages that share it', () => {
  const sources = globSync('{app,components}/**/*.{css,ts,tsx}');
  expect(sources.length).toBeGreaterThan(100);
  const ofLanguages = /:lang\(|\[lang[\^|~*$]?=|\blang-[a-z]{2,3}:/;
  for (const source of sources) expect.soft(readFileSync(source, 'utf8'), source).not.toMatch(ofLanguages);
});
