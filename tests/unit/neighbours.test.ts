import {expect, test} from 'vitest';
import {type Family, families, slugsOf} from '@/content/paths';
import {neighboursOf} from '@/lib/neighbours';

for (const family of Object.keys(families) as Family[]) {
  const slugs = slugsOf(family);

  test(`turning on from any page of ${family} passes each of them once and comes back`, () => {
    for (const start of slugs) {
      const passed = [start];
      for (let at = neighboursOf(family, start).next; at !== start; at = neighboursOf(family, at).next) {
        if (passed.push(at) > slugs.length) break;
      }
      expect(passed.toSorted()).toEqual(slugs.toSorted());
    }
  });

  test(`the page before the next one of ${family} is the page itself`, () => {
    for (const slug of slugs) expect(neighboursOf(family, neighboursOf(family, slug).next).previous).toBe(slug);
  });
}

test('pages follow each other in the order of their entries', () => {
  const [first, second, third] = slugsOf('useCases');
  if (!first || !second || !third) throw new Error('Use cases have fewer than three entries');
  expect(neighboursOf('useCases', second)).toEqual({previous: first, next: third});
});
