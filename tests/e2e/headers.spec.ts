import {existsSync, globSync, readFileSync} from 'node:fs';
import {everywhere} from '@/lib/securityHeaders.mjs';
import {observatoryScore} from './observatory';
import {expect, routes, test} from './support';

/** What every answer says to the browser, and what nobody gets out of the server. On each runtime. */
test.skip(Boolean(process.env.BASE_URL), 'another server is tested, not the build');

const scripts = () => globSync('.next/static/chunks/*.js').map((file) => file.replaceAll('\\', '/'));

test('every kind of answer carries the security headers', async ({request, baseURL}) => {
  const html = await (await request.get('/hi')).text();
  const image = new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '').pathname;
  const answers: [path: string, headers?: Record<string, string>, method?: string][] = [
    ['/'],
    ['/hi/pricing'],
    ['/', {'Accept-Language': 'hi'}],
    ['/en/pricing'],
    ['/nope'],
    ['/hi/nope'],
    ['/', {}, 'POST'],
    ['/hi/pricing', {RSC: '1', 'Sec-Fetch-Site': 'same-origin'}],
    [scripts()[0]?.replace('.next', '/_next') ?? ''],
    [image],
    ['/share/hi/nope.png'],
    ['/_next/static/nope.js'],
    ['/_next/nope'],
    ['/_next/image?url=%2Ficon-512.png&w=64&q=75'],
    ['/robots.txt'],
    ['/.well-known/security.txt'],
    ['/sprite.svg'],
    ['/icon.svg'],
    [`${baseURL}//evil.example/`],
    ['/%zz'],
  ];
  for (const [path, headers, method = 'GET'] of answers) {
    const response = await request.fetch(path, {method, headers, maxRedirects: 0});
    const said = response.headers();
    const name = `${method} ${path} (${response.status()})`;
    for (const [header, value] of Object.entries(everywhere)) {
      if (header !== 'Cross-Origin-Resource-Policy') expect.soft(said[header.toLowerCase()], name).toBe(value);
    }
    // Chats and search engines show these two on pages of their own.
    const shown = path === image || path === '/icon.svg' ? 'cross-origin' : 'same-origin';
    if (response.status() === 200) expect.soft(said['cross-origin-resource-policy'], name).toBe(shown);
    expect.soft(said['content-security-policy'], name).toMatch(/^default-src 'none';/);
    expect.soft(said['content-security-policy'], name).toContain("frame-ancestors 'none'");
    expect.soft(said['set-cookie'], name).toBeUndefined();
    expect.soft(said['x-powered-by'], name).toBeUndefined();
    expect.soft(said['access-control-allow-origin'], name).toBeUndefined();
  }
});

