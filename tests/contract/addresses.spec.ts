import {localeCookie} from '@/i18n/languages';
import {ask, edge, expect, table, test} from './ask';

/** The language of a page, or where it redirects. */
async function answerTo(path: string, sent?: Record<string, string>) {
  const {status, headers, body} = await ask(path, sent);
  return `${status} ${headers.location ?? /<html lang="(\w+)/.exec(body.toString())?.[1]}`;
}

/** What is asked, with which Accept-Language, cookie and Sec-Fetch-Site; and the answer. */
const asked = `
  /                  en-IN,en;q=0.9,hi;q=0.8  -              -            200 en
  /                  hi-IN,hi;q=0.9,en;q=0.8  -              -            307 /hi
  /                  en;q=0.3, hi;q=0.7       -              -            307 /hi
  /?a=%2F&b=%E0%A4   hi                       -              -            307 /hi?a=%2F&b=%E0%A4
  /                  -                        -              -            200 en
  /                  en                       hi             -            307 /hi
  /                  hi                       en             -            200 en
  /                  en                       //evil.test    -            200 en
  /hi/pricing        en                       en             -            200 hi
  /pricing           hi                       hi             same-origin  200 en
  /pricing           hi                       -              none         307 /hi/pricing
  /nope              hi                       -              -            404 hi
  /nope              en                       -              -            404 en
  /hi/nope           en                       -              -            404 hi
  /en/nope           hi                       -              -            404 en`;

test('a visitor reads the language that they prefer, or that of a link of ours', async () => {
  for (const [path = '', language = '', cookie = '', site = '', answer] of table(asked)) {
    const sent = {'accept-language': language, cookie: `a=b; ${localeCookie}=${cookie}; c`, 'sec-fetch-site': site};
    expect.soft(await answerTo(path, sent), `${path} ${language} ${cookie} ${site}`).toBe(answer);
  }
});

/** What is asked, and the one address that it leads to, for whoever asks. */
const moved = `
  /en                         /
  /hi/?                       /hi?
  /pricing/                   /pricing
  /pricing//                  /pricing
  /hi//pricing?a=1            /hi/pricing?a=1
  //en//pricing/?a=1?b        /pricing?a=1?b
  //                          /
  /%70ricin%67/?%63           /pricing?%63
  /use%2Dcases/quick%2dcommerce  /use-cases/quick-commerce
  /%65n                       /
  /Pricing                    /pricing
  /HI/PRICING?A=B             /hi/pricing?A=B
  /en/pricing?a=%2f%C3%A9&b=//evil.test&&c=+%20~!*();[]@:$,  /pricing?a=%2f%C3%A9&b=//evil.test&&c=+%20~!*();[]@:$,`;

/** The same where no proxy has parsed the address before. */
const movedByUs = `
  /hi\\pricing                /hi/pricing
  /hi/\\pricing               /hi/pricing
  /hi/../pricing              /pricing
  /hi/%2e%2E/pricing          /pricing
  /pricing/.                  /pricing
  /hi\\..\\pricing            /pricing
  /en/pricing?a="<>'\`|^{}\\  /pricing?a="<>'\`|^{}\\`;

test('a page has one address, which every other way to write it leads to, with its query byte for byte', async () => {
  for (const [path = '', to] of table(moved + (edge() ? '' : movedByUs))) {
    for (const language of ['en', 'hi']) {
      const {status, headers, body} = await ask(path, {'accept-language': language});
      expect.soft([status, headers.location, body.length], path).toEqual([308, to, 0]);
    }
  }
});

test('nothing else is an address', async () => {
  const files = ['/robots.txt', '/sitemap.xml', '/favicon.ico', '/share/en/home.png', '/manifest/en.webmanifest'];
  const paths = [
    ...`/english /EN-IN /en/en /hi/hi /hi/en /404 /en/404 /hi/404 /products /Products/nope /pricing%20 /pricing%00 /pricing;a=1
      /pricing.html /foo.php /%zz /% /%ff /robotsXtxt /%2Fpricing /hi%2Fpricing /en%2fpricing /%252Fpricing /%2570ricing
      /%5cevil.test /@evil.test //evil.test //evil.test/ /%09//evil.test /en//evil.test /.//evil.test /constructor /__proto__
      /a/b/c/d /products/nope /industries/nope /use-cases/nope /pricing/nope /pricing/extra/deep /nope.png /index.php?id=1
      /%E0%A4%A8%E0%A4%B9%E0%A5%80%E0%A4%82 /hi/products/nope /hi/pricing/extra/deep /share/hi/contact-00000000.png
      /hi/favicon.ico /favicon.ico/favicon.ico /en/keys /share/en/nope.png /share/en/products/nope-0123abcd.png`.split(
      /\s+/,
    ),
    ...files.map((file) => `${file}/`),
    ...(edge() ? [] : ['/\\evil.test', '/en/\\evil.test', '/en/..//evil.test', '/\\..\\evil.test']),
  ];
  for (const path of paths)
    expect.soft(await answerTo(path), path).toBe(`404 ${path.startsWith('/hi/') ? 'hi' : 'en'}`);
});

test('a file is found however its letters are written; what needs its encoding keeps it', async () => {
  const [plain, encoded] = [await ask('/robots.txt'), await ask('/%72obots%2Etxt')];
  expect(encoded.status).toBe(200);
  expect(encoded.body.equals(plain.body)).toBe(true);
  expect((await ask('/%5Fnext/static/x.js')).headers['cache-control']).toBe('no-store');
  expect((await ask('/manifest%2Fhi.webmanifest')).status).toBe(404);
});
