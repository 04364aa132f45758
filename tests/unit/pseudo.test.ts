import {expect, test} from 'vitest';
import {pseudo} from '@/i18n/tooling/pseudo';

test.each([
  ['Pricing', '[Príííçííñg]'],
  ['GST', '[GSTöö]'],
  ['4.9', '[4.9]'],
  ['{brands, number}+ brands', '[{brands, number}+ brááááñds]'],
  ['{count, plural, one {# day} other {# days}}', '[{count, plural, one {# dáááý} other {# dáááýs}}]'],
  ['Read <link>it</link>', '[Rééáád <link>íít</link>]'],
  ["'{literally}'", "['{lííítééráállý}']"],
])('%s in the pseudo-locale', (message, expected) => {
  expect(pseudo(message)).toBe(expected);
});
