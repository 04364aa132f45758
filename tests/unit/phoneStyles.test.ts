import {expect, test} from 'vitest';
import {withPhoneStyles} from '@/scripts/build/phoneFirst';
import {phoneStyles} from '@/scripts/build/phoneStyles';
import {wordsOfScripts} from '@/scripts/build/scriptWords';

const rulesFor = (css: string, body = '<main class="a b">', scripts: string[] = []) =>
  phoneStyles(`<html data-script="Latn"><head></head><body>${body}`, css, wordsOfScripts(scripts), new Map());

test.each([
  ['(min-width:44rem)'],
  ['(min-width: 30rem)'],
  ['(54rem<=width<74rem)'],
  ['print'],
  ['(hover:hover)'],
  ['(scripting:none)'],
  ['print and (orientation:landscape)'],
  ['not screen'],
])('what stands under %s is not for a phone', (condition) => {
  expect(rulesFor(`.a{b:c}@media ${condition}{.a{b:d}}`)).toBe('.a{b:c}');
});

test.each([
  ['not (min-width:44rem)'],
  ['screen'],
  ['not print'],
  ['print,not (min-width:44rem)'],
  ['not print and (orientation:landscape)'],
])('and what stands under %s is for it in any case', (condition) => {
  expect(rulesFor(`.a{b:c}@media ${condition}{.b{b:d}}`)).toBe('.a{b:c}.b{b:d}');
});

test.each([
  ['(min-width:22rem)'],
  ['not (min-width:20rem)'],
  ['(20rem<=width<44rem)'],
  ['(min-width:470px)'],
  ['(min-width:600px)'],
  ['(prefers-color-scheme:dark)'],
  ['not (min-width:44rem) and (orientation:portrait)'],
  ['(54rem<=width<74rem) or (orientation:portrait)'],
  ['screen and (prefers-reduced-motion:reduce)'],
])('where %s depends on the phone', (condition) => {
  const css = `.a{b:c}@media ${condition}{.a{b:d}}`;
  expect(rulesFor(css)).toBe(css);
});

test('conditions stand in layers and in each other; a page of paper goes', () => {
  const css =
    '@layer utilities{.a{b:c}@container not (min-width:74rem){@container (min-width:44rem){.a{b:d}}.b{b:e}}}@page{margin:0}';
  expect(rulesFor(css)).toBe('@layer utilities{.a{b:c}.b{b:e}}');
});

const hidden = '@media not (min-width:44rem){.narrow\\:hidden{display:none}}';

test('what stands in a part that a phone does not show needs no rules', () => {
  const markup =
    '<main class="a"><div class="b narrow:hidden"><p class="in"><img class="in"><script>"<div>"</script><path d=""/></p>' +
    '<div><b class="in">b</b></div></div><i class="c"></i></main>';
  expect(rulesFor(`.a{x:y}.b{x:y}.in{x:y}.c{x:y}${hidden}`, markup)).toBe(
    '.a{x:y}.b{x:y}.c{x:y}.narrow\\:hidden{display:none}',
  );
});

const part = (classes: string, attributes = '') =>
  `<main class="a"><p class="${classes}"${attributes}><b class="in"></b></p>`;

test.each([
  ['is shown by a class that comes later', `${hidden}.other{display:grid}`, part('narrow:hidden other')],
  ['is shown by a class with a digit', `${hidden}.\\32 xs\\:grid{display:grid}`, part('narrow:hidden 2xs:grid')],
  ['may be shown by more than a class', `[data-open] .other{display:grid}${hidden}`, part('narrow:hidden other')],
  ['may be shown on some', `@media (min-width:22rem){.other{display:grid}}${hidden}`, part('narrow:hidden other')],
  ['is shown with importance', `.other{display:grid!important}${hidden}`, part('narrow:hidden other')],
  ['says itself that it is shown', hidden, part('narrow:hidden', ' style="color:red;display:block"')],
  ['stands behind what is hidden', hidden, '<p class="narrow:hidden">.</p><b class="in"></b>'],
])('but what %s has its rules', (_, css, markup) => {
  expect(rulesFor(`.in{x:y}${css}`, markup)).toContain('.in{x:y}');
});

test('a part is not hidden by a layer’s rule where one in no layer shows it', () => {
  const css = `.in{x:y}.other{display:grid}@layer utilities{${hidden}}`;
  expect(rulesFor(css, part('narrow:hidden other'))).toContain('.in{x:y}');
});

test('nor where a component may give it other classes', () => {
  const scripts = ['f("narrow:hidden other")'];
  expect(rulesFor(`.in{x:y}${hidden}`, part('narrow:hidden'), scripts)).toContain('.in{x:y}');
  expect(rulesFor(`.in{x:y}${hidden}`, part('narrow:hidden b'), scripts)).not.toContain('.in{x:y}');
});

test('variables of drawings go with the part that shows them', () => {
  const html =
    '<head></head><body><p class="narrow:hidden"><svg><use href="/sprite.svg?1#map"></use></svg></p><svg><use href="/sprite.svg?1#tick"></use></svg>';
  const symbols = new Map([
    ['map', '<symbol id="map"><path fill="var(--street)"/></symbol>'],
    ['tick', '<symbol id="tick"><path fill="var(--leaf)"/></symbol>'],
  ]);
  const css = ':root{--street:red;--leaf:green}';
  expect(phoneStyles(html, css + hidden, wordsOfScripts([]), symbols)).toBe(
    ':root{--leaf:green}.narrow\\:hidden{display:none}',
  );
});

const page = (head: string) =>
  `<html><head>${head}<link rel="preload" href="/a.woff2" as="font"/><link rel="stylesheet" href="/site.css" data-precedence="next"/></head><body>`;

test('the document has a phone’s rules and asks for the others once its viewport is known; faces are for both', () => {
  const face = '@font-face{font-family:F}';
  const {html, name, rules} = withPhoneStyles(
    page('<meta name="viewport" content="x"/>'),
    `.a{x:y}${face}`,
    `${face}.b{x:y}`,
  );
  expect(rules).toBe('.a{x:y}');
  expect(name).toMatch(/^chunks\/[0-9a-f]{16}\.css$/);
  const parts = [
    '<meta name="viewport" content="x"/><link rel="preload" media=',
    `href="/_next/static/${name}" as="style"/><link rel="preload" href="/a.woff2"`,
    '<style media="(scripting:enabled)">.b{x:y}</style>',
    `<noscript><link rel="stylesheet" href="/_next/static/${name}" blocking="render"></noscript><script>`,
    `<style data-whole="/site.css" data-precedence="next">${face}</style></head>`,
  ];
  expect(parts.map((part) => html.indexOf(part)).every((at, index, all) => at > (all[index - 1] ?? -1))).toBe(true);
  expect(html).not.toContain('.a{x:y}');
});

test('without a viewport a phone would not know that it is one', () => {
  expect(() => withPhoneStyles(page(''), '.a{x:y}', '.b{x:y}')).toThrow('viewport');
});
