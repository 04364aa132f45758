import {readdirSync} from 'node:fs';
import {unstable_doesMiddlewareMatch} from 'next/experimental/testing/server';
import {NextRequest} from 'next/server';
import {describe, expect, test} from 'vitest';
import {config, middleware} from '@/middleware';

const origin = 'https://www.vyomcommerce.example';

/** What the real function answers: its status, the page that it is rewritten to, and where it redirects. */
function answer(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = middleware(new NextRequest(origin + path, {headers, method}));
  const rewrite = response.headers.get('x-middleware-rewrite');
  const location = response.headers.get('location');
  return {
    status: response.status,
    page: rewrite?.replace(origin, ''),
    to: location?.replace(origin, ''),
    headers: response.headers,
  };
}

const hindi = {'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8'};
const english = {'accept-language': 'en-IN,en;q=0.9,hi;q=0.8'};

describe('language', () => {
  test('English wanted: the English page at the unprefixed URL', () => {
    expect(answer('/', english)).toMatchObject({status: 200, page: '/en', to: undefined});
    expect(answer('/pricing?a=1', english)).toMatchObject({status: 200, page: '/en/pricing?a=1', to: undefined});
  });

  test('Hindi preferred: a redirect with the query, never kept by a cache', () => {
    const {status, to, headers} = answer('/pricing?utm_source=x&q=%E0%A4%B9', hindi);
    expect({status, to}).toEqual({status: 307, to: '/hi/pricing?utm_source=x&q=%E0%A4%B9'});
    expect(headers.get('vary')).toBe('Accept-Language, Cookie');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(answer('/', hindi).to).toBe('/hi');
  });

  test('the cookie wins over Accept-Language, both ways', () => {
    expect(answer('/', {...english, cookie: 'a=b; NEXT_LOCALE=hi'})).toMatchObject({status: 307, to: '/hi'});
    expect(answer('/', {...hindi, cookie: 'NEXT_LOCALE=en'})).toMatchObject({status: 200, page: '/en'});
  });

  test('a cookie with an unknown value is ignored', () => {
    for (const value of ['tlh', '', '%', '%00', '../hi', '//evil.example']) {
      expect(answer('/', {...hindi, cookie: `NEXT_LOCALE=${value}`})).toMatchObject({status: 307, to: '/hi'});
      expect(answer('/', {...english, cookie: `NEXT_LOCALE=${value}`})).toMatchObject({status: 200, page: '/en'});
    }
  });

  test('/hi is Hindi, whatever cookie or header say', () => {
    expect(answer('/hi', {...english, cookie: 'NEXT_LOCALE=en'})).toMatchObject({status: 200, page: '/hi'});
    expect(answer('/hi/pricing?a=1', english)).toMatchObject({status: 200, page: '/hi/pricing?a=1'});
  });

  test('no Accept-Language (share crawlers, search engines): never redirected', () => {
    expect(answer('/products/skycart')).toMatchObject({status: 200, page: '/en/products/skycart', to: undefined});
  });

  test('a followed link or a prefetch is not redirected', () => {
    const headers = {...hindi, cookie: 'NEXT_LOCALE=hi', 'sec-fetch-site': 'same-origin'};
    expect(answer('/pricing', headers)).toMatchObject({status: 200, page: '/en/pricing'});
    for (const site of ['none', 'cross-site', 'same-site']) {
      expect(answer('/pricing', {...headers, 'sec-fetch-site': site}).status).toBe(307);
    }
  });
});

describe('one URL a page', () => {
  test.each([
    ['/en', '/'],
    ['/en?a=1', '/?a=1'],
    ['/en/pricing?a=1&b=%2F', '/pricing?a=1&b=%2F'],
    ['/pricing/?a=1', '/pricing?a=1'],
    ['/hi/', '/hi'],
  ])('%s is permanently %s', (path, to) => {
    expect(answer(path, hindi)).toMatchObject({status: 308, to});
  });
});

describe('not found', () => {
  test.each([
    ['/en/nope', '/en/404'],
    ['/hi/nope', '/hi/404'],
    ['/hi/hi', '/hi/404'],
    ['/en/en', '/en/404'],
    ['/nope?a=1', '/en/404?a=1'],
    ['/nope/', '/en/404'],
    ['/foo.php', '/en/404'],
    ['/en/preview', '/en/404'],
    ['/hi/keys', '/hi/404'],
    ['/robotsXtxt', '/en/404'],
    ['/sitemapXxml', '/en/404'],
    ['/products/nope', '/en/404'],
    ['/constructor', '/en/404'],
    ['/__proto__', '/en/404'],
    ['/%5F%5Fproto%5F%5F', '/en/404'],
    ['/Pricing', '/en/404'],
    ['/pricing;a=1', '/en/404'],
    ['/%', '/en/404'],
    ['/%ff%fe', '/en/404'],
    ['/en%2fpricing', '/en/404'],
    ['/मूल्य', '/en/404'],
    ['/404', '/en/404'],
    ['/en/404', '/en/404'],
  ])('%s: %s', (path, page) => {
    expect(answer(path)).toMatchObject({status: 404, page, to: undefined});
  });

  test('in the language that the visitor prefers, and not for long', () => {
    expect(answer('/nope', hindi)).toMatchObject({status: 404, page: '/hi/404', to: undefined});
    expect(answer('/nope', {...english, cookie: 'NEXT_LOCALE=hi'})).toMatchObject({status: 404, page: '/hi/404'});
    // The visitor's language: for nobody else. One that the address names: for a cache, too.
    expect(answer('/nope').headers.get('cache-control')).toBe('private, max-age=60');
    expect(answer('/hi/nope').headers.get('cache-control')).toBe('public, max-age=60');
  });
});

