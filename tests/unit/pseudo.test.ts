import {readdirSync, readFileSync} from 'node:fs';
import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import {describe, expect, test} from 'vitest';
import {keysIn, marked, marksIn} from '@/i18n/marks';
import {pseudo} from '@/i18n/pseudo';
import {type Tree, textsIn} from '@/i18n/tree';

const texts = (tree: Tree) => textsIn(tree).map(([, text]) => text);
const english: Tree = Object.fromEntries(
  readdirSync('messages/en')
    .filter((file) => /^[^.]+\.json$/.test(file))
    .map((file) => [file, JSON.parse(readFileSync(`messages/en/${file}`, 'utf8'))]),
);

/** A message without its words, and its words. */
function apart(elements: readonly MessageFormatElement[]): {frame: unknown[]; words: string} {
  let words = '';
  const frame = elements.flatMap((element): unknown[] => {
    if (element.type === TYPE.literal) {
      words += element.value;
      return [];
    }
    const inner = (own: readonly MessageFormatElement[]) => {
      const part = apart(own);
      words += part.words;
      return part.frame;
    };
    if (isTagElement(element)) return [[element.value, inner(element.children)]];
    if (isPluralElement(element) || isSelectElement(element)) {
      return [[element.value, Object.entries(element.options).map(([name, {value}]) => [name, inner(value)])]];
    }
    return [element];
  });
  return {frame, words};
}

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

  test('keeps every argument, tag and selector, and is 40 % longer: all messages of the site', () => {
    const messages = texts(english);
    expect(messages.length).toBeGreaterThan(2000);
    for (const message of messages) {
      const [before, after] = [apart(parse(message)), apart(parse(pseudo(message)))];
      expect(after.frame).toEqual(before.frame);
      const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
      expect(letters(after.words), message).toBeGreaterThanOrEqual(1.4 * letters(before.words));
      expect(after.words).toMatch(/^\[.*\]$/s);
      expect(after.words.match(/(?<!\p{L})[A-Za-z]+(?!\p{L})/gu) ?? []).toEqual([]);
    }
  });
});

describe('on-page keys', () => {
  test('every message is still one, and says which it is', () => {
    const keys = keysIn(english);
    const originals = texts(english);
    const all = texts(marked(english));
    expect(all).toHaveLength(keys.length);
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
