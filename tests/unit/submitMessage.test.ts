import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {retryPolicy} from '@/content/behaviour';
import {payloadOf, submitMessage} from '@/lib/forms/submitMessage';
import {withRetries} from '@/lib/retry';

const endpoint = 'https://api.example.com/messages';
const message = {firstName: 'आशा', lastName: '', email: 'asha@example.in', subject: 'Rate list', message: 'Two\nlines'};
const origin = {pageUri: 'https://www.vyomcommerce.example/contact', pageName: 'Contact'};

/** Replaces `fetch` by one that always answers with a status, or throws an error. */
function stubFetch(answer: number | Error) {
  const fetch = vi.fn(async (_url: string, _options: RequestInit) => {
    if (typeof answer !== 'number') throw answer;
    return new Response(null, {status: answer});
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const submit = () => submitMessage(endpoint, message, origin, '1', () => {});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {onLine: true});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a message that is submitted', () => {
  test('is sent with one request, if any status of success answers it', async () => {
    const fetch = stubFetch(204);
    expect(await submit()).toBe('sent');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('is sent with a request that an endpoint of another origin can easily allow', async () => {
    const fetch = stubFetch(204);
    await submit();
    const [url, options] = fetch.mock.calls[0] ?? [];
    expect(url).toBe(endpoint);
    expect(options).toEqual({
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      credentials: 'omit',
      keepalive: true,
      signal: expect.any(AbortSignal),
      body: expect.any(String),
    });
    expect(JSON.parse(String(options?.body))).toEqual({id: '1', ...message, ...origin});
  });

  test.each([400, 404, 422])('is refused, and not sent again, if the answer is %s', async (status) => {
    const fetch = stubFetch(status);
    expect(await submit()).toBe('refused');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test.each([429, 500, 502, 503, new TypeError('Failed to fetch'), new DOMException('', 'TimeoutError')])(
    'is sent again with the same id, and given up after the last retry, if the answer is %s',
    async (answer) => {
      const fetch = stubFetch(answer);
      const delivery = submit();
      await vi.runAllTimersAsync();
      expect(await delivery).toBe('unreachable');
      expect(fetch).toHaveBeenCalledTimes(1 + retryPolicy.retries);
      const bodies = new Set(fetch.mock.calls.map(([, options]) => options.body));
      expect(bodies.size).toBe(1);
    },
  );
});

describe('the JSON', () => {
  test.each(['https://api.hsforms.com/submissions/v3/integration/submit/1/2', 'https://api-eu1.hsforms.com/x'])(
    'has the shape of the forms service, without empty fields, at %s',
    (address) => {
      expect(payloadOf(address, message, origin, '1')).toEqual({
        fields: [
          {name: 'firstname', value: 'आशा'},
          {name: 'email', value: 'asha@example.in'},
          {name: 'subject', value: 'Rate list'},
          {name: 'message', value: 'Two\nlines'},
        ],
        context: origin,
      });
    },
  );

  test.each(['https://hsforms.com.example.org/x', 'https://nothsforms.com/x'])('is flat at %s', (address) => {
    expect(payloadOf(address, message, origin, '1')).toEqual({id: '1', ...message, ...origin});
  });
});

describe('retries', () => {
  /**
   * Retries a function that always fails.
   * @returns the pauses between the attempts, in ms
   */
  async function pausesOf(retry: typeof withRetries): Promise<number[]> {
    const attemptTimes: number[] = [];
    const onAttempt = () => attemptTimes.push(Date.now());
    retry(() => Promise.reject(new Error('no answer')), onAttempt).catch(() => {});
    await vi.runAllTimersAsync();
    return attemptTimes.slice(1).map((time, index) => time - (attemptTimes[index] ?? Number.NaN));
  }

  test('come after 1, 2 and 4 seconds', async () => {
    expect(await pausesOf(withRetries)).toEqual([1000, 2000, 4000]);
  });

  test('are announced, and the last error is thrown', async () => {
    const onAttempt = vi.fn();
    const onError = vi.fn();
    const run = () => Promise.reject(`attempt ${onAttempt.mock.calls.length}`);
    withRetries(run, onAttempt).catch(onError);
    await vi.runAllTimersAsync();
    expect(onAttempt.mock.calls).toEqual([[1], [2], [3], [4]]);
    expect(onError).toHaveBeenCalledWith('attempt 4');
  });

  test('would never be more than 30 seconds apart, were there more of them', async () => {
    vi.resetModules();
    vi.doMock('@/content/behaviour', async (importOriginal) => {
      const constants = await importOriginal<typeof import('@/content/behaviour')>();
      return {...constants, retryPolicy: {...constants.retryPolicy, retries: 7}};
    });
    const {withRetries: withMoreRetries} = await import('@/lib/retry');
    expect(await pausesOf(withMoreRetries)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    vi.doUnmock('@/content/behaviour');
  });
});
