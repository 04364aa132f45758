import {expect, test} from 'vitest';
import {pageStyles, stylesOf, withStyles, wordsOfScript} from '@/scripts/build/pageStyles';

const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`;

const rulesOf = (css: string) => [...css.matchAll(/([^{}]+)\{/g)].map(([, selector]) => selector?.trim());

test('a page gets the rules whose classes its markup or its scripts have, in their order', () => {
  const css = pageStyles(
    '<main class="flex &gt;b md:grid" data-tone="ink">unused</main>',
    '.flex{a:b}.unused,.late{a:b}.unused .flex{a:b}.md\\:grid:hover{a:b}.mt-\\[0\\.25em\\]{a:b}@media print{.unused{a:b}}',
    wordsOfScript('/["]/.test(a); f("late x", `mt-[0.25em] x`)'),
  );
  expect(rulesOf(css)).toEqual(['.flex', '.late', '.md\\:grid:hover', '.mt-\\[0\\.25em\\]']);
});

test('whatever is no class is kept: it may come true by a script, or in another language', () => {
  const kept =
    ':root{--map:red}:lang(hi) :is(h1,.unused){a:b}[data-set-by-script]{a:b}table{a:b}.flex:not(.unused){a:b}' +
    '@keyframes sway{from{a:b}50%{a:b}}@font-face{a:b}';
  expect(pageStyles('<main class="flex">', kept, [])).toBe(kept);
});

test('the rules stand at the end of the head, React hears of no sheet, and the whole one stays known', () => {
  const sheet = (href: string) => ['$', 'link', '0', {rel: 'stylesheet', href, precedence: 'next'}];
  const rows = [
    ':HL["/a.css","style"]',
    ':HL["/a.woff2","font",{}]',
    ':HC["/",""]',
    `0:${JSON.stringify({page: [sheet('/a.css'), sheet('/b.css'), 'words'], G: ['$1', [sheet('/a.css')]]})}`,
  ];
  const push = (flight: string) => `<script>self.__next_f.push(${JSON.stringify([1, flight])})</script>`;
  const html = `<head>${link('/a.css')}<link rel="preconnect" href="/" crossorigin=""/>${link('/b.css')}<title>x</title></head>`;
  expect(stylesOf(html)).toEqual(['/a.css', '/b.css']);
  const left = JSON.stringify({page: [null, null, 'words'], G: ['$1', [sheet('/a.css')]]});
  expect(withStyles(html + push(`${rows.join('\n')}\n`), '.a{b:c}')).toBe(
    '<head><title>x</title><style data-whole="/a.css" data-precedence="next">.a{b:c}</style></head>' +
      push(`:HL["/a.woff2","font",{}]\n0:${left}\n`),
  );
});
