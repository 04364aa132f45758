import {expect, test} from 'vitest';
import {median} from '@/scripts/bench/median';
import {figureIn, tableOf} from '@/scripts/bench/table';

test('a median is the middle one in size, or halfway between the two in the middle', () => {
  expect(median([900, 1000, 30])).toBe(900);
  expect(median([4, 1, 10, 2])).toBe(3);
  expect(median([7])).toBe(7);
  expect(() => median([])).toThrow('no median');
});

test('a figure stands beside its budget, and one that is over is marked even where rounding hides it', () => {
  expect(figureIn(145, 145)).toBe('145.0/145 ');
  expect(figureIn(145.01, 145)).toBe('145.0/145!');
  expect(figureIn(0.0049, 0.005, 4)).toBe('0.0049/0.005 ');
});

test('a table’s columns are as wide as their widest cell: figures on the right, words on the left', () => {
  const rows = [
    ['1.0', '/'],
    ['100.0', '/pricing'],
  ];
  expect(tableOf(['JS', 'page'], rows, 1)).toBe('   JS  page\n  1.0  /\n100.0  /pricing');
});
