import {expect, test} from 'vitest';
import {type Collection, collections, neighboursOf, slugsOf} from '@/content/paths';

for (const collection of Object.keys(collections) as Collection[]) {
  const slugs = slugsOf(collection);

  test(`turning on from any page of ${collection} passes each of them once and comes back`, () => {
    for (const start of slugs) {
      const passed = [start];
      for (let at = neighboursOf(collection, start).next; at !== start; at = neighboursOf(collection, at).next) {
        if (passed.push(at) > slugs.length) break;
      }
      expect(passed.toSorted()).toEqual(slugs.toSorted());
    }
  });

  test(`the page before the next one of ${collection} is the page itself`, () => {
    for (const slug of slugs) expect(neighboursOf(collection, neighboursOf(collection, slug).next).previous).toBe(slug);
  });
}

test('pages follow each other in the order of their entries', () => {
  const [first, second, third] = slugsOf('useCases');
  if (!first || !second || !third) throw new Error('Use cases have fewer than three entries');
  expect(neighboursOf('useCases', second)).toEqual({previous: first, next: third});
});
