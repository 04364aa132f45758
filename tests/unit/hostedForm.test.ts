import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {slugsOf} from '@/content/paths';
import {productPage} from '@/content/products';
import {site} from '@/content/site';
import {loadFormsService} from '@/lib/forms/hostedForm';

describe('the script of the forms service', () => {
  const url = 'https://js.hsforms.net/forms/embed/v2.js';
  type Script = EventTarget & {id?: string; src?: string; remove: () => void};
  let head: Script[];
  let left: AbortController;
  const onAttempt = vi.fn();
  const load = () => loadFormsService(url, left.signal, onAttempt);
  const fail = () => head[0]?.dispatchEvent(new Event('error'));

  beforeEach(() => {
    head = [];
    left = new AbortController();
    onAttempt.mockClear();
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
    const waiting = [load(), load()];
    expect(head).toMatchObject([{id: 'hubspot-script', src: url}]);
    vi.stubGlobal('hbspt', {forms: service});
    head[0]?.dispatchEvent(new Event('load'));
    expect(await Promise.all(waiting)).toEqual([service, service]);
    expect(await load()).toBe(service);
    expect(head).toHaveLength(1);
  });

  test('has failed when it is not ready after 10 s, and the next try fetches it anew', async () => {
    const failed = vi.fn();
    load().catch(failed);
    await vi.advanceTimersByTimeAsync(9999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({message: `${url} is not ready`}));
    expect(head).toEqual([]);
    load().catch(failed);
    expect(head).toHaveLength(1);
  });

  test('may have loaded a while before it offers forms', async () => {
    const ready = vi.fn();
    load().then(ready);
    vi.stubGlobal('hbspt', {forms: {}});
    head[0]?.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(ready).not.toHaveBeenCalled();
    const service = {create: () => {}};
    vi.stubGlobal('hbspt', {forms: service});
    await vi.advanceTimersByTimeAsync(1000);
    expect(ready).toHaveBeenCalledWith(service);
  });

  test('that cannot be fetched is asked for again after 1, 2 and 4 s, offline as well; then it has failed', async () => {
    vi.stubGlobal('navigator', {onLine: false});
    const failed = vi.fn();
    load().catch(failed);
    for (const pause of [1000, 2000, 4000]) {
      expect(head).toHaveLength(1);
      fail();
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(head).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(failed).not.toHaveBeenCalled();
    fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({message: `${url} cannot be fetched`}));
    expect(onAttempt.mock.calls).toEqual([[1], [2], [3], [4]]);
  });

  test('is not asked for again once the visitor has left', async () => {
    const loading = load();
    left.abort();
    fail();
    await expect(loading).rejects.toThrow();
    expect(head).toEqual([]);
  });
});

test('which form each page shows: the webstore shares the home page’s', () => {
  expect(Object.fromEntries(slugsOf('products').map((slug) => [slug, productPage(slug).form]))).toEqual({
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
