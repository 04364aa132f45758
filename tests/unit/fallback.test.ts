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
  const withoutCount = '{name} के ऑर्डर';
  expect(withFallback(source, {...hindi, sum: withoutCount}).sum).toBe(withoutCount);
});

test('a translation may use an argument in another way, if it takes the same kind of value', () => {
  const translation = {
    ...hindi,
    sum: '{count, number} ऑर्डर, {name, select, other {सबके}}',
    hours: '{day, time, short} से खुला',
  };
  expect(withFallback(source, translation)).toEqual(translation);
});

test.each([
  {fault: 'empty', key: 'sum', text: ''},
  {fault: 'blank', key: 'sum', text: ' \n'},
  {fault: 'an unclosed brace', key: 'sum', text: '{name के ऑर्डर'},
  {fault: 'a plural without other', key: 'sum', text: '{count, plural, one {# ऑर्डर}} {name}'},
  {fault: 'an unclosed tag', key: 'sum', text: '<link>{name}'},
  {fault: 'an unknown argument', key: 'sum', text: '{naam} के ऑर्डर'},
  {fault: 'an unknown argument inside a plural', key: 'sum', text: '{count, plural, other {{naam}}}'},
  {fault: 'an unknown tag', key: 'sum', text: '<b>{name}</b>'},
  {fault: 'a text as a number', key: 'hours', text: '{closes, number} तक'},
  {fault: 'a date as a text', key: 'hours', text: '{day} को खुला'},
  {fault: 'a date as a number', key: 'hours', text: '{day, number} को खुला'},
  {fault: 'a number as a date', key: 'sum', text: '{count, date, long}'},
  {fault: 'a number as a text inside a plural', key: 'sum', text: '{count, plural, other {{count} ऑर्डर}}'},
  {fault: 'a tag as a text', key: 'rich', text: '{link} पढ़ें'},
] as const)('the English text replaces a translation that cannot be shown: $fault', ({key, text}) => {
  const translation = {...hindi, [key]: text};
  expect(withFallback(source, translation)).toEqual({...hindi, [key]: source[key]});
});

test.each([
  {what: 'nothing', translation: undefined},
  {what: 'null', translation: null},
  {what: 'a text', translation: 'स्टॉक'},
  {what: 'a list', translation: [hindi]},
  {what: 'other keys and other shapes', translation: {gone: 'गया', plain: {deep: 'स्टॉक'}, nested: 'शीर्षक'}},
])('a translation with another tree is ignored, and so are inherited properties: $what', ({translation}) => {
  const sourceWithInheritedNames = {...source, toString: 'Inherited', constructor: {name: 'Inherited'}};
  expect(withFallback(sourceWithInheritedNames, translation)).toEqual(sourceWithInheritedNames);
});
