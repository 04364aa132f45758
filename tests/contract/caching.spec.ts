import {readFileSync} from 'node:fs';
import {cacheRules} from '@/lib/http/cacheRules';
import {expect, fetchRaw, font, illustration, script, shareImage, sprite, test} from './support';

type Rule = keyof typeof cacheRules;

/** A row of the table in docs/deploying.md, with requests to which it applies. */
type Row = {
  /** The text in the table's first column. */
  what: string;
  status: number;
  rule: Rule;
  acceptLanguage?: string;
  /** Functions look up hashed paths. */
  paths: (string | (() => Promise<string>))[];
};

const rows: Row[] = [
  {what: 'hashed files', status: 200, rule: 'hashed', paths: [script, font]},
  {what: 'share images', status: 200, rule: 'hashed', paths: [shareImage]},
  {
    what: 'a page whose address names its language',
    status: 200,
    rule: 'page',
    acceptLanguage: 'en',
    paths: ['/hi', '/hi/pricing', '/hi?a=1'],
  },
  {
    what: 'a page whose address names none',
    status: 200,
    rule: 'negotiatedPage',
    acceptLanguage: 'en',
    paths: ['/', '/pricing', '/pricing?a=1'],
  },
  {
    what: 'to the visitor’s language',
    status: 307,
    rule: 'never',
    acceptLanguage: 'hi',
    paths: ['/', '/pricing'],
  },
  {
    what: 'to a page’s one address',
    status: 308,
    rule: 'moved',
    acceptLanguage: 'hi',
    paths: ['/en/pricing', '/pricing/', '/hi/pricing/'],
  },
  {
    what: 'a missing page whose address names its language',
    status: 404,
    rule: 'missing',
    acceptLanguage: 'hi',
    paths: ['/hi/nope', '/en/products/nope'],
  },
  {
    what: 'a missing page whose address names none',
    status: 404,
    rule: 'negotiatedMissing',
    acceptLanguage: 'hi',
    paths: ['/nope', '/products/nope'],
  },
  {
    what: 'files that keep their address',
    status: 200,
    rule: 'file',
    paths: [
      '/robots.txt',
      '/sitemap.xml',
      '/llms.txt',
      '/speculation-rules.json',
      '/manifest/hi.webmanifest',
      '/.well-known/security.txt',
      '/sprite.svg',
      // The hash is from another build, so the response must not be cached for long.
      '/sprite.svg?00000000',
      async () => `${await sprite()}&a`,
      '/illustrations/industries/bags.svg',
      '/share/hi/home.png',
      '/share/hi/home.png?v=00000000',
    ],
  },
  {what: 'the sprite, illustrations', status: 200, rule: 'hashed', paths: [sprite, illustration]},
  {what: 'icons', status: 200, rule: 'icon', paths: ['/favicon.ico', '/icon.svg', '/icon-512.png']},
];

/** The rules of responses that depend on the visitor. */
const negotiatedRules: Rule[] = ['negotiatedPage', 'negotiatedMissing', 'never'];

for (const {what, status, rule, acceptLanguage, paths} of rows) {
  const isRedirect = status === 307 || status === 308;
  test(`${isRedirect ? 'redirect ' : ''}${what}, ${status}: Cache-Control as documented`, async () => {
    const headers: Record<string, string> = acceptLanguage ? {'accept-language': acceptLanguage} : {};
    for (const pathOrLookUp of paths) {
      const path = typeof pathOrLookUp === 'string' ? pathOrLookUp : await pathOrLookUp();
      const response = await fetchRaw(path, {headers});
      expect.soft(response.status, path).toBe(status);
      expect.soft(response.headers['cache-control'], path).toBe(cacheRules[rule]);
      // Vary names the request headers on which the answer depends.
      const vary = response.headers.vary ?? '';
      expect.soft(vary.includes('Accept-Language, Cookie, Sec-Fetch-Site'), path).toBe(negotiatedRules.includes(rule));
    }
  });
}

test('the table in docs/deploying.md matches cacheRules', () => {
  const lines = readFileSync('docs/deploying.md', 'utf8').split('\n');
  for (const {what, status, rule} of rows) {
    const line = lines.find((each) => each.startsWith(`| ${what} | ${status} |`));
    expect.soft(line, what).toContain(`\`${cacheRules[rule]}\``);
  }
});
