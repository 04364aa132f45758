import {parse} from '@formatjs/icu-messageformat-parser';
import {describe, expect, test} from 'vitest';
import {catalogTree} from '@/i18n/catalogFiles';
import {marked, marksIn} from '@/i18n/marks';
import {pseudo} from '@/i18n/pseudo';
import {type Tree, textsIn} from '@/i18n/tree';

const texts = (tree: Tree) => textsIn(tree).map(([, text]) => text);
const english = catalogTree('en');

describe('a message in the pseudo-locale', () => {
  test.each([
    ['Pricing', '[Príííçííñg]'],
    ['GST', '[GSTöö]'],
    ['4.9', '[4.9]'],
    ['{brands, number}+ brands', '[{brands, number}+ brááááñds]'],
    ['{count, plural, one {# day} other {# days}}', '[{count, plural, one {# dáááý} other {# dáááýs}}]'],
    ['Read <link>it</link>', '[Rééáád <link>íít</link>]'],
    ["'{literally}'", "['{lííítééráállý}']"],
  ])('%s', (message, expected) => {
    expect(pseudo(message)).toBe(expected);
  });
});

describe('on-page keys', () => {
  test('every message is still one, and says which it is', () => {
    const originals = texts(english);
    const all = texts(marked(english));
    expect(all).toHaveLength(originals.length);
    for (const [index, text] of all.entries()) {
      expect(() => parse(text)).not.toThrow();
      expect(marksIn(text).map(({begins}) => begins)).toEqual([index, undefined]);
      const [begin, end] = marksIn(text);
      expect(text.slice((begin?.at ?? 0) + (begin?.length ?? 0), end?.at)).toBe(originals[index]);
    }
  });

  test('a message within another is told apart', () => {
    const [outer = '', inner = ''] = texts(marked({outer: 'For {name}!', inner: 'Ravi'}));
    expect(marksIn(outer.replace('{name}', inner)).map(({begins}) => begins)).toEqual([0, 1, undefined, undefined]);
  });
});
