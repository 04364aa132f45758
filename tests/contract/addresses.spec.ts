import {localeCookie} from '@/i18n/languages';
import {expect, fetchRaw, isBehindParser, test} from './support';

/** The status, and the language of a page or where the visitor is sent. */
async function outcomeOf(path: string, headers?: Record<string, string>): Promise<string> {
  const response = await fetchRaw(path, {headers});
  const language = /<html lang="(\w+)/.exec(response.body.toString())?.[1];
  return `${response.status} ${response.headers.location ?? language}`;
}

type Visit = {
  path: string;
  acceptLanguage?: string;
  /** The value of the language's cookie. */
  cookie?: string;
  /** Sec-Fetch-Site: where the visitor comes from. */
  fetchSite?: string;
  outcome: string;
};

function headersOf({acceptLanguage, cookie, fetchSite}: Visit): Record<string, string> {
  const headers: Record<string, string> = {cookie: 'a=b; c'};
  if (acceptLanguage) headers['accept-language'] = acceptLanguage;
  if (cookie) headers.cookie = `a=b; ${localeCookie}=${cookie}; c`;
  if (fetchSite) headers['sec-fetch-site'] = fetchSite;
  return headers;
}

async function expectOutcomes(visits: Visit[]) {
  for (const visit of visits) {
    const {outcome, ...asked} = visit;
    expect.soft(await outcomeOf(visit.path, headersOf(visit)), JSON.stringify(asked)).toBe(outcome);
  }
}

test('a visitor reads the language that their browser prefers', async () => {
  await expectOutcomes([
    {path: '/', acceptLanguage: 'en-IN,en;q=0.9,hi;q=0.8', outcome: '200 en'},
    {path: '/', acceptLanguage: 'hi-IN,hi;q=0.9,en;q=0.8', outcome: '307 /hi'},
    {path: '/', acceptLanguage: 'en;q=0.3, hi;q=0.7', outcome: '307 /hi'},
    {path: '/?a=%2F&b=%E0%A4', acceptLanguage: 'hi', outcome: '307 /hi?a=%2F&b=%E0%A4'},
  ]);
});

test('a visitor whose browser names no language reads English', async () => {
  await expectOutcomes([
    {path: '/', outcome: '200 en'},
    {path: '/', acceptLanguage: '-', cookie: '-', fetchSite: '-', outcome: '200 en'},
  ]);
});

test('a visitor who has chosen a language keeps it, whatever their browser prefers', async () => {
  await expectOutcomes([
    {path: '/', acceptLanguage: 'en', cookie: 'hi', outcome: '307 /hi'},
    {path: '/', acceptLanguage: 'hi', cookie: 'en', outcome: '200 en'},
    {path: '/', acceptLanguage: 'en', cookie: '//evil.test', outcome: '200 en'},
  ]);
});

test('a visitor who follows a link of the site reads the language of its address', async () => {
  await expectOutcomes([
    {path: '/hi/pricing', acceptLanguage: 'en', cookie: 'en', outcome: '200 hi'},
    {path: '/pricing', acceptLanguage: 'hi', cookie: 'hi', fetchSite: 'same-origin', outcome: '200 en'},
    {path: '/pricing', acceptLanguage: 'hi', fetchSite: 'none', outcome: '307 /hi/pricing'},
  ]);
});

test('an address that names its language ends in it, whatever their browser prefers, and after the redirect too', async () => {
  await expectOutcomes([
    {path: '/en/pricing', acceptLanguage: 'hi', outcome: '308 /pricing?lang=en'},
    {path: '/pricing?lang=en', acceptLanguage: 'hi', outcome: '200 en'},
    {path: '/pricing?lang=en', acceptLanguage: 'hi', cookie: 'hi', outcome: '200 en'},
    {path: '/hi/pricing?lang=en', acceptLanguage: 'en', outcome: '200 hi'},
  ]);
});

test('of two cookies of one name the first that names a language counts', async () => {
  await expectOutcomes([
    {path: '/', acceptLanguage: 'en', cookie: 'gone; NEXT_LOCALE=hi; NEXT_LOCALE=en', outcome: '307 /hi'},
    {path: '/', acceptLanguage: 'hi', cookie: '; NEXT_LOCALE=en', outcome: '200 en'},
  ]);
});

test('a page that is missing says so in the visitor’s language, or in that of its address', async () => {
  await expectOutcomes([
    {path: '/nope', acceptLanguage: 'hi', outcome: '404 hi'},
    {path: '/nope', acceptLanguage: 'en', outcome: '404 en'},
    {path: '/hi/nope', acceptLanguage: 'en', outcome: '404 hi'},
    {path: '/en/nope', acceptLanguage: 'hi', outcome: '404 en'},
  ]);
});

type Moved = {from: string; to: string};

