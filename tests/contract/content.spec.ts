import {readFileSync} from 'node:fs';
import {brotliDecompressSync, gunzipSync, gzipSync} from 'node:zlib';
import {ask, edge, expect, font, script, shareImage, table, test} from './ask';

const unpack: Record<string, (body: Buffer) => Buffer> = {br: brotliDecompressSync, gzip: gunzipSync};

const codings = `
  br, gzip                  br
  gzip                      gzip
  br;q=0, gzip              gzip
  gzip;q=1, br;q=0.5        gzip
  br;q=0, gzip;q=0          identity
  identity                  identity
  zstd                      identity`;

/** Among these the local proxy in front of workerd chooses anew, or it refuses them. */
const others = `
  gzip, deflate, br, zstd   br
  *                         br
  *, br;q=0                 gzip
  *;q=0                     identity
  identity;q=0              identity
  identity, br;q=0.5        identity`;

test('a browser gets what it can unpack and likes best, under an entity tag of its own', async () => {
  for (const path of ['/pricing', '/hi/nope', '/sitemap.xml', '/sprite.svg', await script()]) {
    const plain = await ask(path);
    for (const [accepted = '', coding = ''] of table(codings + (edge() ? '' : others))) {
      const {headers, body} = await ask(path, {'accept-encoding': accepted});
      const [packed, tag, what] = [unpack[coding], plain.headers.etag, `${path}, ${accepted}`];
      expect.soft(headers['content-encoding'], what).toBe(packed && coding);
      expect.soft(headers.etag, what).toBe(packed ? tag?.replace(/"$/, `-${coding}"`) : tag);
      expect.soft(headers.vary, what).toContain('Accept-Encoding');
      expect.soft((packed?.(body) ?? body).equals(plain.body), what).toBe(true);
    }
  }
});

test('what a browser has already is not sent again', async () => {
  for (const path of ['/hi', '/pricing', '/robots.txt', await shareImage(), await script()]) {
    for (const coding of ['br', 'gzip', 'identity']) {
      const answerTo = (tags: string, method?: string) =>
        ask(path, {'accept-encoding': coding, 'if-none-match': tags}, method);
      const {status, headers} = await answerTo('"x", "y"');
      const {etag = '', 'cache-control': kept} = headers;
      expect([status, (await answerTo(etag.slice(1, -1))).status], path).toEqual([200, 200]);
      for (const tags of [etag, `W/${etag}`, `"x", W/"y" ,${etag}`, '*']) {
        const {status, headers, body} = await answerTo(tags);
        expect.soft([status, headers.etag, headers['cache-control'], body.length], path).toEqual([304, etag, kept, 0]);
      }
      expect.soft((await answerTo(etag, 'HEAD')).status, path).toBe(304);
    }
  }
  // A page in another form is another one; and a missing one is missing still.
  const {etag = ''} = (await ask('/hi', {'accept-encoding': 'br'})).headers;
  expect((await ask('/hi', {'accept-encoding': 'gzip', 'if-none-match': etag})).status).toBe(200);
  expect((await ask('/nope', {'if-none-match': '*'})).status).toBe(404);
});

test('an image or a font comes in the parts that a browser asks for; what is compressed comes whole', async () => {
  for (const path of ['/icon-512.png', await shareImage(), await font()]) {
    const {body, headers} = await ask(path);
    const [size, etag = ''] = [body.length, headers.etag];
    const parts = {
      '0-9': [0, 9],
      '5-5': [5, 5],
      '-5': [size - 5, size - 1],
      [`-${size + 9}`]: [0, size - 1],
      [`9-${size + 9}`]: [9, size - 1],
      [`${size - 2}-`]: [size - 2, size - 1],
    };
    for (const [range, [from = 0, to = 0]] of Object.entries(parts)) {
      const part = await ask(path, {range: `bytes=${range}`, 'if-range': etag});
      const said = [part.status, part.headers['content-range'], part.headers['content-length']];
      expect.soft(said, range).toEqual([206, `bytes ${from}-${to}/${size}`, String(to - from + 1)]);
      expect.soft(part.body.equals(body.subarray(from, to + 1)), range).toBe(true);
    }
    for (const range of [`bytes=${size}-`, 'bytes=-0']) {
      const {status, headers} = await ask(path, {range});
      const said = [status, headers['content-range'], headers['cache-control']];
      expect.soft(said, range).toEqual([416, `bytes */${size}`, 'no-store']);
    }
    // Several parts, another unit, nonsense; a part of another version.
    for (const range of ['bytes=0-1,3-4', 'bytes=5-1', 'bytes=-', 'lines=0-1', 'bytes=a-b'])
      expect.soft((await ask(path, {range})).body.length, range).toBe(size);
    for (const version of ['"x"', `W/${etag}`, 'Thu, 01 Jan 2026 00:00:00 GMT'])
      expect.soft((await ask(path, {range: 'bytes=0-9', 'if-range': version})).status, version).toBe(200);
    expect.soft((await ask(path, {range: 'bytes=0-9'}, 'HEAD')).headers['content-length']).toBe(String(size));
    expect.soft(headers['accept-ranges']).toBe('bytes');
  }
  for (const path of ['/hi', '/sitemap.xml', await script()]) {
    const {status, headers} = await ask(path, {range: 'bytes=0-9'});
    expect.soft([status, headers['accept-ranges']], path).toEqual([200, undefined]);
  }
});

test('the rules for prerendering, which every page names: pages of this site in this language, and nothing else', async () => {
  const rules = await ask('/speculation-rules.json');
  // Browsers take no other type.
  expect(rules.headers['content-type']).toBe('application/speculationrules+json');
  const {prerender} = JSON.parse(rules.body.toString());
  expect(prerender).toHaveLength(1);
  const [{where, eagerness}] = prerender;
  expect(eagerness).toBe('moderate');
  // A path matches on this origin alone; another language’s link writes a cookie; an address with a dot is a file.
  expect(where.and[0]).toEqual({href_matches: '/*'});
  expect(where.and).toContainEqual({not: {href_matches: '/*.*'}});
  expect(where.and).toContainEqual({not: {selector_matches: expect.stringMatching(/\[hreflang\].*\[target\]/)}});
});

test('the worker is small: it starts on a visitor’s request', () => {
  expect(gzipSync(readFileSync('dist/worker.mjs')).length).toBeLessThan(40 * 1024);
});

test('no step of the build has found nothing to do', () => {
  expect(JSON.parse(readFileSync('dist/manifest.json', 'utf8')).skipped).toEqual([]);
});
