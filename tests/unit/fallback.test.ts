import {expect, test} from 'vitest';
import {withFallback} from '@/i18n/fallback';

const source = {
  plain: 'Stock',
  sum: '{count, plural, one {# order} other {# orders}} for {name}',
  rich: 'Read <link>the terms</link>',
  hours: 'Open until {closes} on {day, date, long}',
  nested: {deep: {title: 'Title', text: 'Text'}},
};

const hindi = {
  plain: 'स्टॉक',
  sum: '{name} के {count, plural, one {# ऑर्डर} other {# ऑर्डर}}',
  rich: '<link>नियम</link> पढ़ें',
  hours: '{day, date, long} को {closes} तक खुला',
  nested: {deep: {title: 'शीर्षक', text: 'पाठ'}},
};

test('a translation may leave an argument out', () => {
  expect(withFallback(source, {...hindi, sum: '{name} के ऑर्डर'}).sum).toBe('{name} के ऑर्डर');
});

test.each([
  ['empty', 'sum', ''],
  ['blank', 'sum', ' \n'],
  ['an unclosed brace', 'sum', '{name के ऑर्डर'],
  ['a plural without other', 'sum', '{count, plural, one {# ऑर्डर}} {name}'],
  ['an unclosed tag', 'sum', '<link>{name}'],
  ['an unknown argument', 'sum', '{naam} के ऑर्डर'],
  ['an unknown argument inside a plural', 'sum', '{count, plural, other {{naam}}}'],
  ['an unknown tag', 'sum', '<b>{name}</b>'],
  ['a text as a number', 'hours', '{closes, number} तक'],
  ['a date as a text', 'hours', '{day} को खुला'],
  ['a date as a number', 'hours', '{day, number} को खुला'],
  ['a number as a date', 'sum', '{count, date, long}'],
  ['a number as a text inside a plural', 'sum', '{count, plural, other {{count} ऑर्डर}}'],
  ['a tag as a text', 'rich', '{link} पढ़ें'],
] as const)('%s: the source text stands in', (_, key, wrong) => {
  expect(withFallback(source, {...hindi, [key]: wrong})).toEqual({...hindi, [key]: source[key]});
});

test('what takes the same kind of value may be written in another way', () => {
  const changed = {sum: '{count, number} ऑर्डर, {name, select, other {सबके}}', hours: '{day, time, short} से खुला'};
  expect(withFallback(source, {...hindi, ...changed})).toEqual({...hindi, ...changed});
});

test('what has another shape, or a name that every object inherits, is no translation', () => {
  const inherited = {...source, toString: 'Inherited', constructor: {name: 'Inherited'}};
  for (const translation of [undefined, null, 'स्टॉक', [hindi], {gone: 'गया', plain: {deep: 'स्टॉक'}, nested: 'शीर्षक'}])
    expect(withFallback(inherited, translation)).toEqual(inherited);
});