const moved: Moved[] = [
  {from: '/en', to: '/?lang=en'},
  {from: '/hi/?', to: '/hi?'},
  {from: '/pricing/', to: '/pricing'},
  {from: '/pricing//', to: '/pricing'},
  {from: '/hi//pricing?a=1', to: '/hi/pricing?a=1'},
  {from: '//en//pricing/?a=1?b', to: '/pricing?lang=en&a=1?b'},
  {from: '//', to: '/'},
  {from: '/%70ricin%67/?%63', to: '/pricing?%63'},
  {from: '/use%2Dcases/quick%2dcommerce', to: '/use-cases/quick-commerce'},
  {from: '/%65n', to: '/?lang=en'},
  {from: '/Pricing', to: '/pricing'},
  {from: '/HI/PRICING?A=B', to: '/hi/pricing?A=B'},
  {
    from: '/en/pricing?a=%2f%C3%A9&b=//evil.test&&c=+%20~!*();[]@:$,',
    to: '/pricing?lang=en&a=%2f%C3%A9&b=//evil.test&&c=+%20~!*();[]@:$,',
  },
];

/** Only where no proxy has parsed the address before. */
const movedWithoutProxy: Moved[] = [
  {from: '/hi\\pricing', to: '/hi/pricing'},
  {from: '/hi/\\pricing', to: '/hi/pricing'},
  {from: '/hi/../pricing', to: '/pricing'},
  {from: '/hi/%2e%2E/pricing', to: '/pricing'},
  {from: '/pricing/.', to: '/pricing'},
  {from: '/hi\\..\\pricing', to: '/pricing'},
  {from: '/en/pricing?a="<>\'`|^{}\\', to: '/pricing?lang=en&a="<>\'`|^{}\\'},
];

test('a page has one address, which every other way to write it leads to, with its query byte for byte and the language that was named', async () => {
  const cases = isBehindParser() ? moved : [...moved, ...movedWithoutProxy];
  for (const {from, to} of cases) {
    for (const language of ['en', 'hi']) {
      const {status, headers, body} = await fetchRaw(from, {headers: {'accept-language': language}});
      expect.soft(status, from).toBe(308);
      expect.soft(headers.location, from).toBe(to);
      expect.soft(body.length, from).toBe(0);
    }
  }
});

async function expectMissing(paths: string[]) {
  for (const path of paths) {
    const language = path.startsWith('/hi/') ? 'hi' : 'en';
    expect.soft(await outcomeOf(path), path).toBe(`404 ${language}`);
  }
}

test('what only looks like a page’s address is missing', async () => {
  await expectMissing([
    '/english',
    '/EN-IN',
    '/en/en',
    '/hi/hi',
    '/hi/en',
    '/404',
    '/en/404',
    '/hi/404',
    '/products',
    '/Products/nope',
    '/products/nope',
    '/hi/products/nope',
    '/industries/nope',
    '/use-cases/nope',
    '/pricing/nope',
    '/pricing/extra/deep',
    '/hi/pricing/extra/deep',
    '/pricing%20',
    '/pricing%00',
    '/pricing;a=1',
    '/pricing.html',
    '/%2Fpricing',
    '/hi%2Fpricing',
    '/en%2fpricing',
    '/%252Fpricing',
    '/%2570ricing',
    '/a/b/c/d',
    '/%E0%A4%A8%E0%A4%B9%E0%A5%80%E0%A4%82',
    '/en/keys',
  ]);
});

test('what only looks like a file’s address is missing', async () => {
  await expectMissing([
    '/foo.php',
    '/index.php?id=1',
    '/nope.png',
    '/robotsXtxt',
    '/hi/favicon.ico',
    '/favicon.ico/favicon.ico',
    '/share/en/nope.png',
    '/share/en/products/nope-0123abcd.png',
    '/share/hi/contact-00000000.png',
    '/robots.txt/',
    '/sitemap.xml/',
    '/favicon.ico/',
    '/share/en/home.png/',
    '/manifest/en.webmanifest/',
  ]);
});

test('what cannot be decoded, and what every object inherits, is missing', async () => {
  await expectMissing(['/%zz', '/%', '/%ff', '/constructor', '/__proto__']);
});

test('an address that names another site leads nowhere', async () => {
  const paths = [
    '/%5cevil.test',
    '/@evil.test',
    '//evil.test',
    '//evil.test/',
    '/%09//evil.test',
    '/en//evil.test',
    '/.//evil.test',
  ];
  const pathsWithoutProxy = ['/\\evil.test', '/en/\\evil.test', '/en/..//evil.test', '/\\..\\evil.test'];
  await expectMissing(isBehindParser() ? paths : [...paths, ...pathsWithoutProxy]);
});

test('a file is found however its letters are written', async () => {
  const plain = await fetchRaw('/robots.txt');
  const encoded = await fetchRaw('/%72obots%2Etxt');
  expect(encoded.status).toBe(200);
  expect(encoded.body.equals(plain.body)).toBe(true);
});

test('an address that is encoded otherwise than a file’s is never kept as that file', async () => {
  const asset = await fetchRaw('/%5Fnext/static/x.js');
  expect(asset.headers['cache-control']).toBe('no-store');
  const manifest = await fetchRaw('/manifest%2Fhi.webmanifest');
  expect(manifest.status).toBe(404);
});
