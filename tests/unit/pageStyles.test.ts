import {expect, test} from 'vitest';
import {stylesOf, withStyles} from '@/scripts/build/inlineStyles';
import {pageStyles} from '@/scripts/build/pageStyles';
import {scriptsOf, wordsOfScripts} from '@/scripts/build/scriptWords';

const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`;

const rulesOf = (css: string) => [...css.matchAll(/([^{}]+)\{/g)].map(([, selector]) => selector?.trim());

test('a page gets the rules whose classes its markup or its scripts have, in their order', () => {
  const css = pageStyles(
    '<main class="flex &gt;b md:grid" data-tone="ink">unused</main>',
    '.flex{a:b}.unused,.late{a:b}.unused .flex{a:b}.md\\:grid:hover{a:b}.mt-\\[0\\.25em\\]{a:b}@media print{.unused{a:b}}',
    wordsOfScripts(['/["]/.test(a); f("late x", `mt-[0.25em] x`)']),
  );
  expect(rulesOf(css)).toEqual(['.flex', '.late', '.md\\:grid:hover', '.mt-\\[0\\.25em\\]']);
});

test('a class with a quote is kept, as no script can be searched for it', () => {
  const css = `.before\\:content-\\[\\'x\\'\\]:before{a:b}`;
  expect(pageStyles('<main>', css, wordsOfScripts([`className:"before:content-['x']"`]))).toBe(css);
});

test('whatever is neither a class nor an element is kept: it may come true by a script, or in another language', () => {
  const kept =
    ':root{--map:red}.flex{fill:var(--map)}:lang(hi) :is(h1,.unused){a:b}[data-set-by-script]{a:b}table{a:b}.flex:not(.unused){a:b}' +
    '@keyframes sway{from{a:b}50%{a:b}}@font-face{a:b}';
  expect(pageStyles('<main class="flex"><table>', kept, wordsOfScripts([]))).toBe(kept);
});

test("rules for one writing system are in that one's pages", () => {
  const css = '[data-script=Deva] h1{a:b}[data-script=Deva]{a:b}h1{a:b}';
  const styled = (script: string) =>
    rulesOf(pageStyles(`<!DOCTYPE html><html lang="xx" data-script="${script}"><h1>`, css, wordsOfScripts([])));
  expect(styled('Deva')).toEqual(['[data-script=Deva] h1', '[data-script=Deva]', 'h1']);
  expect(styled('Latn')).toEqual(['h1']);
});

test('rules for elements that neither the page, its scripts nor a form may bring go', () => {
  const css = pageStyles(
    '<main><linearGradient>',
    'main{a:b}sub,sup{a:b}kbd,ol{a:b}select option{a:b}linearGradient{a:b}main kbd{a:b}::backdrop{a:b}',
    wordsOfScripts(['c("ol")']),
  );
  expect(rulesOf(css)).toEqual(['main', 'ol', 'select option', 'linearGradient', '::backdrop']);
});

test('a variable stays as long as a rule, an attribute or a script reads it, or another one that is read', () => {
  const css = pageStyles(
    '<main class="flex" style="fill:var(--in-markup)">',
    '@property --registered{a:b}@property --read{a:b}:root{--in-markup:a;--in-script:b;--read:var(--by-read);--by-read:c;' +
      '--unread:var(--by-unread);--by-unread:d}.flex{e:var(--read,1px);--set-for-nobody:e}.late{f:var(--registered)}' +
      '@layer properties{@supports (a:b){*{--read:f}}}',
    wordsOfScripts(['{stroke:"var(--in-script)"}']),
  );
  expect(css).toBe(
    '@property --read{a:b}:root{--in-markup:a;--in-script:b;--read:var(--by-read);--by-read:c}.flex{e:var(--read,1px)}',
  );
});

test('a registered variable that nobody sets is its initial value, and no longer registered', () => {
  const css = pageStyles(
    '<main class="a b" style="--in-markup:1">',
    ['--nobody', '--rule', '--in-markup', '--in-script'].map((name) => `@property ${name}{initial-value:0}`).join('') +
      '@property --none{inherits:false}' +
      '.a{a:var(--nobody) var(--rule) var(--in-markup) var(--in-script) var(--none)}.b{--rule:1}.unused{--nobody:1}',
    wordsOfScripts(['style.setProperty("--in-script")']),
  );
  expect(css).toBe(
    ['--rule', '--in-markup', '--in-script'].map((name) => `@property ${name}{initial-value:0}`).join('') +
      '@property --none{inherits:false}.a{a:0 var(--rule) var(--in-markup) var(--in-script) var(--none)}.b{--rule:1}',
  );
});

test('a mixed colour stands without the one for browsers that mix none; other conditions stay', () => {
  const mixed = '@supports (color:color-mix(in lab, red, red))';
  expect(
    pageStyles(
      '<main class="a b">',
      `.a{color:#fff3;fill:red}${mixed}{.a{color:color-mix(in oklab, red 20%, transparent)}}` +
        `.b{color:#fff}${mixed}{.b{color:color-mix(in oklab, red 9%, blue)}}@supports (a:b){.a{a:b}}`,
      wordsOfScripts([]),
    ),
  ).toBe(
    '.a{fill:red}.a{color:color-mix(in oklab, red 20%, transparent)}.b{color:color-mix(in oklab, red 9%, blue)}@supports (a:b){.a{a:b}}',
  );
});

test('a page’s scripts are those that its document names, and what they load later', () => {
  const chunk = (name: string) => `static/chunks/${name}.js`;
  const chunks = new Map([
    [chunk('a'), `load("${chunk('late-1')}")`],
    [chunk('late-1'), `load("${chunk('late~2')}"),load("${chunk('a')}"),load("${chunk('gone')}")`],
    [chunk('late~2'), ''],
    [chunk('other'), `load("${chunk('late-1')}")`],
  ]);
  expect(scriptsOf(`<script src="/_next/${chunk('a')}">`, chunks)).toEqual(['a', 'late-1', 'late~2'].map(chunk));
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
      push(`0:${left}\n`),
  );
});
