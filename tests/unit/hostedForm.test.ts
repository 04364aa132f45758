import {onlineManager, QueryObserver} from '@tanstack/query-core';
import {afterEach, beforeEach, describe, expect, onTestFinished, test, vi} from 'vitest';
import {products} from '@/content/products';
import {site} from '@/content/site';
import {loadFormsService, Unreachable} from '@/lib/forms/hostedForm';
import {queryClient} from '@/lib/forms/queryClient';

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
});

test('offline it fails like anywhere else: nobody waits for a network, and the site’s own form stays', async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => {
    onlineManager.setOnline(true);
    queryClient.clear();
  });
  const load = vi.fn(() => Promise.reject(new Unreachable('offline')));
  const asked = queryClient.fetchQuery({queryKey: ['offline'], queryFn: load, retry: false}).catch((error) => error);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await asked).toBeInstanceOf(Unreachable);
});

describe('the script of the forms service', () => {
  const url = 'https://js.hsforms.net/forms/embed/v2.js';
  type Script = EventTarget & {id?: string; src?: string; remove: () => void};
  let head: Script[];

  beforeEach(() => {
    head = [];
    vi.useFakeTimers();
    // Its timers are the faked ones, whatever they are at the time.
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('document', {
      getElementById: (id: string) => head.find((script) => script.id === id) ?? null,
      createElement: () => {
        const script: Script = Object.assign(new EventTarget(), {remove: () => head.splice(head.indexOf(script), 1)});
        return script;
      },
      head: {append: (script: Script) => head.push(script)},
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('is asked for once, by the id that it is known by, and brings the service to all who wait for it', async () => {
    const service = {create: () => {}};
    const waiting = [loadFormsService(url), loadFormsService(url)];
    expect(head).toMatchObject([{id: 'hubspot-script', src: url}]);
    vi.stubGlobal('hbspt', {forms: service});
    head[0]?.dispatchEvent(new Event('load'));
    expect(await Promise.all(waiting)).toEqual([service, service]);
    expect(await loadFormsService(url)).toBe(service);
    expect(head).toHaveLength(1);
  });

  test('has failed when it is not ready after 10 s, and the next try fetches it anew', async () => {
    const failed = vi.fn();
    loadFormsService(url).catch(failed);
    await vi.advanceTimersByTimeAsync(9999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({message: `${url} is not ready`}));
    expect(head).toEqual([]);
    loadFormsService(url).catch(failed);
    expect(head).toHaveLength(1);
  });

  test('may have loaded a while before it offers forms', async () => {
    const ready = vi.fn();
    loadFormsService(url).then(ready);
    vi.stubGlobal('hbspt', {forms: {}});
    head[0]?.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(ready).not.toHaveBeenCalled();
    const service = {create: () => {}};
    vi.stubGlobal('hbspt', {forms: service});
    await vi.advanceTimersByTimeAsync(1000);
    expect(ready).toHaveBeenCalledWith(service);
  });

  test('has failed at once when it cannot be fetched', async () => {
    const loading = loadFormsService(url);
    head[0]?.dispatchEvent(new Event('error'));
    await expect(loading).rejects.toBeInstanceOf(Unreachable);
    expect(head).toEqual([]);
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
