import {readFileSync} from 'node:fs';
import {brotliDecompressSync, gunzipSync, gzipSync} from 'node:zlib';
import {expect, fetchRaw, font, isWorkerd, script, shareImage, test} from './support';

type Coding = 'br' | 'gzip' | 'identity';

type Negotiation = {accepted: string; coding: Coding};

const negotiations: Negotiation[] = [
  {accepted: 'br, gzip', coding: 'br'},
  {accepted: 'gzip', coding: 'gzip'},
  {accepted: 'br;q=0, gzip', coding: 'gzip'},
  {accepted: 'gzip;q=1, br;q=0.5', coding: 'gzip'},
  {accepted: 'br;q=0, gzip;q=0', coding: 'identity'},
  {accepted: 'identity', coding: 'identity'},
  {accepted: 'zstd', coding: 'identity'},
];

/** The local proxy in front of workerd negotiates the encoding again, or refuses. */
const negotiationsWithoutProxy: Negotiation[] = [
  {accepted: 'gzip, deflate, br, zstd', coding: 'br'},
  {accepted: '*', coding: 'br'},
  {accepted: '*, br;q=0', coding: 'gzip'},
  {accepted: '*;q=0', coding: 'identity'},
  {accepted: 'identity;q=0', coding: 'identity'},
  {accepted: 'identity, br;q=0.5', coding: 'identity'},
];

function unpack(body: Buffer, coding: Coding): Buffer {
  if (coding === 'br') return brotliDecompressSync(body);
  if (coding === 'gzip') return gunzipSync(body);
  return body;
}

