import {describe, expect, test} from 'vitest';
import {pages} from '@/content/paths';
import {type Asked, decide} from '@/i18n/decide';
import {localizedHref} from '@/i18n/navigation';
import {locales} from '@/i18n/routing';

/** A visitor who typed an address and says nothing else, but for what a test says. */
const on = (pathname: string, facts: Partial<Asked> = {}) =>
  decide({pathname, search: '', cookie: undefined, acceptLanguage: null, sameOrigin: false, ...facts});

const english = {kind: 'page', locale: 'en', path: '/pricing'};
const toHindi = {kind: 'redirect', status: 307, to: '/hi/pricing'};

describe('Accept-Language', () => {
  test.each([
    ['hi'],
    ['hi-IN'],
    ['HI-in'],
    ['hi-IN,hi;q=0.9,en;q=0.8'],
    ['mr-IN,hi;q=0.9,en;q=0.8'],
    ['en;q=0.3, hi;q=0.7'],
    ['en;q=0, hi'],
    ['en;q=0, *'],
    [' hi ; q=1 , en ; q=0.5 '],
    ['hi-Deva-IN, en;q=0.9'],
    ['hi-Latn, hi;q=0.9, en;q=0.8'],
    ['en-Deva, hi'],
  ])('%s prefers Hindi', (acceptLanguage) => {
    expect(on('/pricing', {acceptLanguage})).toEqual(toHindi);
  });

  test.each([
    [''],
    ['*'],
    ['en-US,hi;q=0.9,en;q=0.8'],
    ['en,hi'],
    ['fr-FR,fr;q=0.9'],
    ['hi;q=0'],
    ['hi;q=0, *'],
    ['fr, *;q=0.5, hi;q=0.3'],
    ['hin, hindi, hi_IN'],
    ['hi;q=abc, en;q=0.1'],
    [',,;;==,"'],
    ['__proto__, constructor'],
    ['hi-Latn-IN,hi-Latn;q=0.9,en-IN;q=0.8'],
    ['hi-latn'],
  ])('%j does not', (acceptLanguage) => {
    expect(on('/pricing', {acceptLanguage})).toEqual(english);
  });
});

describe('cookie', () => {
  test('wins over Accept-Language, both ways', () => {
    expect(on('/pricing', {cookie: 'hi', acceptLanguage: 'en'})).toEqual(toHindi);
    expect(on('/pricing', {cookie: 'en', acceptLanguage: 'hi'})).toEqual(english);
  });

  test.each(['', 'tlh', 'HI', 'hi ', '__proto__', 'constructor'])('%j is ignored', (cookie) => {
    expect(on('/pricing', {cookie, acceptLanguage: 'hi'})).toEqual(toHindi);
    expect(on('/pricing', {cookie, acceptLanguage: 'en'})).toEqual(english);
  });
});

describe('a link or a prefetch of our own pages', () => {
  test('has chosen by its URL', () => {
    expect(on('/pricing', {sameOrigin: true, cookie: 'hi', acceptLanguage: 'hi'})).toEqual(english);
    expect(on('/hi/pricing', {sameOrigin: true, cookie: 'en', acceptLanguage: 'en'})).toMatchObject({locale: 'hi'});
  });

  test('still gets the one URL of a page', () => {
    expect(on('/en/pricing', {sameOrigin: true})).toMatchObject({status: 308, to: '/pricing'});
  });
});

describe('one URL a page and language', () => {
  test('which every page has', () => {
    for (const {path} of pages) {
      for (const locale of locales) {
        expect(on(localizedHref(locale, path))).toEqual({kind: 'page', locale, path});
      }
    }
  });

  test.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/hi/', '/hi'],
    ['/pricing/', '/pricing'],
    ['/en/pricing', '/pricing'],
    ['/en/pricing/', '/pricing'],
    ['/hi/pricing/', '/hi/pricing'],
  ])('%s is permanently %s, to whoever asks', (pathname, to) => {
    for (const facts of [{}, {cookie: 'hi'}, {acceptLanguage: 'hi'}, {cookie: 'en'}]) {
      expect(on(pathname, facts)).toEqual({kind: 'redirect', status: 308, to});
    }
  });

  test('and the query stays', () => {
    expect(on('/en', {search: '?a=1&b=//x'})).toMatchObject({to: '/?a=1&b=//x'});
    expect(on('/', {search: '?a=1', cookie: 'hi'})).toMatchObject({to: '/hi?a=1'});
  });
});

describe('an unknown path', () => {
  const unknown = ['/nope', '/404', '/foo.php', '/Pricing', '/EN', '/english', '/products', '/products/nope'];
  const hostile = [
    '//',
    '//evil.example',
    '/%2f/evil.example',
    '/constructor',
    '/__proto__',
    '/%70ricing',
    '/pricing%20',
  ];
  const all = [...unknown, ...hostile, '/pricing//', '/pricing/.', '/en-IN', '/hi-IN/pricing'];

  test.each(all)('%s is never redirected', (pathname) => {
    expect(on(pathname)).toEqual({kind: 'notFound', locale: 'en', negotiated: true});
    expect(on(pathname, {cookie: 'hi'})).toEqual({kind: 'notFound', locale: 'hi', negotiated: true});
    expect(on(pathname, {acceptLanguage: 'hi'})).toEqual({kind: 'notFound', locale: 'hi', negotiated: true});
  });

  test.each(['/nope', '/hi', '/en', '//', '//evil.example', '/constructor'])(
    'has the language of its prefix: …%s',
    (path) => {
      expect(on(`/hi${path}`, {cookie: 'en'})).toEqual({kind: 'notFound', locale: 'hi', negotiated: false});
      expect(on(`/en${path}`, {cookie: 'hi'})).toEqual({kind: 'notFound', locale: 'en', negotiated: false});
    },
  );
});
