import {retryPolicy} from '@/content/behaviour';
import {withRetries} from '@/lib/retry';
import type {Message} from './email';

/** Where it was written: the page's address and title. */
type Origin = {pageUri: string; pageName: string};

/** `refused`: the endpoint does not want it (4xx); `unreachable`: no answer, or none but errors, after every retry. */
export type Delivery = 'sent' | 'refused' | 'unreachable' | 'offline';

/** Posts a message as JSON, with a timeout for every attempt, again where the next answer may be better. A text keeps its `id`. */
export async function submitMessage(
  endpoint: string,
  message: Message,
  origin: Origin,
  id: string,
  onAttempt: (attempt: number) => void,
): Promise<Delivery> {
  const body = JSON.stringify(payloadOf(endpoint, message, origin, id));
  try {
    return await withRetries(() => post(endpoint, body), onAttempt);
  } catch {
    return navigator.onLine ? 'unreachable' : 'offline';
  }
}

async function post(endpoint: string, body: string): Promise<Delivery> {
  const {ok, status} = await fetch(endpoint, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    credentials: 'omit',
    signal: AbortSignal.timeout(retryPolicy.timeout),
    // Goes on when the visitor follows a link meanwhile.
    keepalive: true,
    body,
  });
  if (ok) return 'sent';
  // 429 is "not now"; the other 4xx stay what they are.
  if (status < 500 && status !== 429) return 'refused';
  throw new Error(`HTTP ${status}`);
}

/**
 * The JSON: for the forms service its own shape (https://developers.hubspot.com, "Submit data to a form"), else a flat object. The
 * `id` stays the same until the text changes, so that a receiver can drop what arrived although its answer did not.
 */
export function payloadOf(endpoint: string, message: Message, origin: Origin, id: string): object {
  if (!/(^|\.)hsforms\.com$/.test(new URL(endpoint).hostname)) return {id, ...message, ...origin};
  const fields = Object.entries(message)
    .filter(([, value]) => value)
    // The service knows contact properties in lower case.
    .map(([name, value]) => ({name: name.toLowerCase(), value}));
  return {fields, context: origin};
}
