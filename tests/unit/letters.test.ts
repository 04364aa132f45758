import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {locales} from '@/i18n/routing';
import {scriptOf} from '@/i18n/script';

const [, selector = '', family] =
  /(:root:is\([^{]+)\{\s*--font-sans: "([^"]+)"/.exec(readFileSync('app/globals.css', 'utf8')) ?? [];
const named = [...selector.matchAll(/:lang\((\w+)\)/g)].map(([, code = '']) => code);

describe('languages written in Devanagari', () => {
  test('are set in the family whose files their pages ask for', () => {
    expect(family).toBe('Poppins Devanagari');
    for (const locale of locales) {
      expect.soft(named.includes(locale), `${locale} in app/globals.css`).toBe(scriptOf(locale) === 'Deva');
    }
  });

  test('are all those that the style sheet names', () => {
    expect(named.length).toBeGreaterThan(5);
    for (const code of named) expect.soft(new Intl.Locale(code).maximize().script, code).toBe('Deva');
  });
});
