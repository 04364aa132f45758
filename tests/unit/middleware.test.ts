import {readdirSync} from 'node:fs';
import {unstable_doesMiddlewareMatch} from 'next/experimental/testing/server';
import {NextRequest} from 'next/server';
import {expect, test} from 'vitest';
import {config, middleware} from '@/middleware';

const origin = 'https://www.vyomcommerce.example';
const answer = (path: string, headers: Record<string, string> = {}) => {
  const response = middleware(new NextRequest(origin + path, {headers}));
  const leadsTo = response.headers.get('x-middleware-rewrite') ?? response.headers.get('location');
  return [response.status, leadsTo?.replace(origin, ''), response.headers.get('cache-control')];
};

test('on a host that runs Next’s own output the same decisions are made', () => {
  expect(answer('/pricing?a=1')).toEqual([200, '/en/pricing?a=1', 'public, max-age=0, must-revalidate']);
  expect(answer('/pricing?a=1', {cookie: 'NEXT_LOCALE=hi'})).toEqual([307, '/hi/pricing?a=1', 'no-store']);
  expect(answer('/pricing', {'accept-language': 'hi', 'sec-fetch-site': 'same-origin'})[1]).toBe('/en/pricing');
  expect(answer('/en/pricing/?a=1')).toEqual([308, '/pricing?a=1', 'public, max-age=86400']);
  expect(answer('/hi/nope')).toEqual([404, '/hi/404', 'public, max-age=60']);
  expect(answer('/nope', {'accept-language': 'hi'})).toEqual([404, '/hi/404', 'private, max-age=60']);
  expect(answer('//evil.example')).toEqual([404, '/en/404', 'private, max-age=60']);
});

test('every file of the site is left to the server, and nothing that looks like one', () => {
  const files = [
    ...'/share/hi/pricing.png /share/en/products/skycart.png /robots.txt /sitemap.xml /llms.txt'.split(' '),
    ...'/manifest/hi.webmanifest /.well-known/security.txt /sprite.svg /icon.svg?v=1'.split(' '),
    '/illustrations/industries/bags.svg',
    ...readdirSync('public').map((file) => `/${file}`),
  ];
  for (const path of files) expect.soft(answer(path), path).toEqual([200, undefined, null]);
  const others = ['/foo.png', '/faviconXico', '/robots.txt.bak', '/share/nope.png', '/fonts/nope.woff2', '/.env'];
  for (const path of [...others, ...files.map((file) => file.replace(/\?.*|$/, '/'))])
    expect.soft(answer(path)[1], path).toBe('/en/404');
});

test('Next asks it of everything but its own files', () => {
  const asks = (url: string) => unstable_doesMiddlewareMatch({config, url, nextConfig: {}});
  // Where an address with a slash at its end differs from the one without, Next answers 200 with nothing.
  expect(['/', '/hi', '/_next', '/_nextfoo', '/robots.txt', '/robots.txt/', '/pricing/'].filter(asks)).toHaveLength(7);
  expect(['/_next/static/chunks/a.js', '/_next/static/chunks/a.js/', '/_next/image'].filter(asks)).toEqual([]);
});
