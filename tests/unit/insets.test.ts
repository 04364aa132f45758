import {describe, expect, test} from 'vitest';
import {industries} from '@/content/industries';
import {drawingOf, type Inset, insets, type PageInsets} from '@/content/insets';
import {minutesOf, sum} from '@/content/math';
import {pages} from '@/content/paths';
import {goodAlone} from '@/lib/illustrations';

/** A merchant may check the sums in drawn interfaces, and sees whether the goods are those of the trade. */

type Named<Kind> = Extract<Inset, {kind: Kind}> & {place: string};

const all = Object.entries(insets as Record<string, PageInsets>).flatMap(([page, products]) =>
  Object.entries(products).map(([product, inset]) => ({page, place: `${page}, ${product}`, ...inset})),
);
const ofKind = <Kind extends Inset['kind']>(kind: Kind) =>
  all.filter((inset) => inset.kind === kind) as unknown as Named<Kind>[];

test('the page of every trade and of every use case shows the products with its own goods', () => {
  const slugs = pages.filter(({collection}) => collection === 'industries' || collection === 'useCases');
  expect(slugs.map(({slug}) => slug).filter((slug) => !(slug && slug in insets))).toEqual([]);
});

describe.each(ofKind('order').filter(({credit}) => credit))('$place: the order', ({credit, lines}) => {
  test('is within the credit limit', () => {
    const {limit = 0, owed = 0} = credit ?? {};
    const total = sum(Object.values(lines).map(({count, price}) => count * price));
    expect(total).toBeGreaterThan(0);
    expect(owed + total).toBeLessThanOrEqual(limit);
  });
});

test.each(ofKind('forecast'))('$place: nothing is ordered that is there, and something is ordered', ({lines}) => {
  const orders = Object.values(lines).map(({expected, inStock}) => expected - inStock);
  expect(Math.min(...orders)).toBeGreaterThanOrEqual(0);
  expect(sum(orders)).toBeGreaterThan(0);
});

test.each(ofKind('round'))('$place: the stops are in the order of the day', ({lines}) => {
  const minutes = Object.values(lines).map(minutesOf);
  expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
});

test.each(ofKind('bill'))('$place: the customer pays for the bill', ({lines}) => {
  expect(sum(Object.values(lines).map(({count, price}) => count * price))).toBeGreaterThan(0);
});

test.each(all.filter(({page, kind}) => page in industries && kind !== 'round'))(
  '$place: at least one of the goods is drawn',
  ({page, lines}) => {
    expect(Object.keys(lines).filter((name) => goodAlone(page, drawingOf(name)))).not.toEqual([]);
  },
);
