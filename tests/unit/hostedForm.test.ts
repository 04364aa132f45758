import {QueryObserver} from '@tanstack/query-core';
import {describe, expect, test, vi} from 'vitest';
import {products} from '@/content/products';
import {site} from '@/content/site';
import {readyWithin, scriptId} from '@/lib/hostedForm';
import {queryClient} from '@/lib/queryClient';

describe('the forms service', () => {
  const {queries = {}} = queryClient.getDefaultOptions();

  test('is asked again three times, after 1, 2 and 4 s, and never after more than 30 s', () => {
    const {retry, retryDelay} = queries;
    expect(retry).toBe(3);
    if (typeof retryDelay !== 'function') throw new Error('The delay has to grow.');
    const delays = [0, 1, 2, 5, 30].map((failures) => retryDelay(failures, new Error()));
    expect(delays).toEqual([1000, 2000, 4000, 30_000, 30_000]);
  });

  test('is kept for five minutes after its last use', async () => {
    vi.useFakeTimers();
    const load = vi.fn(async () => 'service');
    const use = () => new QueryObserver(queryClient, {queryKey: ['kept'], queryFn: load}).subscribe(() => {});
    const leave = use();
    await vi.advanceTimersByTimeAsync(3_600_000);
    leave();
    await vi.advanceTimersByTimeAsync(299_000);
    const leaveAgain = use();
    await vi.advanceTimersByTimeAsync(1000);
    expect(load).toHaveBeenCalledTimes(1);
    leaveAgain();
    await vi.advanceTimersByTimeAsync(301_000);
    use()();
    expect(load).toHaveBeenCalledTimes(2);
    queryClient.clear();
    vi.useRealTimers();
  });

  test('has failed when it is not ready after 10 s', () => {
    expect(readyWithin).toBe(10_000);
  });

  test('has one script, with the id that it is known by', () => {
    expect(scriptId).toBe('hubspot-script');
  });
});

test('which form each page shows: the webstore shares the home page’s', () => {
  expect(Object.fromEntries(Object.entries(products).map(([slug, {form}]) => [slug, form]))).toEqual({
    skycart: 'home',
    orderkite: 'orderkite',
    airpos: 'airpos',
    skypos: 'airpos',
    quicklocal: 'quicklocal',
    'brand-galaxy': 'brand-galaxy',
    'nimbus-ai': 'nimbus-ai',
    'delivery-management': 'home',
  });
});

test('without settings no form is configured, and the script is the embedding script of HubSpot', () => {
  expect(site.forms.portalId).toBe('');
  expect(new Set(Object.values(site.forms.ids))).toEqual(new Set(['']));
  expect(site.forms.script).toBe('https://js.hsforms.net/forms/embed/v2.js');
});
