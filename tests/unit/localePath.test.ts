import fc from 'fast-check';
import {expect, test} from 'vitest';
import {locales} from '@/i18n/languages';
import {localizedHref, splitLocale} from '@/i18n/localePath';
import {anyPath} from '../support/requests';

const origin = 'https://www.shop.example';

/** The URL of the language switch at a pathname. */
const leadsTo = (pathname: string, locale: (typeof locales)[number]) =>
  new URL(localizedHref(locale, splitLocale(pathname).path), origin);

test.each([
  '//other.example/x',
  '/hi//other.example',
  '/hi/\\other.example',
  '/HI///other.example',
  '/\\/other.example',
])('the language switch at %s does not lead to another host', (pathname) => {
  for (const locale of locales) expect(leadsTo(pathname, locale).origin).toBe(origin);
});

test('at any URL, the language switch stays on the site', () => {
  fc.assert(
    fc.property(anyPath, fc.constantFrom(...locales), (path, locale) => {
      // Parsed like a browser's `location`.
      const {pathname} = new URL(origin + path);
      expect(leadsTo(pathname, locale).origin).toBe(origin);
    }),
  );
});
