import {expect, test} from 'vitest';
import {pseudo} from '@/i18n/tooling/pseudo';

test.each([
  {message: 'Pricing', longer: '[Príííçííñg]'},
  {message: 'GST', longer: '[GSTöö]'},
  {message: '4.9', longer: '[4.9]'},
  {message: '{brands, number}+ brands', longer: '[{brands, number}+ brááááñds]'},
  {
    message: '{count, plural, one {# day} other {# days}}',
    longer: '[{count, plural, one {# dáááý} other {# dáááýs}}]',
  },
  {message: 'Read <link>it</link>', longer: '[Rééáád <link>íít</link>]'},
  {message: "'{literally}'", longer: "['{lííítééráállý}']"},
])('the pseudo-locale makes texts longer, but not their arguments: $message is $longer', ({message, longer}) => {
  expect(pseudo(message)).toBe(longer);
});
