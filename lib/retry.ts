import {retrying} from '@/content/forms';

/** How long to wait before a retry, in ms; the first has number 0: 1 s, doubled each time, 30 s at most. */
export const backoff = (retry: number): number => Math.min(retrying.firstDelay * 2 ** retry, retrying.longestDelay);

export type RetryOptions = {
  /** Whether another attempt may help after this error; always, unless told. */
  mayHelp?: (error: unknown) => boolean;
  /** Told before every attempt, the first included; attempts count from 1. */
  onAttempt?: (attempt: number) => void;
  wait?: (ms: number) => Promise<void>;
};

/**
 * Runs until it succeeds: one attempt and up to `retrying.retries` more, with growing pauses.
 * @throws the last attempt's error
 */
export async function withRetries<Result>(
  run: () => Promise<Result>,
  {mayHelp = () => true, onAttempt, wait = pause}: RetryOptions = {},
): Promise<Result> {
  for (let retry = 0; ; retry++) {
    onAttempt?.(retry + 1);
    try {
      return await run();
    } catch (error) {
      if (retry === retrying.retries || !mayHelp(error)) throw error;
      await wait(backoff(retry));
    }
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
