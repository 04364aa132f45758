import {loadedBy} from '../../scripts/bench/loaded';
import {excesses, readExceptions} from '../../scripts/weight/budgets';
import {measuredSpots} from '../../scripts/weight/templates';
import {expect, test} from './support';

/** What scripts and style rules load by themselves is named in no document, where build.spec.ts weighs pages. */
test.skip(process.env.E2E_SERVER === 'edge', 'the same files');

for (const spot of measuredSpots(false)) {
  test(`${spot.url}: a phone that nobody touches loads no more than it may`, async ({browser, baseURL}) => {
    const weight = await loadedBy(browser, `${baseURL}${spot.url}`);
    expect(weight.js).toBeGreaterThan(0);
    expect(excesses({...spot, weight}, readExceptions())).toEqual([]);
  });
}
