import {commonHeaders} from '@/lib/http/securityHeaders';
import {urls} from '../support/requests';
import {ask, edge, expect, script, shareImage, sprite, test} from './ask';

test('every kind of answer protects its visitor, and sets no cookie', async () => {
  const image = await shareImage();
  const paths = [
    ...['/', '/hi/pricing', '/en/pricing', '/nope', '/hi/nope', '/%zz', '/_next/nope', '/_next/static/nope.js', image],
    ...['/robots.txt', '/.well-known/security.txt', '/icon.svg', '/share/hi/nope.png', await sprite(), await script()],
  ];
  const asked: Parameters<typeof ask>[] = paths.map((path) => [path]);
  asked.push(['/', {'accept-language': 'hi'}], ['/', {}, 'POST']);
  asked.push([image, {range: 'bytes=0-1'}], [image, {range: 'bytes=99999999-'}]);
  for (const [path, ...rest] of asked) {
    const {status, headers} = await ask(path, ...rest);
    const name = `${path} ${JSON.stringify(rest)} ${status}`;
    // Chats and search engines show these two on pages of their own.
    const shown = status < 300 && [image, '/icon.svg'].includes(path);
    const all = {...commonHeaders, ...(shown && {'cross-origin-resource-policy': 'cross-origin'})};
    for (const [header, value] of Object.entries(all)) expect.soft(headers[header], name).toBe(value);
    expect.soft(headers['content-security-policy'], name).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
    expect.soft(headers['cache-control'], name).toBeTruthy();
    for (const unwanted of ['set-cookie', 'x-powered-by', 'access-control-allow-origin'])
      expect.soft(headers[unwanted], name).toBeUndefined();
  }
});

test('every page is at its address, under a policy of hashes', async () => {
  for (const url of urls) {
    const {status, headers, body} = await ask(url);
    expect.soft(status, url).toBe(200);
    expect.soft(body.toString().includes(`<html lang="${url.startsWith('/hi') ? 'hi' : 'en'}`), url).toBe(true);
    expect.soft(headers['content-security-policy'], url).toMatch(/script-src 'self' 'sha256-/);
    expect.soft(headers['speculation-rules'], url).toBe('"/speculation-rules.json"');
    expect.soft(headers['content-security-policy'], url).not.toMatch(/'unsafe-(?:inline|eval)'|https?:|\*/);
  }
});

test('whoever wants to do anything but read is refused', async () => {
  const paths = [...'/ /en /nope /pricing// /robots.txt /icon.svg /_next/static/nope.js'.split(' '), await script()];
  // The local proxy in front of workerd sends no TRACE.
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', ...(edge() ? [] : ['TRACE'])]) {
    for (const path of paths) {
      const {status, headers, body} = await ask(path, {}, method);
      const said = [status, headers.allow, headers['cache-control'], body.length];
      expect.soft(said, `${method} ${path}`).toEqual([405, 'GET, HEAD', 'no-store', 0]);
    }
  }
});

test('HEAD says what GET says, without the body', async () => {
  // workerd's local proxy sends a body in parts, without its length.
  const unlike = ['date', 'connection', 'keep-alive', 'transfer-encoding', ...(edge() ? ['content-length'] : [])];
  for (const path of ['/hi', '/pricing', '/en/pricing', '/nope', '/robots.txt', await shareImage(), await script()]) {
    for (const coding of ['br', 'gzip', 'identity']) {
      const [got, head] = await Promise.all(['GET', 'HEAD'].map((way) => ask(path, {'accept-encoding': coding}, way)));
      const told = (answer = got) => Object.entries(answer?.headers ?? {}).filter(([name]) => !unlike.includes(name));
      expect.soft([head?.status, ...told(head)], `${coding} ${path}`).toEqual([got?.status, ...told()]);
      expect.soft(head?.body.length, path).toBe(0);
    }
  }
});

test('neither the manifest, nor the folders of dist/, nor source maps, nor what Next’s server had have an address', async () => {
  const paths = [
    ...['/manifest.json', '/server.mjs', '/worker.mjs', '/pages/en.html', '/pages/en.html.br', '/files/robots.txt'],
    ...['/robots.txt.br', '/package.json', '/middleware.ts', '/.env', '/.git/config', '/.assetsignore', '/_headers'],
    ...['/_next/BUILD_ID', '/_next/server/middleware.js', '/_next/static/../BUILD_ID', `${await script()}.map`],
    ...['/_next/static/%2e%2e/%2e%2e/package.json', '/..%2fpackage.json', '/share/..%5c..%5cpackage.json'],
    ...['/_next/image?url=%2Ficon-512.png&w=64&q=75', '/_next/data/site/pricing.json', '/pricing.rsc', '/hi.rsc'],
    ...['/hi.segments/_tree.segment.rsc', '/_next/__proto__', '/_not-found', '/_global-error'],
  ];
  for (const path of paths) expect.soft((await ask(path)).status, path).toBe(404);
  expect((await ask('/_next/static/nope.js')).headers['cache-control']).toBe('no-store');
  expect((await ask(await script())).body.toString()).not.toContain('sourceMappingURL');
});
