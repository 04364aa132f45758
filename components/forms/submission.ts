import type {PastDelivery} from '@/lib/forms/deliveries';
import type {Delivery} from '@/lib/forms/submitMessage';

/** The program that sends a message when no endpoint does. */
export type Way = 'mail' | 'whatsapp';

/** Whether the text was too long for an address, and was copied instead. */
export type CopyResult = 'notNeeded' | 'copied' | 'failed';

/** The state of a message. */
export type Submission =
  | {state: 'idle' | Exclude<Delivery, 'unknown'>}
  /** The honeypot was filled in, so nothing was sent. */
  | {state: 'honeypot'}
  | {state: 'sending'; attempt: number}
  /**
   * An attempt to send it has arrived, or may have. `isFromEarlier`: an earlier page or another tab sent it. `isSecondFailure`: sending it again
   * has just failed.
   */
  | {state: 'mayHaveArrived'; past: PastDelivery; isFromEarlier: boolean; isSecondFailure?: boolean}
  | {state: 'handed'; way: Way; copyResult: CopyResult};

/** The state after an attempt to send. @param past an earlier attempt, which may have arrived whatever became of this one */
export function submissionAfter(delivery: Delivery, past: PastDelivery | undefined): Submission {
  const isFromEarlier = false;
  if (delivery === 'unknown') return {state: 'mayHaveArrived', past: {state: delivery, at: Date.now()}, isFromEarlier};
  if (delivery !== 'sent' && past) return {state: 'mayHaveArrived', past, isFromEarlier, isSecondFailure: true};
  return {state: delivery};
}
