import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, get} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {buffer} from 'node:stream/consumers';
import {brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync} from 'node:zlib';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {addSecurityHeaders} from '@/server/addSecurityHeaders';
import {siteHandler} from '@/server/handler';
import {refused} from '@/server/refused';

const text = 'The English page. '.repeat(50);
const folder = mkdtempSync(join(tmpdir(), 'serving-'));
const packed = {encodings: ['br', 'gzip'] as const, headers: {'content-type': 'text/html; charset=utf-8'}};
const answers = {
  files: {
    '/robots.txt': {
      file: 'robots.txt',
      etag: 'r',
      encodings: [],
      headers: {'content-type': 'text/plain', 'cache-control': 'file'},
    },
    '/sprite.svg': {
      file: 'robots.txt',
      etag: 's',
      encodings: [],
      headers: {'content-type': 'image/svg+xml', 'cache-control': 'for ever', 'content-location': '/sprite.svg?1a'},
    },
    '/.well-known/security.txt': {
      file: '.security.txt',
      etag: 'w',
      encodings: [],
      headers: {'content-type': 'text/plain', 'cache-control': 'file'},
    },
    '/lost.txt': {
      file: 'lost.txt',
      etag: 'l',
      encodings: [],
      headers: {'content-type': 'text/plain', 'cache-control': 'file'},
    },
  },
  pages: {
    '/en/pricing': {file: 'pricing.html', etag: 'p', ...packed},
    '/en/404': {file: 'pricing.html', etag: 'n', ...packed},
  },
};

/** What Next says with its answers. */
let next: Record<string, string> = {};
afterEach(() => {
  next = {};
});