/** `"abc"` → `"abc-br"`: each encoding has its own entity tag. */
function tagOf(plainTag: string | undefined, coding: Coding): string | undefined {
  return coding === 'identity' ? plainTag : plainTag?.replace(/"$/, `-${coding}"`);
}

test('a browser gets its preferred encoding, with an entity tag of that encoding', async () => {
  const cases = isWorkerd() ? negotiations : [...negotiations, ...negotiationsWithoutProxy];
  for (const path of ['/pricing', '/hi/nope', '/sitemap.xml', '/sprite.svg', await script()]) {
    const plain = await fetchRaw(path);
    for (const {accepted, coding} of cases) {
      const {headers, body} = await fetchRaw(path, {headers: {'accept-encoding': accepted}});
      const request = `${path}, ${accepted}`;
      expect.soft(headers['content-encoding'], request).toBe(coding === 'identity' ? undefined : coding);
      expect.soft(headers.etag, request).toBe(tagOf(plain.headers.etag, coding));
      expect.soft(headers.vary, request).toContain('Accept-Encoding');
      expect.soft(unpack(body, coding).equals(plain.body), request).toBe(true);
    }
  }
});

test('a cached response is not sent again', async () => {
  for (const path of ['/hi', '/pricing', '/robots.txt', await shareImage(), await script()]) {
    for (const coding of ['br', 'gzip', 'identity']) {
      const fetchUnless = (tags: string, method = 'GET') =>
        fetchRaw(path, {method, headers: {'accept-encoding': coding, 'if-none-match': tags}});

      const first = await fetchUnless('"x", "y"');
      const etag = first.headers.etag ?? '';
      const tagWithoutQuotes = etag.slice(1, -1);
      expect(first.status, path).toBe(200);
      expect((await fetchUnless(tagWithoutQuotes)).status, path).toBe(200);

      for (const tags of [etag, `W/${etag}`, `"x", W/"y" ,${etag}`, '*']) {
        const again = await fetchUnless(tags);
        expect.soft(again.status, path).toBe(304);
        expect.soft(again.headers.etag, path).toBe(etag);
        expect.soft(again.headers['cache-control'], path).toBe(first.headers['cache-control']);
        expect.soft(again.body.length, path).toBe(0);
      }
      expect.soft((await fetchUnless(etag, 'HEAD')).status, path).toBe(304);
    }
  }
});

test('a browser with another encoding in its cache gets a full response', async () => {
  const compressed = await fetchRaw('/hi', {headers: {'accept-encoding': 'br'}});
  const etag = compressed.headers.etag ?? '';
  const other = await fetchRaw('/hi', {headers: {'accept-encoding': 'gzip', 'if-none-match': etag}});
  expect(other.status).toBe(200);
});

test('a 404 is never a 304', async () => {
  const {status} = await fetchRaw('/nope', {headers: {'if-none-match': '*'}});
  expect(status).toBe(404);
});

test.describe('an image or a font', () => {
  const findPaths = async () => ['/icon-512.png', await shareImage(), await font()];

  test('is sent in the requested range', async () => {
    for (const path of await findPaths()) {
      const {body, headers} = await fetchRaw(path);
      const size = body.length;
      const parts = [
        {range: '0-9', first: 0, last: 9},
        {range: '5-5', first: 5, last: 5},
        {range: '-5', first: size - 5, last: size - 1},
        {range: `-${size + 9}`, first: 0, last: size - 1},
        {range: `9-${size + 9}`, first: 9, last: size - 1},
        {range: `${size - 2}-`, first: size - 2, last: size - 1},
      ];
      for (const {range, first, last} of parts) {
        const part = await fetchRaw(path, {headers: {range: `bytes=${range}`, 'if-range': headers.etag ?? ''}});
        expect.soft(part.status, range).toBe(206);
        expect.soft(part.headers['content-range'], range).toBe(`bytes ${first}-${last}/${size}`);
        expect.soft(part.headers['content-length'], range).toBe(String(last - first + 1));
        expect.soft(part.body.equals(body.subarray(first, last + 1)), range).toBe(true);
      }
    }
  });

  test('announces range requests and its length', async () => {
    for (const path of await findPaths()) {
      const {body, headers} = await fetchRaw(path);
      expect.soft(headers['accept-ranges']).toBe('bytes');
      const head = await fetchRaw(path, {method: 'HEAD', headers: {range: 'bytes=0-9'}});
      expect.soft(head.headers['content-length']).toBe(String(body.length));
    }
  });

  test('gives its length if the range does not exist', async () => {
    for (const path of await findPaths()) {
      const size = (await fetchRaw(path)).body.length;
      for (const range of [`bytes=${size}-`, 'bytes=-0']) {
        const {status, headers} = await fetchRaw(path, {headers: {range}});
        expect.soft(status, range).toBe(416);
        expect.soft(headers['content-range'], range).toBe(`bytes */${size}`);
        expect.soft(headers['cache-control'], range).toBe('no-store');
      }
    }
  });

  test('is sent whole for several ranges, another unit or an invalid range', async () => {
    for (const path of await findPaths()) {
      const size = (await fetchRaw(path)).body.length;
      for (const range of ['bytes=0-1,3-4', 'bytes=5-1', 'bytes=-', 'lines=0-1', 'bytes=a-b']) {
        const {body} = await fetchRaw(path, {headers: {range}});
        expect.soft(body.length, range).toBe(size);
      }
    }
  });

  test('is sent whole if the browser has a range of another version', async () => {
    for (const path of await findPaths()) {
      const {etag} = (await fetchRaw(path)).headers;
      for (const version of ['"x"', `W/${etag}`, 'Thu, 01 Jan 2026 00:00:00 GMT']) {
        const {status} = await fetchRaw(path, {headers: {range: 'bytes=0-9', 'if-range': version}});
        expect.soft(status, version).toBe(200);
      }
    }
  });
});

test('a compressed response is always sent whole', async () => {
  for (const path of ['/hi', '/sitemap.xml', await script()]) {
    const {status, headers} = await fetchRaw(path, {headers: {range: 'bytes=0-9'}});
    expect.soft(status, path).toBe(200);
    expect.soft(headers['accept-ranges'], path).toBeUndefined();
  }
});

test('the speculation rules cover only pages of this site in the same language', async () => {
  const rules = await fetchRaw('/speculation-rules.json');
  // Browsers require this type.
  expect(rules.headers['content-type']).toBe('application/speculationrules+json');
  const {prerender} = JSON.parse(rules.body.toString());
  expect(prerender).toHaveLength(1);
  const [{where, eagerness}] = prerender;
  expect(eagerness).toBe('moderate');
  // A path matches on this origin only.
  expect(where.and[0]).toEqual({href_matches: '/*'});
  // A path with a dot is a file.
  expect(where.and).toContainEqual({not: {href_matches: '/*.*'}});
  // A link to another language sets a cookie.
  expect(where.and).toContainEqual({not: {selector_matches: expect.stringMatching(/\[hreflang\].*\[target\]/)}});
});

test('the worker is small, because it starts during a request', () => {
  expect(gzipSync(readFileSync('dist/worker.mjs')).length).toBeLessThan(40 * 1024);
});

test('the terms of service link to the licences of all packages', async () => {
  const terms = await fetchRaw('/terms-of-service');
  expect(terms.body.toString()).toContain('href="/licenses.txt"');
  const {status, body, headers} = await fetchRaw('/licenses.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  // Fonts, scripts and servers.
  const names = [
    '@fontsource/poppins',
    'next',
    'react',
    'react-dom',
    'sonner',
    '@radix-ui/react-accordion',
    'srvx',
    'negotiator',
  ];
  for (const name of names) expect.soft(body.toString(), name).toMatch(new RegExp(`^${name}(?: \\(.+\\))?$`, 'm'));
  expect(body.toString()).toContain('SIL OPEN FONT LICENSE');
});

test('no step of the build was skipped', () => {
  const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
  expect(manifest.skipped).toEqual([]);
});
