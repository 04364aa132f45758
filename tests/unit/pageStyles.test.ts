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

test('one sheet takes the place of all, in the markup and in React’s data, and the whole one stays known', () => {
  const html = `<head>${link('/a.css')}${link('/b.css')}</head><script>push("href:/a.css","href:/b.css")</script>`;
  expect(stylesOf(html)).toEqual(['/a.css', '/b.css']);
  expect(withStyles(html, '/page.css')).toBe(
    '<head><link rel="stylesheet" href="/page.css" data-whole="/a.css" data-precedence="next"/></head>' +
      '<script>push("href:/page.css","href:/page.css")</script>',
  );
});
