import {commonHeaders, crossOriginHeaders} from '@/lib/http/securityHeaders';
import {urls} from '../support/requests';
import {
  expect,
  fetchRaw,
  isBehindParser,
  isVercel,
  isWorkerd,
  type RequestOptions,
  script,
  shareImage,
  sprite,
  test,
} from './support';

type Request = {path: string} & RequestOptions;

/** One of every kind of answer: pages, redirects, files, parts, refusals. */
async function everyKindOfRequest(): Promise<Request[]> {
  const image = await shareImage();
  return [
    {path: '/'},
    {path: '/hi/pricing'},
    {path: '/en/pricing'},
    {path: '/', headers: {'accept-language': 'hi'}},
    {path: '/', method: 'POST'},
    {path: '/nope'},
    {path: '/hi/nope'},
    {path: '/%zz'},
    {path: '/_next/nope'},
    {path: '/_next/static/nope.js'},
    {path: '/robots.txt'},
    {path: '/.well-known/security.txt'},
    {path: '/icon.svg'},
    {path: await sprite()},
    {path: await script()},
    {path: image},
    {path: image, headers: {range: 'bytes=0-1'}},
    {path: image, headers: {range: 'bytes=99999999-'}},
    {path: '/share/hi/nope.png'},
  ];
}

test('every kind of answer protects its visitor', async () => {
  // Chats and search engines show these two on pages of their own.
  const shownElsewhere = [await shareImage(), '/icon.svg'];
  for (const request of await everyKindOfRequest()) {
    const {status, headers} = await fetchRaw(request.path, request);
    const name = `${JSON.stringify(request)} ${status}`;
    const isShownElsewhere = status < 300 && shownElsewhere.includes(request.path);
    const expected = isShownElsewhere ? {...commonHeaders, ...crossOriginHeaders} : commonHeaders;
    for (const [header, value] of Object.entries(expected)) {
      expect.soft(headers[header], name).toBe(value);
    }
    expect.soft(headers['content-security-policy'], name).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
    expect.soft(headers['cache-control'], name).toBeTruthy();
  }
});

test('no answer sets a cookie, names its software or lets other sites read it', async () => {
  for (const request of await everyKindOfRequest()) {
    const {status, headers} = await fetchRaw(request.path, request);
    const name = `${JSON.stringify(request)} ${status}`;
    expect.soft(headers['set-cookie'], name).toBeUndefined();
    expect.soft(headers['x-powered-by'], name).toBeUndefined();
    expect.soft(headers['access-control-allow-origin'], name).toBeUndefined();
  }
});

test('every page is at its address, in the language that it names', async () => {
  for (const url of urls) {
    const {status, headers, body} = await fetchRaw(url);
    const language = url.startsWith('/hi') ? 'hi' : 'en';
    expect.soft(status, url).toBe(200);
    expect.soft(body.toString().includes(`<html lang="${language}`), url).toBe(true);
    expect.soft(headers['speculation-rules'], url).toBe('"/speculation-rules.json"');
  }
});

test('every page runs what its policy has the hash of, and nothing from elsewhere', async () => {
  for (const url of urls) {
    const policy = (await fetchRaw(url)).headers['content-security-policy'];
    expect.soft(policy, url).toMatch(/script-src 'self' 'sha256-/);
    expect.soft(policy, url).not.toMatch(/'unsafe-(?:inline|eval)'|https?:|\*/);
  }
});

test('whoever wants to do anything but read is refused', async () => {
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
  // What parses requests before the site takes no TRACE.
  if (!isBehindParser()) methods.push('TRACE');
  const paths = ['/', '/en', '/nope', '/pricing//', '/robots.txt', '/icon.svg'];
  // Vercel answers for hashed files itself.
  if (!isVercel()) paths.push('/_next/static/nope.js', await script());
  for (const method of methods) {
    for (const path of paths) {
      const {status, headers, body} = await fetchRaw(path, {method});
      expect.soft(status, `${method} ${path}`).toBe(405);
      expect.soft(headers.allow, `${method} ${path}`).toBe('GET, HEAD');
      expect.soft(headers['cache-control'], `${method} ${path}`).toBe('no-store');
      expect.soft(body.length, `${method} ${path}`).toBe(0);
    }
  }
});

test('HEAD says what GET says, without the body', async () => {
  const connectionHeaders = ['date', 'connection', 'keep-alive', 'transfer-encoding'];
  // workerd's local proxy sends a body in parts, without its length.
  if (isWorkerd()) connectionHeaders.push('content-length');
  const paths = ['/hi', '/pricing', '/en/pricing', '/nope', '/robots.txt', await shareImage(), await script()];
  for (const path of paths) {
    for (const coding of ['br', 'gzip', 'identity']) {
      const headers = {'accept-encoding': coding};
      const got = await fetchRaw(path, {headers});
      const head = await fetchRaw(path, {headers, method: 'HEAD'});
      for (const name of connectionHeaders) {
        delete got.headers[name];
        delete head.headers[name];
      }
      expect.soft(head.status, `${coding} ${path}`).toBe(got.status);
      expect.soft(head.headers, `${coding} ${path}`).toEqual(got.headers);
      expect.soft(head.body.length, path).toBe(0);
    }
  }
});

test('neither the manifest, nor the folders of dist/, nor source maps, nor what Next’s server had have an address', async () => {
  const paths = [
    '/manifest.json',
    '/server.mjs',
    '/worker.mjs',
    '/pages/en.html',
    '/pages/en.html.br',
    '/files/robots.txt',
    '/robots.txt.br',
    '/package.json',
    '/middleware.ts',
    '/.env',
    '/.git/config',
    '/.assetsignore',
    '/_headers',
    '/_next/BUILD_ID',
    '/_next/server/middleware.js',
    '/_next/static/../BUILD_ID',
    '/_next/static/%2e%2e/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/share/..%5c..%5cpackage.json',
    '/_next/image?url=%2Ficon-512.png&w=64&q=75',
    '/_next/data/site/pricing.json',
    '/pricing.rsc',
    '/hi.rsc',
    '/hi.segments/_tree.segment.rsc',
    '/_next/__proto__',
    '/_not-found',
    '/_global-error',
    `${await script()}.map`,
  ];
  for (const path of paths) {
    const {status} = await fetchRaw(path);
    expect.soft(status, path).toBe(404);
  }
});

test('a script that is missing is asked for again: the next build may have it', async () => {
  const {headers} = await fetchRaw('/_next/static/nope.js');
  expect(headers['cache-control']).toBe('no-store');
});

test('no script says where its source is', async () => {
  const {body} = await fetchRaw(await script());
  expect(body.toString()).not.toContain('sourceMappingURL');
});