describe('hostile requests', () => {
  test.each([
    '//evil.example',
    '//evil.example/',
    '/\\evil.example',
    '/%09//evil.example',
    '/%5cevil.example',
    '/en//evil.example',
    '/en/\\evil.example',
    '/hi//evil.example/',
    '/.//evil.example',
    '/en/..//evil.example',
  ])('%s leads nowhere', (path) => {
    for (const headers of [{}, hindi, english]) {
      expect(answer(path, headers)).toMatchObject({status: 404, to: undefined});
    }
  });

  test('malformed and huge headers are read as far as they go', () => {
    for (const value of ['hi', '"', ';q=', 'x;q=1'].map((part) => `${part},`.repeat(4096).slice(0, 4096))) {
      expect([200, 307]).toContain(answer('/', {'accept-language': value}).status);
      expect(answer('/', {cookie: `${value}; NEXT_LOCALE=%E0%A4`}).status).toBe(200);
    }
  });

  test('a spoofed host appears nowhere', () => {
    const spoofed = {'x-forwarded-host': 'evil.example', 'x-host': 'evil.example', forwarded: 'host=evil.example'};
    for (const path of ['/', '/en/pricing', '/hi', '/nope']) {
      const {headers} = answer(path, {...spoofed, ...hindi});
      expect(JSON.stringify([...headers])).not.toContain('evil');
      expect(headers.get('location') ?? headers.get('x-middleware-rewrite')).toMatch(`${origin}/`);
    }
  });
});

describe('HTTP', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is not allowed', (method) => {
    const {status, headers} = answer('/pricing', hindi, method);
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD');
  });

  test('HEAD is answered as GET is', () => {
    expect(answer('/pricing', {}, 'HEAD')).toMatchObject({status: 200, page: '/en/pricing'});
    expect(answer('/pricing', hindi, 'HEAD')).toMatchObject({status: 307, to: '/hi/pricing'});
  });

  test('no answer sets a cookie', () => {
    for (const path of ['/', '/hi', '/en', '/nope']) {
      expect(answer(path, {...hindi, cookie: 'NEXT_LOCALE=hi'}).headers.has('set-cookie')).toBe(false);
    }
  });

  test('a redirect runs nothing, and one that holds for everybody is kept for a day', () => {
    for (const path of ['/en/pricing', '/pricing']) {
      const policy = answer(path, hindi).headers.get('content-security-policy');
      expect(policy, path).toBe("default-src 'none'; frame-ancestors 'none'");
    }
    expect(answer('/en/pricing').headers.get('cache-control')).toBe('public, max-age=86400');
  });

  test('only what was negotiated varies', () => {
    for (const path of ['/', '/nope']) {
      expect(answer(path).headers.get('vary')).toMatch(/^Accept-Language, Cookie, Sec-Fetch-Site, RSC,/);
    }
    for (const path of ['/hi', '/hi/nope']) expect(answer(path).headers.get('vary')).toMatch(/^RSC,/);
    expect(answer('/en', hindi).headers.has('vary')).toBe(false);
  });
});

describe('files', () => {
  const files = [
    '/share/hi/pricing.png',
    '/share/en/products/skycart.png',
    ...readdirSync('public').map((file) => `/${file}`),
    '/robots.txt',
    '/sitemap.xml',
    '/manifest/hi.webmanifest',
    '/llms.txt',
    '/.well-known/security.txt',
    '/sprite.svg',
    '/icon.svg?v=1',
  ];

  test.each(files)('%s is left to the server', (path) => {
    expect(answer(path, hindi).headers.get('x-middleware-next')).toBe('1');
    expect(answer(path, {}, 'POST').status).toBe(405);
  });

  test.each([
    ...files.map((path) => path.replace(/\?.*|$/, '/')),
    '/foo.php',
    '/foo.png',
    '/shared/a.png',
    '/favicon.icon',
    '/favicon.ico/nope',
    '/faviconXico',
    '/favicon.ico/favicon.ico',
    '/robots.txt.bak',
    '/manifest.webmanifest',
    '/manifest/en/x.webmanifest',
    '/share/nope.png',
    '/share/en/nope.png/',
    '/manifest/xx.webmanifest/',
    '/fonts/nope.woff2',
    '/.env',
    '/security.txt',
    '/.well-known/nope.txt',
  ])('%s is none', (path) => {
    expect(answer(path)).toMatchObject({status: 404, page: '/en/404'});
  });

  test.each(['/hi/favicon.ico', '/hi/llms.txt', '/hi/_next/static/a.js'])('%s is none', (path) => {
    expect(answer(path)).toMatchObject({status: 404, page: '/hi/404'});
  });
});

describe('matcher', () => {
  const matches = (url: string) => unstable_doesMiddlewareMatch({config, url, nextConfig: {}});

  test.each(['/', '/hi', '/_next', '/_nextfoo', '/fontsize', '/en/preview'])('%s reaches the middleware', (path) => {
    expect(matches(path)).toBe(true);
  });

  // Where the two differ, Next answers 200 with nothing.
  test.each(['/robots.txt', '/share/en/home.png', '/manifest/xx.webmanifest', '/pricing'])(
    '%s reaches it with a slash at the end as well as without',
    (path) => {
      expect([matches(path), matches(`${path}/`)]).toEqual([true, true]);
    },
  );

  test.each(['/_next/static/chunks/a.js', '/_next/static/chunks/a.js/', '/_next/image'])('%s does not', (path) => {
    expect(matches(path)).toBe(false);
  });
});
