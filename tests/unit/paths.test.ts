import {expect, test} from 'vitest';
import {pages} from '@/content/paths';
import {localizedHref, splitLocale} from '@/i18n/localePath';

test('an address names its language first, and English not at all', () => {
  expect(localizedHref('en', '/pricing')).toBe('/pricing');
  expect(localizedHref('hi', '/')).toBe('/hi');
  expect(localizedHref('hi', '/#about')).toBe('/hi#about');
  expect(localizedHref('hi', '/?a=/')).toBe('/hi?a=/');
  expect(splitLocale('/hi')).toEqual({locale: 'hi', path: '/'});
  expect(splitLocale('/en/pricing')).toEqual({locale: 'en', path: '/pricing'});
  expect(splitLocale('/hindi')).toEqual({locale: undefined, path: '/hindi'});
});

test('one page leaves its place to another', () => {
  expect(pages.filter(({path, canonical}) => path !== canonical)).toMatchObject([
    {path: '/products/skypos', canonical: '/products/airpos'},
  ]);
});
