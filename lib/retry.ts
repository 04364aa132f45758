import {retryPolicy} from '@/content/forms';

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What an attempt throws where the other side asks to be left alone for so long (ms). */
export class Busy extends Error {
  readonly wait: number;

  constructor(message: string, wait: number) {
    super(message);
    this.wait = wait;
  }
}

/**
 * One attempt and up to `retryPolicy.retries` more, with growing pauses. Nobody who is busy is asked before the time that they say;
 * where that is later than the longest pause, not at all.
 * @param onAttempt is called with the number of an attempt, from 1, before the pause that it waits for
 * @throws what the last attempt threw
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
      const askedFor = error instanceof Busy ? error.wait : 0;
      const isLast = retry === retryPolicy.retries;
      if (isLast || askedFor > retryPolicy.longestDelay) throw error;
      onAttempt(retry + 2);
      await pause(Math.max(growingDelay(retry), askedFor));
    }
  }
}

/** Twice as long each time. Up to a half is added by chance: those who failed together do not come back together. */
function growingDelay(retry: number): number {
  const delay = retryPolicy.firstDelay * 2 ** retry * (1 + Math.random() / 2);
  return Math.min(delay, retryPolicy.longestDelay);
}
