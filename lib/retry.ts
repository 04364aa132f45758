import {retryPolicy} from '@/content/timesAndLimits';

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Thrown by an attempt if the server asks the client to wait, in ms. */
export class Busy extends Error {
  readonly wait: number;

  constructor(message: string, wait: number) {
    super(message);
    this.wait = wait;
  }
}

/**
 * Makes one attempt and up to `retryPolicy.retries` retries, with exponential backoff. A busy server is not asked again before the
 * time that it gives, and not at all if that is longer than the longest delay.
 * @param onAttempt is called before the pause of each attempt, with its number from 1
 * @throws the error of the last attempt
 */
export async function withRetries<Result>(
  run: () => Promise<Result>,
  onAttempt: (attempt: number) => void,
): Promise<Result> {
  onAttempt(1);
  for (let retry = 0; ; retry++) {
    try {
      return await run();
    } catch (error) {
      const requestedWait = error instanceof Busy ? error.wait : 0;
      const isLast = retry === retryPolicy.retries;
      if (isLast || requestedWait > retryPolicy.longestDelay) throw error;
      onAttempt(retry + 2);
      await pause(Math.max(backoff(retry), requestedWait));
    }
  }
}

/** Doubles with each retry. A random part of up to one half keeps clients that failed together from retrying together. */
function backoff(retry: number): number {
  const delay = retryPolicy.firstDelay * 2 ** retry * (1 + Math.random() / 2);
  return Math.min(delay, retryPolicy.longestDelay);
}
