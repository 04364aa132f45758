import {expect, onTestFinished, test, vi} from 'vitest';
import {backoff, withRetries} from '@/lib/retry';

test('the pauses before retries: a second, doubled each time, 30 at most', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 60].map(backoff)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

test('three retries, each announced and after its pause; the last error is final', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
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
