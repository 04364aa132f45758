import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {outcomeOf} from '@/components/forms/Outcome';
import {submissionAfter} from '@/components/forms/submission';
import {draftPrefix} from '@/content/formFields';
import {draftLifetime, retryPolicy} from '@/content/timesAndLimits';
import {pastDelivery, rememberDelivery} from '@/lib/forms/deliveries';
import {payloadOf} from '@/lib/forms/payload';
import {submitMessage} from '@/lib/forms/submitMessage';
import type {FormWords} from '@/lib/forms/words';
import {withRetries} from '@/lib/retry';
import forms from '@/messages/en/forms.json';
import {answer, type Behaviour, reset, silence, startEndpoint} from './support/fakeEndpoint';
import {fakeStorage} from './support/fakeStorage';

/** The timeout of a message. A busy machine may take a second for an answer, so only the tests of the timeout shorten it. */
const timeout = vi.hoisted(() => ({ms: 20_000}));

/** The site's pauses, a hundred times shorter. */
vi.mock('@/content/timesAndLimits', async (importOriginal) => {
  const constants = await importOriginal<typeof import('@/content/timesAndLimits')>();
  const {retryPolicy} = constants;
  const short = {firstDelay: retryPolicy.firstDelay / 100, longestDelay: retryPolicy.longestDelay / 100};
  return {
    ...constants,
    retryPolicy: {...retryPolicy, ...short},
    get messageTimeout() {
      return timeout.ms;
    },
  };
});

const message = {firstName: 'आशा', lastName: '', email: 'asha@example.in', subject: 'Rate list', message: 'Two\nlines'};
const context = {
  pageUri: 'https://www.vyomcommerce.example/contact',
  pageName: 'Contact',
  language: 'en',
  firstPage: '/pricing',
  referrer: 'www.google.com',
  ref: 'partner-12',
  utm_source: 'google',
};
const parcel = {id: '1', message, context, options: {}};

const submit = (url: string) => submitMessage(url, payloadOf(url, parcel), parcel.id, () => {});

