import {localeCookie} from '@/i18n/localeCookie';
import {expect, fetchRaw, isBehindProxy, test} from './support';

/** The status, and the language of the page or the target of the redirect. */
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
  /** Sec-Fetch-Site. */
  fetchSite?: string;
  outcome: string;
};

function headersOf({acceptLanguage, cookie, fetchSite}: Visit): Record<string, string> {
  const headers: Record<string, string> = {cookie: 'a=b; c'};
  if (acceptLanguage) headers['accept-language'] = acceptLanguage;
  if (cookie) headers.cookie = `a=b; ${localeCookie.name}=${cookie}; c`;
  if (fetchSite) headers['sec-fetch-site'] = fetchSite;
  return headers;
}

async function expectOutcomes(visits: Visit[]) {
  for (const visit of visits) {
    const {outcome, ...asked} = visit;
    expect.soft(await outcomeOf(visit.path, headersOf(visit)), JSON.stringify(asked)).toBe(outcome);
  }
}

test('a visitor gets the language that the browser prefers', async () => {
  await expectOutcomes([
    {path: '/', acceptLanguage: 'en-IN,en;q=0.9,hi;q=0.8', outcome: '200 en'},
    {path: '/', acceptLanguage: 'hi-IN,hi;q=0.9,en;q=0.8', outcome: '307 /hi'},
    {path: '/', acceptLanguage: 'en;q=0.3, hi;q=0.7', outcome: '307 /hi'},
    {path: '/?a=%2F&b=%E0%A4', acceptLanguage: 'hi', outcome: '307 /hi?a=%2F&b=%E0%A4'},
  ]);
});

test('without Accept-Language, a visitor gets English', async () => {
  await expectOutcomes([
    {path: '/', outcome: '200 en'},
    {path: '/', acceptLanguage: '-', cookie: '-', fetchSite: '-', outcome: '200 en'},
  ]);
});

test('a chosen language takes precedence over Accept-Language', async () => {
  await expectOutcomes([
    {path: '/', acceptLanguage: 'en', cookie: 'hi', outcome: '307 /hi'},
    {path: '/', acceptLanguage: 'hi', cookie: 'en', outcome: '200 en'},
    {path: '/', acceptLanguage: 'en', cookie: '//evil.test', outcome: '200 en'},
  ]);
});

test('a link of the site leads to the language of its URL', async () => {
  await expectOutcomes([
    {path: '/hi/pricing', acceptLanguage: 'en', cookie: 'en', fetchSite: 'same-origin', outcome: '200 hi'},
    {path: '/pricing', acceptLanguage: 'hi', cookie: 'hi', fetchSite: 'same-origin', outcome: '200 en'},
  ]);
});

test('a typed URL without a language leads to the visitor’s', async () => {
  await expectOutcomes([{path: '/pricing', acceptLanguage: 'hi', fetchSite: 'none', outcome: '307 /hi/pricing'}]);
});

test('a URL that names a language leads to it, regardless of Accept-Language, even after the redirect', async () => {
  await expectOutcomes([
    {path: '/en/pricing', acceptLanguage: 'hi', outcome: '308 /pricing?lang=en'},
    {path: '/pricing?lang=en', acceptLanguage: 'hi', outcome: '200 en'},
    {path: '/pricing?lang=en', acceptLanguage: 'hi', cookie: 'hi', outcome: '200 en'},
    {path: '/hi/pricing', acceptLanguage: 'en', cookie: 'en', outcome: '200 hi'},
    {path: '/hi/pricing?lang=en', acceptLanguage: 'en', outcome: '200 hi'},
  ]);
});

test('of two language cookies the first valid one counts', async () => {
  await expectOutcomes([
    {path: '/', acceptLanguage: 'en', cookie: 'gone; NEXT_LOCALE=hi; NEXT_LOCALE=en', outcome: '307 /hi'},
    {path: '/', acceptLanguage: 'hi', cookie: '; NEXT_LOCALE=en', outcome: '200 en'},
  ]);
});

test('a 404 page is in the visitor’s language, or in that of its URL', async () => {
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

/** Only for hosts without a proxy that parses the URL first. */
const movedWithoutProxy: Moved[] = [
  {from: '/hi\\pricing', to: '/hi/pricing'},
  {from: '/hi/\\pricing', to: '/hi/pricing'},
  {from: '/hi/../pricing', to: '/pricing'},
  {from: '/hi/%2e%2E/pricing', to: '/pricing'},
  {from: '/pricing/.', to: '/pricing'},
  {from: '/hi\\..\\pricing', to: '/pricing'},
  {from: '/en/pricing?a="<>\'`|^{}\\', to: '/pricing?lang=en&a="<>\'`|^{}\\'},
];

test('every other spelling of a page’s URL redirects to the canonical one, with its query byte for byte and its language', async () => {
  const cases = isBehindProxy() ? moved : [...moved, ...movedWithoutProxy];
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

test('a path that only looks like a page’s is a 404', async () => {
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

test('a path that only looks like a file’s is a 404', async () => {
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

test('an invalid encoding and a property of every object are a 404', async () => {
  await expectMissing(['/%zz', '/%', '/%ff', '/constructor', '/__proto__']);
});

test('a path with another host does not redirect there', async () => {
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
  await expectMissing(isBehindProxy() ? paths : [...paths, ...pathsWithoutProxy]);
});

test('a file is found with percent-encoded letters', async () => {
  const plain = await fetchRaw('/robots.txt');
  const encoded = await fetchRaw('/%72obots%2Etxt');
  expect(encoded.status).toBe(200);
  expect(encoded.body.equals(plain.body)).toBe(true);
});

test('a hashed file that is missing is not cached, whatever the encoding of its URL', async () => {
  const {headers} = await fetchRaw('/%5Fnext/static/x.js');
  expect(headers['cache-control']).toBe('no-store');
});

test('an encoded slash is not the slash of a file’s path', async () => {
  const {status} = await fetchRaw('/manifest%2Fhi.webmanifest');
  expect(status).toBe(404);
});
