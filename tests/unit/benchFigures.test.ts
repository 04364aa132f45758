import {expect, test} from 'vitest';
import {median} from '@/scripts/bench/median';
import {jsonOf, type Result} from '@/scripts/bench/report';
import {figureIn, tableOf} from '@/scripts/bench/table';
import type {Weight} from '@/scripts/weight/budgets';

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

test('a program reads every page’s figures beside the budget of that page', () => {
  const weight: Weight = {js: 140, html: 20, css: 9, fonts: 60, everything: 230};
  const spot = {route: '', built: weight, loaded: weight};
  const pages = [
    {...spot, url: '/', template: 'home', locale: 'en'},
    {...spot, url: '/hi/contact', template: 'contact', locale: 'hi'},
  ];
  const found = JSON.parse(jsonOf({pages, runs: 0, interactions: [], navigations: []} as unknown as Result));
  expect(found.pages[0]).toMatchObject({url: '/', loaded: weight, budget: {js: 145, everything: 210, lcp: 1000}});
  expect(found.pages[1]).toMatchObject({loaded: weight, budget: {js: 142, html: 22, fonts: 100, lcp: 900, cls: 0.005}});
  expect(found.budgets).toEqual({interaction: 100, navigation: 150});
});
