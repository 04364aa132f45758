import fc from 'fast-check';
import {expect, test} from 'vitest';
import {locales} from '@/i18n/languages';
import {localizedHref, splitLocale} from '@/i18n/localePath';
import {anyPath} from '../support/requests';

const origin = 'https://www.shop.example';

/** Where a link leads that a script has made of the path in the address bar, in another language. */
const leadsTo = (pathname: string, locale: (typeof locales)[number]) =>
  new URL(localizedHref(locale, splitLocale(pathname).path), origin);

test.each([
  '//other.example/x',
  '/hi//other.example',
  '/hi/\\other.example',
  '/HI///other.example',
  '/\\/other.example',
])('the switch of languages at %s leads to no other host', (pathname) => {
  for (const locale of locales) expect(leadsTo(pathname, locale).origin).toBe(origin);
});

test('whatever the address, the switch of languages stays on the site', () => {
  fc.assert(
    fc.property(anyPath, fc.constantFrom(...locales), (path, locale) => {
      // As a browser's `location` has it.
      const {pathname} = new URL(origin + path);
      expect(leadsTo(pathname, locale).origin).toBe(origin);
    }),
  );
});
