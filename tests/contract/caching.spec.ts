import {readFileSync} from 'node:fs';
import {cacheRules} from '@/lib/http/cacheRules';
import {ask, expect, font, illustration, script, shareImage, sprite, table, test} from './ask';

/**
 * What a cache between the site and its visitors may keep: the table of docs/deploying.md, row by row, with the name of its rule,
 * an Accept-Language, and addresses. Beside a new build an old one answers, too: what it says of the new one's may not stay.
 */
const rows = table(`
  hashed files                                     200  hashed             -   {script} {font}
  share images                                     200  hashed             -   {image}
  a page whose address names its language          200  page               en  /hi /hi/pricing /hi?a=1
  a page whose address names none                  200  negotiatedPage     en  / /pricing /pricing?a=1
  to the visitor’s language                        307  never              hi  / /pricing
  to a page’s one address                          308  moved              hi  /en/pricing /pricing/ /hi/pricing/
  a missing page whose address names its language  404  missing            hi  /hi/nope /en/products/nope
  a missing page whose address names none          404  negotiatedMissing  hi  /nope /products/nope
  files that keep their address                    200  file               -   /robots.txt /sitemap.xml /llms.txt /speculation-rules.json
  files that keep their address                    200  file               -   /manifest/hi.webmanifest /.well-known/security.txt
  files that keep their address                    200  file               -   /sprite.svg /sprite.svg?00000000 {sprite}&a /illustrations/industries/bags.svg
  files that keep their address                    200  file               -   /share/hi/home.png /share/hi/home.png?v=00000000
  the sprite, illustrations                        200  hashed             -   {sprite} {illustration}
  icons                                            200  icon               -   /favicon.ico /icon.svg /icon-512.png`);

const named: Record<string, () => Promise<string>> = {script, font, image: shareImage, sprite, illustration};
const operatorsTable = readFileSync('docs/deploying.md', 'utf8').split('\n');

test('a cache keeps each kind of answer as long as docs/deploying.md says', async () => {
  for (const [row, status, rule = '', language = '', addresses = ''] of rows) {
    const kept = cacheRules[rule as keyof typeof cacheRules];
    expect(operatorsTable.find((line) => line.startsWith(`| ${row} | ${status} |`))).toContain(`\`${kept}\``);
    for (const address of addresses.split(' ')) {
      const [, name = '', rest] = /^\{(\w+)\}(.*)/.exec(address) ?? [];
      const path = named[name] ? (await named[name]()) + rest : address;
      const {status: answered, headers} = await ask(path, {'accept-language': language});
      expect.soft([String(answered), headers['cache-control']], path).toEqual([status, kept]);
      // Another answer for the next visitor: the cache is told what to look at.
      const negotiated = /^negotiated|^never/.test(rule);
      expect.soft(/Accept-Language, Cookie, Sec-Fetch-Site/.test(headers.vary ?? ''), path).toBe(negotiated);
    }
  }
});