const server = createServer();
beforeAll(async () => {
  writeFileSync(join(folder, 'robots.txt'), 'User-Agent: *');
  writeFileSync(join(folder, '.security.txt'), 'Contact: us');
  writeFileSync(join(folder, 'pricing.html'), text);
  writeFileSync(join(folder, 'pricing.html.br'), brotliCompressSync(text));
  writeFileSync(join(folder, 'pricing.html.gz'), gzipSync(text));
  /** Stands in for Next: says which headers it was given. */
  const site = siteHandler({
    answers,
    folder,
    next: (request, response) => {
      for (const [name, value] of Object.entries(next)) response.setHeader(name, value);
      response.end(`next ${Object.keys(request.headers).filter((name) => /^x-|^forwarded$/.test(name))}`);
    },
  });
  server.on('request', (request, response) => {
    addSecurityHeaders(request, response);
    if (!refused(request, response)) site(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

/** An answer as it is on the wire; `fetch` would unpack it. */
function answer(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{status?: number; headers: Record<string, unknown>; body: Buffer}>((resolve, reject) => {
    const {port} = server.address() as AddressInfo;
    get({port, path, method, headers, agent: false}, async (response) => {
      resolve({status: response.statusCode, headers: response.headers, body: await buffer(response)});
    }).on('error', reject);
  });
}

describe('a packed page', () => {
  test.each([
    ['br, gzip', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip, deflate, br', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['br;q=0, gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['*', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['', undefined, (body: Buffer) => body],
    ['zstd', undefined, (body: Buffer) => body],
    ['br;q=0, gzip;q=0', undefined, (body: Buffer) => body],
  ])('to who takes %j comes as %s, under an ETag of its own', async (accepted, encoding, unpacked) => {
    const {headers, body} = await answer('/pricing', {'accept-encoding': accepted});
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.etag).toBe(encoding ? `"p-${encoding}"` : '"p"');
    expect(unpacked(body).toString()).toBe(text);
    expect(headers.vary).toMatch(/^Accept-Language, Cookie, .*, Accept-Encoding$/);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('is not sent again to who has it in this form', async () => {
    const {status, body} = await answer('/pricing', {'accept-encoding': 'gzip', 'if-none-match': '"p-gzip"'});
    expect([status, body.length]).toEqual([304, 0]);
    expect((await answer('/pricing', {'accept-encoding': 'gzip', 'if-none-match': '"p-br"'})).status).toBe(200);
  });

  test('in the language that the visitor prefers, or Next redirects', async () => {
    expect((await answer('/pricing', {'accept-language': 'hi'})).body.toString()).toMatch(/^next/);
    expect((await answer('/pricing', {cookie: 'NEXT_LOCALE=hi'})).body.toString()).toMatch(/^next/);
    const own = await answer('/pricing', {'accept-language': 'hi', 'sec-fetch-site': 'same-origin'});
    expect(own.body.toString()).toBe(text);
  });

  test('that is missing has its status', async () => {
    expect((await answer('/nope')).status).toBe(404);
  });

  test('is not for the browser’s router, which asks for data', async () => {
    expect((await answer('/pricing', {rsc: '1', 'next-router-prefetch': '1'})).body.toString()).toMatch(/^next/);
  });

  test('is for whoever says what the router says, but asks for no data', async () => {
    const headers = {'next-router-prefetch': '1', 'next-router-segment-prefetch': 'x', 'next-url': '/hi'};
    expect((await answer('/pricing', headers)).body.toString()).toBe(text);
  });

  test.each(['/pricing%20', '/pricing/', '/pricing.'])('is not at %s, which Next reads', async (path) => {
    expect((await answer(path)).body.toString()).toMatch(/^next/);
  });
});

describe('an odd address', () => {
  test.each([
    ['//pricing', '/pricing'],
    ['/hi//', '/hi'],
    ['//en//pricing/?a=1?b', '/pricing?a=1?b'],
    ['/hi/\\pricing', '/hi/pricing'],
    ['/\\x', '/x'],
    ['//evil.example//', '/evil.example'],
    ['//', '/'],
    ['//hi/', '/hi'],
    ['//robots.txt', '/robots.txt'],
  ])('%s leads to %s in one redirect, which may be kept as long as any', async (path, to) => {
    const {status, headers} = await answer(path, {'accept-language': 'hi'});
    expect([status, headers.location, headers['cache-control']]).toEqual([308, to, 'public, max-age=86400']);
  });

  test.each(
    [
      ['/hi/../pricing', '/hi/%2e%2E/pricing', '/./pricing', '/pricing/.', '/..', '/hi\\..\\pricing'],
      ['/pricing.rsc', '/hi.rsc?a=1', '/hi.segments/_tree.segment.rsc'],
      ['/_next/data/build/pricing.json', '/_next/data'],
    ].flat(),
  )('%s is no page, and Next is not asked', async (path) => {
    const {status, headers, body} = await answer(path);
    expect([status, headers['cache-control'], body.toString()]).toEqual([404, 'private, max-age=60', text]);
  });

  test('with its host and no path is the home page’s', async () => {
    for (const path of ['http://localhost', 'http://localhost?a=1', 'http://localhost/?a=1']) {
      expect((await answer(path)).body.toString(), path).toMatch(/^next/);
    }
  });

  test('with a fragment is none', async () => {
    expect((await answer('/pricing#plans')).status).toBe(400);
  });
});

describe('a page that Next answers with itself', () => {
  const html = 'text/html; charset=utf-8';

  test.each(['public, max-age=0, must-revalidate', 'private, max-age=60'])('and %s varies', async (kept) => {
    next = {'content-type': html, 'cache-control': kept, vary: 'rsc, Accept-Encoding'};
    expect((await answer('/x.php')).headers.vary).toBe(
      [
        'rsc, Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Site',
        'Next-Router-State-Tree, Next-Router-Prefetch, Next-Router-Segment-Prefetch',
      ].join(', '),
    );
  });

  test('but not where it is the same for everybody', async () => {
    next = {'content-type': html, 'cache-control': 'public, max-age=60', vary: 'rsc'};
    expect((await answer('/hi/x.php')).headers.vary).toBe('rsc');
  });

  test('says nothing of how it came about; data say what the router reads', async () => {
    const internal = {'x-nextjs-cache': 'HIT', 'x-nextjs-prerender': '1', 'x-middleware-rewrite': '/en'};
    const read = {'x-nextjs-rewritten-path': '/en', 'x-nextjs-stale-time': '300', 'x-nextjs-postponed': '2'};
    const told = async () =>
      Object.keys((await answer('/x.php')).headers).filter((name) => /^x-(?!content)/.test(name));
    next = {'content-type': html, ...internal, ...read};
    expect(await told()).toEqual([]);
    next = {'content-type': 'text/x-component', ...internal, ...read};
    expect(await told()).toEqual(Object.keys(read));
  });
});

test('a file that is not packed varies by nothing', async () => {
  const {headers, body} = await answer('/robots.txt', {'accept-encoding': 'br, gzip'});
  expect(headers).toMatchObject({etag: '"r"', 'cache-control': 'file'});
  expect([headers.vary, headers['content-encoding'], headers['accept-ranges'], headers['last-modified']]).toEqual(
    Array(4).fill(undefined),
  );
  expect(body.toString()).toBe('User-Agent: *');
  expect((await answer('/robots.txt?a=1')).body.toString()).toBe('User-Agent: *');
});

test('a file whose name begins with a dot is sent like any', async () => {
  expect((await answer('/.well-known/security.txt')).body.toString()).toBe('Contact: us');
});

test('a file that is kept for ever is so at this build’s own address', async () => {
  const kept = async (path: string) => (await answer(path)).headers['cache-control'];
  expect(await kept('/sprite.svg?1a')).toBe('for ever');
  for (const path of ['/sprite.svg', '/sprite.svg?2b', '/sprite.svg?1a&a']) {
    expect(await kept(path), path).toBe('public, max-age=0, must-revalidate');
  }
});

test('a file that went away is Next’s: nothing of the answer is left', async () => {
  const lost = await answer('/lost.txt');
  expect([lost.status, lost.body.toString()]).toEqual([200, 'next ']);
  for (const name of ['etag', 'vary', 'content-encoding', 'cache-control']) {
    expect(lost.headers[name], name).toBeUndefined();
  }
});

test('a condition that does not hold is told, without the answer', async () => {
  const {status, headers, body} = await answer('/pricing', {'if-match': '"other"', 'accept-encoding': 'br'});
  expect([status, body.length]).toEqual([412, 0]);
  expect(headers['cache-control']).toBe('no-store');
  for (const name of ['etag', 'vary', 'content-encoding']) expect(headers[name], name).toBeUndefined();
});

test('nobody outside tells Next anything', async () => {
  const smuggled = {
    'x-middleware-rewrite': '/hi',
    'x-forwarded-host': 'evil.example',
    'x-matched-path': '/hi',
    'x-prerender-revalidate': '1',
    forwarded: 'host=evil.example',
  };
  expect((await answer('/pricing?_', {...smuggled, rsc: '1', 'x-kept': '1'})).body.toString()).toBe('next x-kept');
});

test('whoever wants to do anything but read is refused', async () => {
  const {status, headers} = await answer('/robots.txt', {}, 'POST');
  expect(status).toBe(405);
  expect(headers).toMatchObject({allow: 'GET, HEAD', 'cache-control': 'no-store'});
});

test('what has no policy of its own gets one, and says nothing of how it came about', async () => {
  const {headers} = await answer('/nowhere.txt');
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});
