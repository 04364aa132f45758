import {readdirSync} from 'node:fs';
import {unstable_doesMiddlewareMatch} from 'next/experimental/testing/server';
import {NextRequest} from 'next/server';
import {describe, expect, test} from 'vitest';
import {config, middleware} from '@/middleware';

const origin = 'https://www.vyomcommerce.example';

function run(path: string, headers: Record<string, string> = {}) {
  const response = middleware(new NextRequest(origin + path, {headers}));
  const target = response.headers.get('x-middleware-rewrite') ?? response.headers.get('location');
  return {
    status: response.status,
    /** The target of the rewrite or redirect. */
    target: target?.replace(origin, ''),
    cacheControl: response.headers.get('cache-control'),
  };
}

type Case = {
  path: string;
  headers?: Record<string, string>;
  status: number;
  target: string;
  cacheControl: string;
};

const cases: Case[] = [
  {
    path: '/pricing?a=1',
    status: 200,
    target: '/en/pricing?a=1',
    cacheControl: 'public, max-age=0, must-revalidate',
  },
  {
    path: '/pricing?a=1',
    headers: {cookie: 'NEXT_LOCALE=hi'},
    status: 307,
    target: '/hi/pricing?a=1',
    cacheControl: 'no-store',
  },
  {
    path: '/pricing',
    headers: {cookie: 'NEXT_LOCALE=gone; NEXT_LOCALE=hi; NEXT_LOCALE=en'},
    status: 307,
    target: '/hi/pricing',
    cacheControl: 'no-store',
  },
  {
    path: '/pricing?lang=en',
    headers: {'accept-language': 'hi'},
    status: 200,
    target: '/en/pricing?lang=en',
    cacheControl: 'public, max-age=0, must-revalidate',
  },
  {
    path: '/pricing',
    headers: {'accept-language': 'hi', 'sec-fetch-site': 'same-origin'},
    status: 200,
    target: '/en/pricing',
    cacheControl: 'public, max-age=0, must-revalidate',
  },
  {
    path: '/en/pricing/?a=1',
    status: 308,
    target: '/pricing?lang=en&a=1',
    cacheControl: 'public, max-age=86400',
  },
  {
    path: '/hi/nope',
    status: 404,
    target: '/hi/404',
    cacheControl: 'public, max-age=60',
  },
  {
    path: '/nope',
    headers: {'accept-language': 'hi'},
    status: 404,
    target: '/hi/404',
    cacheControl: 'private, max-age=60',
  },
  {
    path: '//evil.example',
    status: 404,
    target: '/en/404',
    cacheControl: 'private, max-age=60',
  },
];

describe('on a host that runs Next’s own output, middleware answers like the site’s server', () => {
  test.each(cases)('$path $headers', ({path, headers, ...outcome}) => {
    expect(run(path, headers)).toEqual(outcome);
  });
});

describe('files', () => {
  const filePaths = [
    '/share/hi/pricing.png',
    '/share/en/products/skycart.png',
    '/robots.txt',
    '/sitemap.xml',
    '/llms.txt',
    '/manifest/hi.webmanifest',
    '/.well-known/security.txt',
    '/sprite.svg',
    '/icon.svg?v=1',
    '/illustrations/industries/bags.svg',
    ...readdirSync('public').map((file) => `/${file}`),
  ];

  test.each(filePaths)('%s is left to the server', (path) => {
    expect(run(path)).toEqual({status: 200, target: undefined, cacheControl: null});
  });

  test.each([
    '/foo.png',
    '/faviconXico',
    '/robots.txt.bak',
    '/share/nope.png',
    '/fonts/nope.woff2',
    '/.env',
    ...filePaths.map((path) => `${path.split('?')[0]}/`),
  ])('%s only looks like a file, so it is a 404', (path) => {
    expect(run(path).target).toBe('/en/404');
  });
});

describe('Next', () => {
  const runsMiddleware = (url: string) => unstable_doesMiddlewareMatch({config, url, nextConfig: {}});

  test.each([
    '/',
    '/hi',
    '/_next',
    '/_nextfoo',
    '/robots.txt',
    // If the matcher treated an address with a slash at its end in another way, Next would answer with an empty 200.
    '/robots.txt/',
    '/pricing/',
  ])('runs the middleware for %s', (path) => {
    expect(runsMiddleware(path)).toBe(true);
  });

  test.each(['/_next/static/chunks/a.js', '/_next/static/chunks/a.js/', '/_next/image'])(
    'does not run the middleware for its own file %s',
    (path) => {
      expect(runsMiddleware(path)).toBe(false);
    },
  );
});
