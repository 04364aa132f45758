import {retrying} from '@/content/forms';

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** One attempt and up to `retrying.retries` more, with growing pauses; `onAttempt` is told of each before, counted from 1. */
export async function withRetries<Result>(
  run: () => Promise<Result>,
  onAttempt: (attempt: number) => void,
): Promise<Result> {
  for (let retry = 0; ; retry++) {
    onAttempt(retry + 1);
    try {
      return await run();
    } catch (error) {
      if (retry === retrying.retries) throw error;
      await pause(Math.min(retrying.firstDelay * 2 ** retry, retrying.longestDelay));
    }
  }
}
