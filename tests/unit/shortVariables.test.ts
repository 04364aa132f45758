import {expect, test} from 'vitest';
import {withShortVariables} from '@/scripts/build/shortVariables';

test('variables that only the rules name are a letter long, the most used first', () => {
  expect(
    withShortVariables(
      '@property --few{inherits:false}:root{--often:1px;--few:2px}.a{a:var(--often) var(--often) var(--often,var(--few));--often-x:0}',
      new Set(),
    ),
  ).toBe('@property --B{inherits:false}:root{--A:1px;--B:2px}.a{a:var(--A) var(--A) var(--A,var(--B));--C:0}');
});

test('one that the markup, a script or a drawing names keeps its name', () => {
  expect(withShortVariables(':root{--p:1px;--q:var(--p)}', new Set(['--p']))).toBe(':root{--p:1px;--A:var(--p)}');
});
