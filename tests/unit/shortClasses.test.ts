import {expect, test} from 'vitest';
import {wordsOfScripts} from '@/scripts/build/scriptWords';
import {withShortClasses} from '@/scripts/build/shortClasses';

const none = wordsOfScripts([]);

test('classes that only the markup names are one letter long, in the document as in its rules', () => {
  const {html, css} = withShortClasses(
    '<p class="flex mt-[0.25em]"><b class="flex [&amp;&gt;p]:m-0">',
    '.flex{a:b}@media print{.mt-\\[0\\.25em\\]:hover{a:b}}.\\[\\&\\>p\\]\\:m-0>p{a:b}.flex :is(.flex,p){a:b}',
    none,
  );
  expect(html).toBe('<p class="A B"><b class="A C">');
  expect(css).toBe('.A{a:b}@media print{.B:hover{a:b}}.C>p{a:b}.A :is(.A,p){a:b}');
});

test('classes that stand together wherever they stand are one, and so are rules for them that follow each other', () => {
  const {html, css} = withShortClasses(
    '<p class="flex gap-4 m-0"><b class="flex gap-4"><i class="m-0 p-0"><i class="flex  gap-4 m-0">',
    '.flex{a:b}.m-0{a:b}.m-0,p{c:d}.gap-4{e:f}.flex,.gap-4{g:h}@media print{.gap-4{i:j}}.gap-4:hover{k:l}',
    none,
  );
  expect(html).toBe('<p class="A B"><b class="A"><i class="B C"><i class="A B">');
  expect(css).toBe('.A{a:b}.B{a:b}.B,p{c:d}.A{e:f;g:h}@media print{.A{i:j}}.A:hover{k:l}');
});

/** A document's script with one row of React's data. */
const dataOf = (value: unknown) =>
  `<script>self.__next_f.push(${JSON.stringify([1, `0:${JSON.stringify(value)}\n`]).replaceAll('>', '\\u003e')})</script>`;

test('an element that a script or a component may write keeps its names, and its rules know both', () => {
  const data = dataOf(['$', '$L1', null, {className: 'group [&>p]:m-0'}]);
  const {html, css} = withShortClasses(
    `<i class="flex open"><i class="flex mt-4"><i class="group [&amp;&gt;p]:m-0"><i class="group mt-4">${data}`,
    '.flex{a:b}.open{a:b}.mt-4{a:b}.group:hover .mt-4{a:b}.group .flex{a:b}.\\[\\&\\>p\\]\\:m-0>p{a:b}',
    wordsOfScripts(['{className:"flex open"}']),
  );
  expect(html).toMatch(
    /^<i class="flex open"><i class="B A"><i class="group \[&amp;&gt;p\]:m-0"><i class="C A"><script>/,
  );
  expect(css).toBe(
    '.flex,.B{a:b}.open{a:b}.A{a:b}.group:hover .A,.C:hover .A{a:b}.group .flex,.C .flex,.group .B,.C .B{a:b}.\\[\\&\\>p\\]\\:m-0>p{a:b}',
  );
});

test('a class that React’s data have where its companion is missing has a name of its own', () => {
  const data = dataOf(['$', 'b', null, {className: 'flex'}]);
  const {html} = withShortClasses(`<b class="flex gap-4">${data}`, '.flex{a:b}.gap-4{a:b}', none);
  expect(html).toBe(`<b class="A B">${dataOf(['$', 'b', null, {className: 'A'}])}`);
});

test('an element of React’s data has the names that the markup has for it', () => {
  const inside = ['$', 'b', null, {className: 'flex  group', children: 'words'}];
  const {html, css} = withShortClasses(
    `<p class="flex"><b class="flex group">${dataOf(['$', 'p', null, {className: 'flex', children: inside}])}`,
    '.flex{a:b}.group{a:b}',
    none,
  );
  const renamed = ['$', 'b', null, {className: 'A B', children: 'words'}];
  expect(html).toBe(`<p class="A"><b class="A B">${dataOf(['$', 'p', null, {className: 'A', children: renamed}])}`);
  expect(css).toBe('.A{a:b}.B{a:b}');
});

test('a class that a script may add to any element keeps its rule', () => {
  const {html, css} = withShortClasses(
    '<i class="still"><i class="still hidden">',
    '.hidden{a:b}',
    wordsOfScripts(['add("hidden")']),
  );
  expect(html).toBe('<i class="A"><i class="A B">');
  expect(css).toBe('.hidden,.B{a:b}');
});

test('what a rule excludes, it excludes by both names', () => {
  const {html, css} = withShortClasses(
    '<i class="card"><i class="card bold">',
    '.card:not(.bold,p .bold){a:b}.card:has(.bold):hover:not(.late){a:b}',
    wordsOfScripts(['add("bold")']),
  );
  expect(html).toBe('<i class="A"><i class="A B">');
  expect(css).toBe(
    '.A:not(:is(.bold,.B),p :is(.bold,.B)){a:b}.A:has(.bold):hover:not(.late),.A:has(.B):hover:not(.late){a:b}',
  );
});

test('a class with a quote keeps its name', () => {
  const html = `<i class="before:content-[&#x27;→&#x27;]">`;
  expect(withShortClasses(html, '', wordsOfScripts(['className:"before:content-[\'→\']"'])).html).toBe(html);
});

test('as many classes as a page may have get names of their own', () => {
  const classes = Array.from({length: 26 + 26 * 36}, (_, index) => `c${index}`);
  const elements = classes.map((name) => `<i class="${name}">`).join('');
  const {html} = withShortClasses(elements, '', none);
  const names = [...html.matchAll(/class="([^"]*)"/g)].map(([, name = '']) => name);
  expect(new Set(names).size).toBe(classes.length);
  expect(names.every((name) => /^[A-Z][a-z0-9]?$/.test(name))).toBe(true);
  expect(() => withShortClasses(`${elements}<i class="one-more">`, '', none)).toThrow('names more than 962');
});
