import {commonHeaders, crossOriginHeaders} from '@/lib/http/securityHeaders';
import {urls} from '../support/requests';
import {
  expect,
  fetchRaw,
  isBehindProxy,
  isVercel,
  isWorkerd,
  type RequestOptions,
  script,
  shareImage,
  sprite,
  test,
} from './support';

type Request = {path: string} & RequestOptions;

/** A request for every kind of response: pages, redirects, files, ranges, errors. */
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

test('every kind of response has the security headers', async () => {
  // Other sites show share images and icons.
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

test('no response sets a cookie, names its software or allows cross-origin reads', async () => {
  for (const request of await everyKindOfRequest()) {
    const {status, headers} = await fetchRaw(request.path, request);
    const name = `${JSON.stringify(request)} ${status}`;
    expect.soft(headers['set-cookie'], name).toBeUndefined();
    expect.soft(headers['x-powered-by'], name).toBeUndefined();
    expect.soft(headers['access-control-allow-origin'], name).toBeUndefined();
  }
});

test('every page is served at its URL, in the language of the URL', async () => {
  for (const url of urls) {
    const {status, headers, body} = await fetchRaw(url);
    const language = url.startsWith('/hi') ? 'hi' : 'en';
    expect.soft(status, url).toBe(200);
    expect.soft(body.toString().includes(`<html lang="${language}`), url).toBe(true);
    expect.soft(headers['speculation-rules'], url).toBe('"/speculation-rules.json"');
  }
});

test('the policy of every page allows inline scripts by hash, and no scripts of other hosts', async () => {
  for (const url of urls) {
    const policy = (await fetchRaw(url)).headers['content-security-policy'];
    expect.soft(policy, url).toMatch(/script-src 'self' 'sha256-/);
    expect.soft(policy, url).not.toMatch(/'unsafe-(?:inline|eval)'|https?:|\*/);
  }
});

test('methods other than GET and HEAD are refused', async () => {
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
  // A proxy in front of the site refuses TRACE.
  if (!isBehindProxy()) methods.push('TRACE');
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

test('HEAD has the response of GET without the body', async () => {
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

test('the manifest, the folders of dist/, source maps and files of Next’s server are not served', async () => {
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

test('a missing script is not cached, because the next build may have it', async () => {
  const {headers} = await fetchRaw('/_next/static/nope.js');
  expect(headers['cache-control']).toBe('no-store');
});

test('no script links to its source map', async () => {
  const {body} = await fetchRaw(await script());
  expect(body.toString()).not.toContain('sourceMappingURL');
});
