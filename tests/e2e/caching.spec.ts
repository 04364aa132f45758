import {readFileSync} from 'node:fs';
import type {APIRequestContext} from '@playwright/test';
import {localeCookie} from '@/i18n/routing';
import {cacheRules} from '@/lib/cacheRules.mjs';
import {expect, test} from './support';

/** What a cache between the site and its visitors may keep: the table of docs/deploying.md, row by row, on each runtime. */
test.skip(Boolean(process.env.BASE_URL), 'another server is tested, not the build');

type Ask = {path: string; headers?: Record<string, string>};
type Row = {row: string; asks: (request: APIRequestContext) => Promise<Ask[]>; status: number; kept: string};

const hindi = {'Accept-Language': 'hi'};
const own = {'Sec-Fetch-Site': 'same-origin'};

/** What the home page's HTML names: a script, a style sheet, a share image. */
async function namedByHome(request: APIRequestContext, pattern: RegExp): Promise<Ask[]> {
  const html = await (await request.get('/hi')).text();
  const urls = [...html.matchAll(pattern)].map(([, address = '']) => new URL(address, 'http://localhost'));
  return [...new Set(urls.map(({pathname, search}) => pathname + search))].map((path) => ({path}));
}

const rows: Row[] = [
  {
    row: 'hashed files',
    asks: (request) => namedByHome(request, /"(\/_next\/static\/[^"?\\]+)/g),
    status: 200,
    kept: cacheRules.hashed,
  },
  {
    row: 'share images',
    asks: (request) => namedByHome(request, /property="og:image" content="([^"]+)"/g),
    status: 200,
    kept: cacheRules.hashed,
  },
  {
    row: 'a page whose address names its language',
    asks: async () => [{path: '/hi'}, {path: '/hi/pricing'}, {path: '/hi/contact', headers: {'Accept-Language': 'en'}}],
    status: 200,
    kept: cacheRules.page,
  },
  {
    row: 'a page whose address names none',
    asks: async () => [
      {path: '/'},
      {path: '/pricing', headers: {'Accept-Language': 'en'}},
      {path: '/contact', headers: {...hindi, ...own}},
    ],
    status: 200,
    kept: cacheRules.negotiatedPage,
  },
  {
    row: 'to the visitor’s language',
    asks: async () => [
      {path: '/', headers: hindi},
      {path: '/pricing', headers: {'Accept-Language': 'en', Cookie: `${localeCookie}=hi`}},
    ],
    status: 307,
    kept: cacheRules.never,
  },
  {
    row: 'to a page’s one address',
    asks: async () => [{path: '/en/pricing'}, {path: '/pricing/'}, {path: '/hi/pricing/', headers: hindi}],
    status: 308,
    kept: cacheRules.moved,
  },
  {
    row: 'a missing page whose address names its language',
    asks: async () => [{path: '/hi/nope'}, {path: '/hi/products/nope'}],
    status: 404,
    kept: cacheRules.missing,
  },
  {
    row: 'a missing page whose address names none',
    asks: async () => [{path: '/nope'}, {path: '/products/nope', headers: hindi}],
    status: 404,
    kept: cacheRules.negotiatedMissing,
  },
  {
    row: 'files that keep their address',
    asks: async () =>
      ['/robots.txt', '/sitemap.xml', '/llms.txt', '/manifest/hi.webmanifest', '/.well-known/security.txt'].map(
        (path) => ({
          path,
        }),
      ),
    status: 200,
    kept: cacheRules.file,
  },
  {
    row: 'the drawings',
    asks: async (request) => {
      const sprites = (await (await request.get('/hi')).text()).match(/\/sprite\.svg\?\w*/g) ?? [];
      // What may be kept for ever must have another address when it changes, wherever it is asked for.
      expect([...new Set(sprites)]).toEqual([expect.stringMatching(/\?[0-9a-f]{8}$/)]);
      return [{path: sprites[0] ?? ''}];
    },
    status: 200,
    kept: cacheRules.hashed,
  },
  {
    row: 'icons',
    asks: async () => ['/favicon.ico', '/icon.svg', '/icon-512.png'].map((path) => ({path})),
    status: 200,
    kept: cacheRules.icon,
  },
];

for (const {row, asks, status, kept} of rows) {
  test(`kept as long as said: ${row}`, async ({request}) => {
    const all = await asks(request);
    expect(all.length).toBeGreaterThan(0);
    for (const {path, headers = {}} of all) {
      const response = await request.get(path, {maxRedirects: 0, headers});
      expect.soft(response.status(), path).toBe(status);
      expect.soft(response.headers()['cache-control'], path).toBe(kept);
      // Whoever gets a copy would get the cookie with it.
      expect.soft(response.headers()['set-cookie'], path).toBeUndefined();
      // The same answer at the same address for everybody, or the cache is told what else to look at.
      const vary = response.headers().vary ?? '';
      if (/^\/(?!hi\b|_next|share|manifest)[^.]*$/.test(path) && status !== 308)
        expect.soft(vary, path).toContain('Accept-Language');
    }
  });

  test(`the table for operators has: ${row}`, () => {
    const line = readFileSync('docs/deploying.md', 'utf8')
      .split('\n')
      .find((each) => each.startsWith(`| ${row} |`));
    expect(line).toContain(`\`${kept}\``);
  });
}

test('what is kept for ever is kept at its own address alone: a server of the build before may answer for a new one', async ({
  request,
}) => {
  // Cloudflare and Vercel put a build in the place of another at once.
  test.skip(process.env.E2E_SERVER === 'edge', 'rules for files cannot look at a query there');
  const html = await (await request.get('/hi')).text();
  for (const pattern of [/\/share\/[^"?]+\.png\?v=\w{8}/, /\/sprite\.svg\?\w{8}/]) {
    const own = pattern.exec(html)?.[0] ?? '';
    expect.soft((await request.get(own)).headers()['cache-control'], own).toBe(cacheRules.hashed);
    const path = own.split('?', 1)[0] ?? '';
    for (const other of [path, `${path}?`, `${path}?v=00000000`, `${own}&a`]) {
      const response = await request.get(other);
      expect.soft(response.status(), other).toBe(200);
      expect.soft(response.headers()['cache-control'], other).toBe(cacheRules.file);
    }
  }
});

test('a page that has not changed is not sent again', async ({request}) => {
  for (const path of ['/hi', '/pricing']) {
    const {etag = ''} = (await request.get(path)).headers();
    expect(etag, path).not.toBe('');
    const again = await request.get(path, {headers: {'If-None-Match': etag}});
    expect(again.status(), path).toBe(304);
    expect((await again.body()).length, path).toBe(0);
  }
});
