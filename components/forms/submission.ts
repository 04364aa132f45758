import type {PastDelivery} from '@/lib/forms/deliveries';
import type {Delivery} from '@/lib/forms/submitMessage';

/** What a message is handed over to, where no endpoint takes it. */
export type Way = 'mail' | 'whatsapp';

/** How far a message is. */
export type Submission =
  | {state: 'idle' | Exclude<Delivery, 'unknown'>}
  /** A field that no person sees was filled in: nothing was sent. */
  | {state: 'program'}
  | {state: 'sending'; attempt: number}
  /** It has left once. Sent again, it may arrive twice. `found`: by an earlier page, or another tab. */
  | {state: 'repeated'; past: PastDelivery; found: boolean}
  /** `text`: it was filled in; or it was too long, and was `copied` or not. */
  | {state: 'handed'; way: Way; text: 'text' | 'copied' | 'notCopied'};
