import {localizedHref} from '@/i18n/navigation';
import {localeCookie, locales} from '@/i18n/routing';
import {expect, routes, test} from './support';

/** What a cache between the site and its visitors may keep. The development server answers in its own way. */
test.skip(Boolean(process.env.BASE_URL), 'another server is tested, not the build');

test('a page whose address names no language is asked for again each time', async ({request}) => {
  const unprefixed = routes.filter(({path, url}) => path === url);
  expect(unprefixed.length).toBeGreaterThan(0);
  for (const {url} of unprefixed) {
    // As a visitor comes, and as a link of the site asks.
    const visitors: Record<string, string>[] = [
      {'Accept-Language': 'en'},
      {'Accept-Language': 'hi', 'Sec-Fetch-Site': 'same-origin'},
    ];
    for (const headers of visitors) {
      const response = await request.head(url, {maxRedirects: 0, headers});
      expect.soft(response.status(), url).toBe(200);
      expect.soft(response.headers()['cache-control'], url).toBe('public, max-age=0, must-revalidate');
    }
  }
});

test('where a visitor’s language leads is never kept', async ({request}) => {
  const visitors: Record<string, string>[] = [
    {'Accept-Language': 'hi'},
    {'Accept-Language': 'en', Cookie: `${localeCookie}=hi`},
  ];
  for (const headers of visitors) {
    for (const path of ['/', '/pricing', '/products/skycart']) {
      const response = await request.get(path, {maxRedirects: 0, headers: {...headers, 'Sec-Fetch-Site': 'none'}});
      expect.soft(response.status(), path).toBe(307);
      expect.soft(response.headers().location, path).toMatch(new RegExp(`${localizedHref('hi', path)}$`));
      expect.soft(response.headers()['cache-control'], path).toBe('no-store');
      expect.soft(response.headers().vary, path).toBe('Accept-Language, Cookie');
    }
  }
});

test('that a page is missing is never kept: it may be there tomorrow', async ({request}) => {
  for (const path of locales.flatMap((locale) =>
    ['/nope', '/products/nope', '/404'].map((path) => localizedHref(locale, path)),
  )) {
    const response = await request.get(path, {maxRedirects: 0, headers: {'Accept-Language': 'en'}});
    expect.soft(response.status(), path).toBe(404);
    expect.soft(response.headers()['cache-control'], path).toBe('no-store');
  }
});
