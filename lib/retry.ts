import {retryPolicy} from '@/content/behaviour';

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Runs a function, and again up to `retryPolicy.retries` times if it throws, with growing pauses.
 * @param onAttempt is called before each attempt with its number, which starts with 1
 * @throws what the last attempt threw
 */
export async function withRetries<Result>(
  run: () => Promise<Result>,
  onAttempt: (attempt: number) => void,
): Promise<Result> {
  for (let retry = 0; ; retry++) {
    onAttempt(retry + 1);
    try {
      return await run();
    } catch (error) {
      if (retry === retryPolicy.retries) throw error;
      await pause(Math.min(retryPolicy.firstDelay * 2 ** retry, retryPolicy.longestDelay));
    }
  }
}