beforeEach(() => {
  vi.stubGlobal('navigator', {onLine: true});
  vi.stubGlobal('localStorage', fakeStorage());
  timeout.ms = 20_000;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A date in so many seconds, as a server writes it. */
const dateIn = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();

type Case = {
  endpoint: string;
  does: Behaviour[];
  delivery: Awaited<ReturnType<typeof submit>>;
  /** The number of received messages. */
  received: number;
  timeoutMs?: number;
};

const gatewayCases = [502, 504, 520, 524].map((status) => ({
  endpoint: `is behind a gateway that answers ${status}`,
  does: [answer(status)],
  delivery: 'unknown' as const,
  received: 1,
}));

const refusalCases = [400, 401, 403, 404, 405, 413, 415, 422].map((status) => ({
  endpoint: `answers ${status}`,
  does: [answer(status)],
  delivery: 'refused' as const,
  received: 1,
}));

/** The number of messages that an endpoint receives if it never accepts one. */
const allAttempts = 1 + retryPolicy.retries;

/** With pauses of a hundredth: the longest is 300 ms. */
const cases: Case[] = [
  {endpoint: 'answers 200', does: [answer(200)], delivery: 'sent', received: 1},
  {endpoint: 'answers 204', does: [answer(204)], delivery: 'sent', received: 1},
  {endpoint: 'is slow', does: [answer(200, {afterMs: 200})], delivery: 'sent', received: 1},
  {
    endpoint: 'accepts, and answers too late',
    does: [answer(200, {afterMs: 2000})],
    delivery: 'unknown',
    received: 1,
    timeoutMs: 1000,
  },
  {endpoint: 'accepts, and never answers', does: [silence], delivery: 'unknown', received: 1, timeoutMs: 1000},
  {endpoint: 'accepts, and breaks the connection', does: [reset], delivery: 'unknown', received: 1},
  {endpoint: 'says to wait, then breaks the connection', does: [answer(503), reset], delivery: 'unknown', received: 2},
  ...gatewayCases,
  ...refusalCases,
  {endpoint: 'answers 500', does: [answer(500)], delivery: 'down', received: allAttempts},
  {endpoint: 'answers 503', does: [answer(503)], delivery: 'down', received: allAttempts},
  {endpoint: 'answers 503 twice', does: [answer(503), answer(503), answer(200)], delivery: 'sent', received: 3},
  {endpoint: 'answers 429', does: [answer(429)], delivery: 'down', received: allAttempts},
  {endpoint: 'answers 429 once, then 422', does: [answer(429), answer(422)], delivery: 'refused', received: 2},
  {
    endpoint: 'asks to wait longer than a visitor would',
    does: [answer(429, {retryAfter: '60'}), answer(200)],
    delivery: 'down',
    received: 1,
  },
  {
    endpoint: 'asks to wait until a date that is far',
    does: [answer(503, {retryAfter: dateIn(3600)}), answer(200)],
    delivery: 'down',
    received: 1,
  },
  {
    endpoint: 'asks to wait until a date that is past',
    does: [answer(503, {retryAfter: dateIn(-60)}), answer(200)],
    delivery: 'sent',
    received: 2,
  },
  {
    endpoint: 'asks to wait in words',
    does: [answer(503, {retryAfter: 'soon'}), answer(200)],
    delivery: 'sent',
    received: 2,
  },
];

describe('an endpoint that', () => {
  test.each(cases)('$endpoint: $delivery', async ({does, delivery, received, timeoutMs = timeout.ms}) => {
    timeout.ms = timeoutMs;
    const endpoint = await startEndpoint(...does);
    expect(await submit(endpoint.url)).toBe(delivery);
    expect(endpoint.received).toHaveLength(received);
    // All attempts send the same message with the same id.
    expect(new Set(endpoint.received).size).toBe(1);
    endpoint.stop();
  });

  test.each([301, 302, 303, 307, 308])(
    'redirects with %i may have stored the message: the redirect is not followed, and nothing is sent again',
    async (status) => {
      const other = await startEndpoint(answer(200));
      const endpoint = await startEndpoint(answer(status, {location: other.url}));
      expect(await submit(endpoint.url)).toBe('unknown');
      expect(endpoint.received).toHaveLength(1);
      expect(other.received).toEqual([]);
      endpoint.stop();
      other.stop();
    },
  );

  test('sends Retry-After with a date is not asked earlier', async () => {
    vi.useFakeTimers();
    const attempts: number[] = [];
    vi.stubGlobal('fetch', async () => {
      attempts.push(Date.now());
      if (attempts.length > 1) return new Response(null);
      return new Response(null, {status: 429, headers: {'Retry-After': dateIn(1)}});
    });
    vi.setSystemTime(new Date('2026-11-29T10:00:00.750Z'));
    const delivery = submit('https://api.example.com/messages');
    await vi.runAllTimersAsync();
    expect(await delivery).toBe('sent');
    const [first = 0, second = 0] = attempts;
    // The first attempt is at 10:00:00.750. HTTP dates have no milliseconds, so the date in one second is 10:00:01.
    expect(second - first).toBe(250);
  });
});

describe('without a network', () => {
  test('a message is not sent, and the result comes at once', async () => {
    vi.stubGlobal('navigator', {onLine: false});
    const fetch = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetch);
    expect(await submit('https://api.example.com/messages')).toBe('offline');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('a browser that is wrong about being offline sends it', async () => {
    vi.stubGlobal('navigator', {onLine: false});
    const endpoint = await startEndpoint(answer(200));
    expect(await submit(endpoint.url)).toBe('sent');
    endpoint.stop();
  });
});

test('a request has no credentials and no header but Content-Type, and continues after the page is left', async () => {
  const fetch = vi.fn(async (_url: string, _options: RequestInit) => new Response(null, {status: 204}));
  vi.stubGlobal('fetch', fetch);
  const url = 'https://api.example.com/messages';
  await submit(url);
  expect(fetch).toHaveBeenCalledWith(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    credentials: 'omit',
    redirect: 'manual',
    keepalive: true,
    signal: expect.any(AbortSignal),
    body: JSON.stringify({id: '1', ...message, ...context}),
  });
});

describe('a form', () => {
  const past = {state: 'unknown', at: Date.now()} as const;
  // outcomeOf() reads only these.
  const words = forms as unknown as FormWords;

  beforeEach(() => {
    vi.stubGlobal('document', {documentElement: {lang: 'en'}});
  });

  test.each(['refused', 'down', 'offline'] as const)(
    'never says that a message that may have arrived was not sent: another try is %s',
    (delivery) => {
      const outcome = outcomeOf(submissionAfter(delivery, past), words);
      expect(outcome?.title).toBe(forms.repeated.unknown.title);
      expect(outcome?.text).toContain('did not go through a second time');
    },
  );

  test.each(['refused', 'down', 'offline'] as const)(
    'says that a message was not sent: the only try is %s',
    (delivery) => {
      const outcome = outcomeOf(submissionAfter(delivery, undefined), words);
      expect(outcome?.title).toBe(forms.failed.title);
    },
  );

  test('says that a message that may have arrived was sent if another try succeeds', () => {
    expect(submissionAfter('sent', past)).toEqual({state: 'sent'});
  });
});

describe('in the browser', () => {
  test.each([
    {endpoint: 'accepts it', does: answer(200), state: 'sent'},
    {endpoint: 'breaks the connection', does: reset, state: 'unknown'},
  ])('a message whose endpoint $endpoint is recorded as $state', async ({does, state}) => {
    const endpoint = await startEndpoint(does);
    await submit(endpoint.url);
    expect(pastDelivery('1')?.state).toBe(state);
    endpoint.stop();
  });

  test.each([
    {endpoint: 'refuses it', does: answer(422)},
    {endpoint: 'is down', does: answer(503)},
  ])('a message whose endpoint $endpoint is not recorded', async ({does}) => {
    const endpoint = await startEndpoint(does);
    await submit(endpoint.url);
    expect(pastDelivery('1')).toBeUndefined();
    endpoint.stop();
  });

  test('a message is recorded before its answer', async () => {
    timeout.ms = 100;
    const endpoint = await startEndpoint(silence);
    const delivery = submit(endpoint.url);
    expect(pastDelivery('1')?.state).toBe('unknown');
    await delivery;
    endpoint.stop();
  });

  test('a message that may have arrived stays recorded, even after another attempt was refused', async () => {
    const endpoint = await startEndpoint(reset, answer(422));
    await submit(endpoint.url);
    expect(await submit(endpoint.url)).toBe('refused');
    expect(pastDelivery('1')?.state).toBe('unknown');
    endpoint.stop();
  });

  test('a record has no text and expires with the draft', async () => {
    rememberDelivery('1', 'sent');
    const [record] = Object.values(localStorage);
    // closeTo with -4 digits: within five seconds.
    expect(JSON.parse(record)).toEqual({
      until: expect.closeTo(Date.now() + draftLifetime, -4),
      state: 'sent',
      at: expect.closeTo(Date.now(), -4),
    });
  });

  const until = Date.now() + draftLifetime;
  const malformedRecords: unknown[] = [
    null,
    1,
    'sent',
    [],
    {},
    {until},
    {until, state: 'gone', at: 1},
    {until, state: 'sent', at: {}},
  ];

  test.each(malformedRecords)('a malformed record is ignored: %j', (record) => {
    localStorage[`${draftPrefix}sent:1`] = JSON.stringify(record);
    expect(pastDelivery('1')).toBeUndefined();
  });

  test('without storage nothing is recorded, and the message is sent anyway', async () => {
    vi.stubGlobal('localStorage', undefined);
    const endpoint = await startEndpoint(answer(200));
    expect(await submit(endpoint.url)).toBe('sent');
    expect(pastDelivery('1')).toBeUndefined();
    endpoint.stop();
  });
});

describe('the JSON', () => {
  const service = 'https://api.hsforms.com/submissions/v3/integration/submit/1/2';
  const fields = [
    {name: 'firstname', value: 'आशा'},
    {name: 'email', value: 'asha@example.in'},
    {name: 'subject', value: 'Rate list'},
    {name: 'message', value: 'Two\nlines'},
  ];

  /** HubSpot reads campaigns from the page's URL. */
  const knownContext = {pageUri: `${context.pageUri}?ref=partner-12&utm_source=google`, pageName: 'Contact'};

  test.each([service, 'https://api-eu1.hsforms.com/x'])(
    'has the shape of the forms service, without empty fields, at %s',
    (address) => {
      expect(payloadOf(address, parcel)).toEqual({fields, context: knownContext});
    },
  );

  test('has the message’s id and the consent for the forms service, if the settings enable them', () => {
    const options = {idField: 'message_id', consent: 'It comes to us.'};
    expect(payloadOf(service, {...parcel, options})).toEqual({
      fields: [...fields, {name: 'message_id', value: '1'}],
      context: knownContext,
      legalConsentOptions: {consent: {consentToProcess: true, text: 'It comes to us.'}},
    });
  });

  test.each(['https://hsforms.com.example.org/x', 'https://nothsforms.com/x'])('is flat at %s', (address) => {
    expect(payloadOf(address, parcel)).toEqual({id: '1', ...message, ...context});
  });
});

describe('retries', () => {
  /** Runs all timers with failing attempts. @returns the pauses between them, in ms */
  async function pausesOf(retry: typeof withRetries, chance: number): Promise<number[]> {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    const attemptTimes: number[] = [];
    const run = () => {
      attemptTimes.push(Date.now());
      return Promise.reject(new Error('no answer'));
    };
    retry(run, () => {}).catch(() => {});
    await vi.runAllTimersAsync();
    vi.mocked(Math.random).mockRestore();
    return attemptTimes.slice(1).map((time, index) => time - (attemptTimes[index] ?? Number.NaN));
  }

  test('come after 1, 2 and 4 times the first delay, plus up to one half', async () => {
    const {firstDelay} = retryPolicy;
    expect(await pausesOf(withRetries, 0)).toEqual([firstDelay, 2 * firstDelay, 4 * firstDelay]);
    expect(await pausesOf(withRetries, 1)).toEqual([1.5 * firstDelay, 3 * firstDelay, 6 * firstDelay]);
  });

  test('are announced before their pause, and the last error is final', async () => {
    vi.useFakeTimers();
    const onAttempt = vi.fn();
    const onError = vi.fn();
    const run = () => Promise.reject(`attempt ${onAttempt.mock.calls.length}`);
    withRetries(run, onAttempt).catch(onError);
    await vi.advanceTimersByTimeAsync(0);
    expect(onAttempt).toHaveBeenLastCalledWith(2);
    await vi.runAllTimersAsync();
    expect(onAttempt.mock.calls).toEqual([[1], [2], [3], [4]]);
    expect(onError).toHaveBeenCalledWith('attempt 4');
  });

  test('are at most 30 seconds apart, even with more retries', async () => {
    // Replaces the mock at the top of this file, so the times are the real ones.
    vi.resetModules();
    vi.doMock('@/content/timesAndLimits', async (importOriginal) => {
      const constants = await importOriginal<typeof import('@/content/timesAndLimits')>();
      return {...constants, retryPolicy: {...constants.retryPolicy, retries: 7}};
    });
    const {withRetries: withMoreRetries} = await import('@/lib/retry');
    expect(await pausesOf(withMoreRetries, 0)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    vi.doUnmock('@/content/timesAndLimits');
  });
});
