import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {footer, menu, productHref} from '@/content/menu';
import {demoHref, pageAt, pages} from '@/content/paths';
import {site} from '@/content/site';
import {suite} from '@/content/suite';
import {defaultLocale, locales} from '@/i18n/languages';
import {localizedHref, splitLocale} from '@/i18n/localePath';
import {alternatesFor, indexablePages} from '@/lib/seo/urls';

const paths = pages.map(({path}) => path);

describe('pages', () => {
  test('each path is there once and has a canonical form', () => {
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/);
  });

  test('pageAt finds every page, and nothing else', () => {
    for (const page of pages) expect(pageAt(page.path)).toBe(page);
    for (const path of ['', '//', '/pricing/', '/Pricing', '/hi', '/constructor', '/__proto__']) {
      expect(pageAt(path)).toBeUndefined();
    }
  });

  test('menus, footer and buttons lead to pages', () => {
    const hrefs = [
      ...suite.map(productHref),
      ...Object.values(menu.links),
      ...footer.company,
      ...footer.legal,
      demoHref,
    ];
    for (const href of hrefs) expect(pageAt(href.split('#')[0] ?? '')).toBeDefined();
  });
});

describe('localizedHref and splitLocale', () => {
  test('examples', () => {
    expect(localizedHref('en', '/pricing')).toBe('/pricing');
    expect(localizedHref('hi', '/')).toBe('/hi');
    expect(localizedHref('hi', '/#about')).toBe('/hi#about');
    expect(localizedHref('hi', '/?a=/')).toBe('/hi?a=/');
    expect(splitLocale('/hi')).toEqual({locale: 'hi', path: '/'});
    expect(splitLocale('/en/pricing')).toEqual({locale: 'en', path: '/pricing'});
    expect(splitLocale('/hindi')).toEqual({locale: undefined, path: '/hindi'});
  });

  const locale = fc.constantFrom(...locales);
  const word = fc.stringMatching(/^[A-Za-z0-9-]*$/);
  // Empty, a query, an anchor, or both.
  const tail = fc
    .tuple(fc.option(word, {nil: undefined}), fc.option(word, {nil: undefined}))
    .map(([query, hash]) => `${query === undefined ? '' : `?q=/${query}`}${hash === undefined ? '' : `#${hash}`}`);

  test('every page survives the way to any language and back, with its query and anchor', () => {
    fc.assert(
      fc.property(fc.constantFrom(...paths), locale, tail, (path, to, rest) => {
        const href = localizedHref(to, `${path}${rest}`);
        expect(href.endsWith(rest)).toBe(true);
        const pathname = href.slice(0, href.length - rest.length);
        const split = splitLocale(pathname);
        expect(split.path).toBe(path);
        expect(split.locale ?? defaultLocale).toBe(to);
      }),
    );
  });
});

test('one page leaves its place to another, and a page names its other languages', () => {
  expect(pages.filter(({path, canonical}) => path !== canonical)).toMatchObject([
    {path: '/products/skypos', canonical: '/products/airpos'},
  ]);
  expect(indexablePages.map(({path}) => path)).not.toContain('/products/skypos');
  expect(alternatesFor('/pricing')).toEqual({
    'en-IN': `${site.origin}/pricing`,
    'hi-IN': `${site.origin}/hi/pricing`,
    'x-default': `${site.origin}/pricing`,
  });
});
