import {describe, expect, test} from 'vitest';
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
    '.flex{fill:red}:lang(hi) :is(h1,.unused){a:b}[data-set-by-script]{a:b}table{a:b}.flex:not(.unused){a:b}' +
    '@keyframes sway{from{a:b}50%{a:b}}@font-face{a:b}';
  expect(pageStyles('<main class="flex"><table>', kept, wordsOfScripts([]))).toBe(kept);
});

test('what :is() or :where() asks for alone is needed, one of several is not', () => {
  const css =
    ':where(.none>:not(:last-child)){a:b}:is(.a>*){a:b}:is(:where(.none):last-child *){a:b}:is(.none,.a) p{a:b}:is(h1,h2)>*{a:b}' +
    ':where(.a:not(.none)){a:b}';
  expect(rulesOf(pageStyles('<p class="a">', css, wordsOfScripts([])))).toEqual([
    ':is(.a>*)',
    ':is(.none,.a) p',
    ':is(h1,h2)>*',
    ':where(.a:not(.none))',
  ]);
});

test("rules for one writing system are in that one's pages", () => {
  const css = '[data-script=Deva] h1{a:b}[data-script=Deva]{a:b}h1{a:b}';
  const styled = (script: string) =>
    rulesOf(pageStyles(`<!DOCTYPE html><html lang="xx" data-script="${script}"><h1>`, css, wordsOfScripts([])));
  expect(styled('Deva')).toEqual(['[data-script=Deva] h1', '[data-script=Deva]', 'h1']);
  expect(styled('Latn')).toEqual(['h1']);
});

test('a browser’s own part of a field goes where the page has no such field', () => {
  const parts =
    '::-webkit-datetime-edit{a:b}::-webkit-outer-spin-button{a:b}::file-selector-button,input{a:b}::placeholder{a:b}';
  const styled = (html: string) => rulesOf(pageStyles(html, parts, wordsOfScripts([])));
  expect(styled('<input name="x" type="tel">')).toEqual(['input', '::placeholder']);
  expect(styled('<input type="date"><input type="file">')).toEqual([
    '::-webkit-datetime-edit',
    '::file-selector-button,input',
    '::placeholder',
  ]);
});

test('an element of which the site’s prose speaks is none that a script makes', () => {
  const css = 'code{a:b}kbd{a:b}';
  expect(rulesOf(pageStyles('<main>', css, wordsOfScripts(['text:"tell us that code .",x("kbd",{})'])))).toEqual([
    'kbd',
  ]);
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
      '--unread:var(--by-unread);--by-unread:d}.flex{e:var(--read) var(--read);--set-for-nobody:e}.late{f:var(--registered)}' +
      '@layer properties{@supports (a:b){*{--read:f}}}',
    wordsOfScripts(['{stroke:"var(--in-script)"}']),
  );
  expect(css).toBe('@property --read{a:b}:root{--in-markup:a;--in-script:b;--read:c}.flex{e:var(--read) var(--read)}');
});

describe('a variable’s value is written where nothing can change it', () => {
  const settled = (css: string, html = '<main class="a b">') =>
    pageStyles(html, css, wordsOfScripts(['"--in-script"']));

  test('what would stand for one that nobody sets, also within another', () => {
    expect(settled('.a{a:var(--none,1px);b:f(var(--none, var(--nobody,calc(1px + 2px))));c:var(--none,) x}')).toBe(
      '.a{a:1px;b:f(calc(1px + 2px));c:x}',
    );
  });

  test('and nothing for one that every page sets', () => {
    const rules = '.a{a:var(--x,1px);b:var(--x, var(--none,2px))}';
    expect(settled(`@layer theme{:root,:host{--x:1px}}${rules}`)).toBe(
      '@layer theme{:root,:host{--x:1px}}.a{a:var(--x);b:var(--x)}',
    );
  });

  test.each([
    ['may be set by a script', '.a{a:var(--in-script,1px)}'],
    ['is set somewhere', '.a{a:var(--x,1px)}.b{--x:2px}'],
    ['is set for some visitors', '@media print{:root{--x:2px}}.a{a:var(--x,1px);b:var(--x,1px)}'],
    ['is taken back', ':root{--x:2px}.a{a:var(--x,1px);b:var(--x,1px)}.b{--x:initial}'],
    ['has an initial value', '@property --x{initial-value:0}.a{a:var(--x,1px)}.b{--x:1px}'],
    ['has none for one that is registered', '@property --x{inherits:false}.a{a:var(--x,1px)}'],
  ])('but one stays that %s', (_, css) => {
    expect(settled(css)).toBe(css);
  });

  test('one that a single place reads is written there', () => {
    expect(settled(':root{--x:1px;--y:2px}.a{a:calc(var(--x)*2);b:var(--y) var(--y)}')).toBe(
      ':root{--y:2px}.a{a:calc(1px*2);b:var(--y) var(--y)}',
    );
  });

  test.each([
    ['set anew for a part of the page', ':root{--x:1px}.a{a:var(--x)}.b{--x:2px}'],
    ['made of another', ':root{--x:calc(var(--y)*2);--y:1px}.a{a:var(--x)}.b{--y:2px}'],
    [
      'read by the markup too',
      ':root{--in-markup:1px}.a{a:var(--in-markup)}',
      '<main class="a b" style="b:var(--in-markup)">',
    ],
  ])('but not one that is %s', (_, css, html?) => {
    expect(settled(css, html)).toBe(css);
  });
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
