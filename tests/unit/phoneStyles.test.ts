import {expect, test} from 'vitest';
import {phoneStyles} from '@/scripts/build/phoneStyles';
import {wordsOfScripts} from '@/scripts/build/scriptWords';

const rulesFor = (css: string, body = '<main class="a b">') =>
  phoneStyles(`<html data-script="Latn"><head></head><body>${body}`, css, wordsOfScripts([]), new Map());

test.each([
  ['(min-width:44rem)'],
  ['(min-width: 30rem)'],
  ['(min-width:1300px)'],
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
  ['not print and (min-width:44rem)'],
])('and what stands under %s is for it in any case', (condition) => {
  expect(rulesFor(`.a{b:c}@media ${condition}{.b{b:d}}`)).toBe('.a{b:c}.b{b:d}');
});

test.each([
  ['(min-width:22rem)'],
  ['not (min-width:20rem)'],
  ['(20rem<=width<44rem)'],
  ['(min-width:470px)'],
  ['(prefers-color-scheme:dark)'],
  ['not (hover:none) and (orientation:portrait)'],
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

test('what a phone does not show needs no rules but the one that hides it', () => {
  const markup =
    '<main class="a"><div class="b narrow:hidden"><p class="in"><img class="in"></p><div><b class="in">b</b></div></div><i class="c"></i></main>';
  expect(rulesFor(`.a{x:y}.b{x:y}.in{x:y}.c{x:y}${hidden}`, markup)).toBe(
    '.a{x:y}.c{x:y}.narrow\\:hidden{display:none}',
  );
});

test.each([
  ['is shown by a class that comes later', '.in{display:grid}', '<p class="narrow:hidden in">'],
  ['may be shown by more than a class', '[data-open] .in{display:grid}', '<p class="narrow:hidden in">'],
  ['may be shown on some phones', '@media (min-width:22rem){.in{display:grid}}', '<p class="narrow:hidden in">'],
  ['stands behind what is hidden', '.in{x:y}', '<p class="narrow:hidden">.</p><p class="in">'],
])('but what %s has its rules', (_, css, markup) => {
  expect(rulesFor(hidden + css, `<main class="a">${markup}`)).toContain(css);
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
