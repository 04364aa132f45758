import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {retryPolicy} from '@/content/uiConstants';
import {payloadOf, submitMessage} from '@/lib/forms/submitMessage';
import {withRetries} from '@/lib/retry';

const endpoint = 'https://api.example.com/messages';
const message = {firstName: 'आशा', lastName: '', email: 'asha@example.in', subject: 'Rate list', message: 'Two\nlines'};
const origin = {pageUri: 'https://www.vyomcommerce.example/contact', pageName: 'Contact'};

/** Answers with these, one after the other: a status, or an error of the network. */
function answers(...all: (number | Error)[]) {
  const fetch = vi.fn(async (_url: string, _options: RequestInit) => {
    const answer = all.length > 1 ? all.shift() : all[0];
    if (typeof answer !== 'number') throw answer;
    return new Response(null, {status: answer});
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {onLine: true});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('submitMessage', () => {
  test('any success: sent, with one request', async () => {
    const fetch = answers(204);
    expect(await submitMessage(endpoint, message, origin, '1', () => {})).toBe('sent');
    expect(fetch).toHaveBeenCalledTimes(1);
    const [url, options] = fetch.mock.calls[0] ?? [];
    expect(url).toBe(endpoint);
    // What an endpoint of another origin is asked to allow.
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

  test.each([400, 404, 422])('%s: refused, and not asked again', async (status) => {
    const fetch = answers(status);
    expect(await submitMessage(endpoint, message, origin, '1', () => {})).toBe('refused');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test.each([429, 500, 502, 503, new TypeError('Failed to fetch'), new DOMException('', 'TimeoutError')])(
    '%s: asked again, the same message with the same id, and given up after every retry',
    async (answer) => {
      const fetch = answers(answer);
      const delivery = submitMessage(endpoint, message, origin, '1', () => {});
      await vi.runAllTimersAsync();
      expect(await delivery).toBe('unreachable');
      expect(fetch).toHaveBeenCalledTimes(1 + retryPolicy.retries);
      expect(new Set(fetch.mock.calls.map(([, options]) => options.body)).size).toBe(1);
    },
  );
});

describe('the JSON', () => {
  test.each(['https://api.hsforms.com/submissions/v3/integration/submit/1/2', 'https://api-eu1.hsforms.com/x'])(
    '%s gets the shape of the forms service, without empty fields',
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

  test.each(['https://hsforms.com.example.org/x', 'https://nothsforms.com/x'])('%s gets a flat object', (url) => {
    expect(payloadOf(url, message, origin, '1')).toEqual({id: '1', ...message, ...origin});
  });
});

test('three retries, each announced and after its pause; the last error is final', async () => {
  const [onAttempt, failed] = [vi.fn(), vi.fn()];
  const run = () => Promise.reject(`attempt ${onAttempt.mock.calls.length}`);
  withRetries(run, onAttempt).catch(failed);
  for (const [made, pause] of [1000, 2000, 4000].entries()) {
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(onAttempt).toHaveBeenCalledTimes(made + 1);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(onAttempt.mock.calls).toEqual([[1], [2], [3], [4]]);
  expect(failed).toHaveBeenCalledWith('attempt 4');
});
