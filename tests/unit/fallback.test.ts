import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {withFallback} from '@/i18n/fallback';
import type {Tree} from '@/i18n/tree';

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

describe('withFallback', () => {
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
    ['a text as a date', 'hours', '{closes, date, long} तक'],
    ['a text as a plural', 'hours', '{closes, plural, other {# बजे}} तक'],
    ['a text as a tag', 'hours', '<closes>खुला</closes>'],
    ['a date as a text', 'hours', '{day} को खुला'],
    ['a date as a number', 'hours', '{day, number} को खुला'],
    ['a number as a text', 'sum', '{count} ऑर्डर'],
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
});

// Few keys, so that two trees share some; among them names that every object inherits.
const keys = fc.constantFrom('a', 'b', 'c', 'toString', 'constructor');
const texts = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '{name}',
    '{name, number}',
    '{other}',
    '{n, plural, other {#}}',
    '{n, plural, one {#}}',
    '<b>x</b>',
    '{',
    '<b>',
    '',
  ),
);
const {tree} = fc.letrec<{tree: Tree; node: string | Tree}>((tie) => ({
  tree: fc.dictionary(keys, tie('node'), {maxKeys: 4}),
  node: fc.oneof({depthSize: 'small', withCrossShrink: true}, texts, tie('tree')),
}));

/** Every text of a tree by its path. */
function leaves(branch: unknown, path = ''): Map<string, string> {
  if (typeof branch === 'string') return new Map([[path, branch]]);
  if (typeof branch !== 'object' || branch === null) return new Map();
  return new Map(Object.entries(branch).flatMap(([key, value]) => [...leaves(value, `${path}/${key}`)]));
}

test('whatever the translation: exactly the source’s keys, and at each the source’s or the translation’s text', () => {
  fc.assert(
    fc.property(tree, fc.oneof(tree, fc.anything()), (original, translation) => {
      const originals = leaves(original);
      const translations = leaves(translation);
      const result = leaves(withFallback(original, translation));
      expect([...result.keys()]).toEqual([...originals.keys()]);
      for (const [path, text] of result) expect([originals.get(path), translations.get(path)]).toContain(text);
    }),
    {numRuns: 500},
  );
});