test('every page has one policy of its own, and no script in it is allowed by anything but its hash', async ({
  request,
}) => {
  for (const {url} of routes) {
    const response = await request.get(url, {headers: {'Sec-Fetch-Site': 'same-origin'}});
    const policies = response.headersArray().filter(({name}) => name.toLowerCase() === 'content-security-policy');
    expect.soft(policies.length, url).toBe(1);
    const policy = policies[0]?.value ?? '';
    expect.soft(policy, url).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
    expect.soft(policy, url).toMatch(/script-src 'self' 'sha256-/);
  }
});

test('Mozilla’s Observatory gives every page at least 115 points', async ({request, baseURL}) => {
  for (const {url} of routes) {
    const response = await request.get(url, {headers: {'Sec-Fetch-Site': 'same-origin'}});
    const {score, findings} = observatoryScore({
      headers: response.headers(),
      html: await response.text(),
      origin: baseURL ?? '',
    });
    expect.soft(score, `${url} ${JSON.stringify(findings)}`).toBeGreaterThanOrEqual(115);
  }
});

test('headers that only Next or a proxy may write change nothing', async ({request}) => {
  const smuggled: Record<string, string>[] = [
    {'x-middleware-rewrite': '/hi/pricing'},
    {'x-middleware-next': '1'},
    {'x-middleware-override-headers': 'accept-language', 'x-middleware-request-accept-language': 'hi'},
    {'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware'},
    {'x-middleware-set-cookie': 'NEXT_LOCALE=hi'},
    {'x-nextjs-data': '1'},
    {'x-nextjs-rewrite': '/hi'},
    {'x-matched-path': '/hi/pricing'},
    {'x-invoke-path': '/hi/pricing', 'x-invoke-status': '500'},
    {'x-now-route-matches': '1=hi'},
    {'x-original-url': '/hi/pricing', 'x-rewrite-url': '/hi/pricing'},
    {'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-port': '1'},
    {forwarded: 'host=evil.example;proto=https'},
    {
      'x-opennext-locale': 'hi',
      'x-opennext-resolved-routes': '[]',
      'x-opennext-initial-url': 'https://evil.example/hi',
    },
    {'x-prerender-revalidate': 'x', 'x-vercel-id': 'x', 'x-real-ip': '1.1.1.1'},
  ];
  // As they come, only a page and where it leads: what a visitor with no such header gets.
  const asked = ['/pricing', '/hi/pricing', '/en/pricing', '/nope'];
  const telling = async (path: string, headers: Record<string, string>) => {
    const response = await request.get(path, {maxRedirects: 0, headers: {'Accept-Language': 'en', ...headers}});
    const {location, vary, etag, 'cache-control': kept, 'content-security-policy': policy} = response.headers();
    return {status: response.status(), location, vary, etag, kept, policy};
  };
  for (const path of asked) {
    const plain = await telling(path, {});
    for (const headers of smuggled) {
      expect.soft(await telling(path, headers), `${path} ${JSON.stringify(headers)}`).toEqual(plain);
    }
  }

  // The router's own headers, without its hash in the address, and with segments of another page.
  const router = {
    RSC: '1',
    'Next-Router-Prefetch': '1',
    'Next-Router-Segment-Prefetch': '/../../hi/pricing',
    'Next-Url': '/hi',
  };
  for (const path of asked) {
    const response = await request.get(path, {maxRedirects: 0, headers: {...router, 'Accept-Language': 'en'}});
    expect.soft(response.status(), path).toBeLessThan(500);
    expect.soft(response.headers().location ?? '/', path).toMatch(/^\/(?!\/)/);
    // A page itself may be kept; data, a redirect to them, or that there are none, by nobody but this visitor.
    if (!response.headers()['content-type']?.startsWith('text/html'))
      expect.soft(response.headers()['cache-control'], path).toMatch(/private|no-store/);
  }

  // With the hash, so that Next looks for the data: a segment that there is none of.
  const hashed = (await request.get('/hi', {maxRedirects: 0, headers: router})).headers().location ?? '/hi';
  const none = await request.get(hashed, {maxRedirects: 0, headers: router});
  expect(none.status()).toBe(404);
  expect(none.headers()['cache-control']).toMatch(/private|no-store/);

  // Without asking for data these say nothing: a page's address has the page.
  const {RSC: _, ...said} = router;
  for (const path of ['/hi', '/hi/pricing']) {
    expect.soft(await telling(path, said), path).toEqual(await telling(path, {}));
    const response = await request.get(path, {headers: said});
    expect.soft(response.headers()['content-type'], path).toMatch(/^text\/html/);
  }
});

test('a file has no second address with a slash at its end', async ({request}) => {
  const files = ['/robots.txt', '/sitemap.xml', '/favicon.ico', '/share/en/home.png', '/manifest/en.webmanifest'];
  for (const path of [...files, '/share/en/nope.png', '/manifest/xx.webmanifest'].map((path) => `${path}/`)) {
    const response = await request.get(path, {maxRedirects: 0});
    expect.soft(response.status(), path).toBe(404);
    expect.soft(response.headers()['content-type'], path).toMatch(/^text\/html/);
  }
  for (const path of files) expect.soft((await request.get(path)).status(), path).toBe(200);
});

test('a page has no second address in doubled slashes, or among the addresses of its data', async ({request}) => {
  const build = readFileSync('.next/BUILD_ID', 'utf8');
  for (const path of ['/pricing.rsc', '/hi.rsc', `/_next/data/${build}/pricing.json`]) {
    const response = await request.get(path, {maxRedirects: 0});
    expect.soft(response.status(), path).toBe(404);
    expect.soft(response.headers()['cache-control'], path).toBe('private, max-age=60');
  }
  for (const [path, to] of [
    ['/pricing//', '/pricing'],
    ['/hi//pricing?a=1', '/hi/pricing?a=1'],
    ['/en//pricing/', '/pricing'],
  ] as const) {
    const response = await request.get(path, {maxRedirects: 0});
    const {location, 'cache-control': kept} = response.headers();
    expect.soft([response.status(), location, kept], path).toEqual([308, to, 'public, max-age=86400']);
    expect.soft((await request.post(path, {maxRedirects: 0})).status(), `POST ${path}`).toBe(405);
  }
});

test('neither source maps nor files of the server are served', async ({request}) => {
  expect(globSync('.next/static/**/*.map')).toEqual([]);
  expect(scripts().length).toBeGreaterThan(0);
  for (const file of scripts()) expect.soft(readFileSync(file, 'utf8'), file).not.toContain('sourceMappingURL');

  const build = existsSync('.next/BUILD_ID') ? readFileSync('.next/BUILD_ID', 'utf8') : '';
  const paths = [
    ...scripts().map((file) => `${file.replace('.next', '/_next')}.map`),
    ...['package.json', 'middleware.ts', 'next.config.mjs', '.env', '.git/config', 'wrangler.jsonc', 'server/start.ts'],
    ...['BUILD_ID', '_headers', '_worker.js', 'worker.js', 'answers.json', '.assetsignore'],
    ...[
      '_next/BUILD_ID',
      '_next/server/middleware.js',
      '_next/required-server-files.json',
      '_next/served/answers.json',
    ],
    ...['_next/static/../BUILD_ID', '_next/static/..%2fBUILD_ID', '_next/static/%2e%2e/%2e%2e/package.json'],
    ...['..%2fpackage.json', '%2e%2e/package.json', '....//package.json', 'share/..%5c..%5cpackage.json'],
    `cdn-cgi/_next_cache/${build}/en.cache`,
  ].map((path) => (path.startsWith('/') ? path : `/${path}`));
  for (const path of paths) {
    const response = await request.get(path, {maxRedirects: 0});
    // Next takes doubled slashes together first.
    expect.soft([400, 403, 404, 308], `${path}: ${response.status()}`).toContain(response.status());
    expect.soft(await response.text(), path).not.toContain('"dependencies"');
  }
});
