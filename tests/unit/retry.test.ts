import {describe, expect, test, vi} from 'vitest';
import {retrying} from '@/content/forms';
import {backoff, withRetries} from '@/lib/retry';

test('three retries, pauses of 1, 2 and 4 seconds, 30 at most', () => {
  expect(retrying.retries).toBe(3);
  expect([0, 1, 2, 3, 4, 5, 6, 60].map(backoff)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

describe('withRetries', () => {
  /** Fails so many times, then answers. */
  const failing = (times: number) => {
    let made = 0;
    return vi.fn(async () => {
      made++;
      if (made <= times) throw new Error(`attempt ${made}`);
      return 'done';
    });
  };

  test('a first success waits for nothing', async () => {
    const [run, wait] = [failing(0), vi.fn(async () => {})];
    expect(await withRetries(run, {wait})).toBe('done');
    expect(run).toHaveBeenCalledTimes(1);
    expect(wait).not.toHaveBeenCalled();
  });

  test('it goes on after failures, waits longer each time and says which attempt it makes', async () => {
    const [run, wait, onAttempt] = [failing(3), vi.fn(async () => {}), vi.fn()];
    expect(await withRetries(run, {wait, onAttempt})).toBe('done');
    expect(wait.mock.calls).toEqual([[1000], [2000], [4000]]);
    expect(onAttempt.mock.calls).toEqual([[1], [2], [3], [4]]);
  });

  test('after the last retry it fails with the last error', async () => {
    const run = failing(4);
    await expect(withRetries(run, {wait: async () => {}})).rejects.toThrow('attempt 4');
    expect(run).toHaveBeenCalledTimes(4);
  });

  test('an error that no retry can mend is final', async () => {
    const run = failing(1);
    await expect(withRetries(run, {mayHelp: () => false})).rejects.toThrow('attempt 1');
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('without a clock of its own it waits for real', async () => {
    vi.useFakeTimers();
    const run = failing(1);
    const result = withRetries(run);
    await vi.advanceTimersByTimeAsync(999);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toBe('done');
    vi.useRealTimers();
  });
});
