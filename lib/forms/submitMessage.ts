import {messageTimeout} from '@/content/forms';
import {Busy, withRetries} from '@/lib/retry';
import {forgetDelivery, pastDelivery, rememberDelivery} from './deliveries';

/**
 * `refused`: the endpoint does not want it. `down`: it says that it cannot take it, after every retry. `offline`: nothing has left.
 * `unknown`: it left, and no answer can be read, so it may have arrived.
 */
export type Delivery = 'sent' | 'refused' | 'down' | 'offline' | 'unknown';

/** Posts a message as JSON, and has the browser remember by its draft's `id` what became of it. */
export async function submitMessage(
  endpoint: string,
  payload: object,
  id: string,
  onAttempt: (attempt: number) => void,
): Promise<Delivery> {
  const past = pastDelivery(id);
  // At once: the visitor may leave before the answer.
  if (!past) rememberDelivery(id, 'unknown');
  const delivery = await deliver(endpoint, JSON.stringify(payload), onAttempt);
  if (delivery === 'sent') rememberDelivery(id, delivery);
  // An earlier one may still have arrived.
  else if (delivery !== 'unknown' && !past) forgetDelivery(id);
  return delivery;
}

/** Again only where the endpoint has said that it did not take the message. */
async function deliver(endpoint: string, body: string, onAttempt: (attempt: number) => void): Promise<Delivery> {
  try {
    return await withRetries(() => post(endpoint, body), onAttempt);
  } catch {
    return 'down';
  }
}

async function post(endpoint: string, body: string): Promise<Delivery> {
  // Where a browser says so wrongly, the message goes out all the same.
  const wasOffline = !navigator.onLine;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      credentials: 'omit',
      signal: AbortSignal.timeout(messageTimeout),
      // Goes on when the visitor leaves the page meanwhile.
      keepalive: true,
      body,
    });
    return deliveryOf(response);
  } catch (error) {
    if (error instanceof Busy) throw error;
    // No answer in time, a connection that broke, an answer that the page may not read: a message may have arrived before each.
    return wasOffline ? 'offline' : 'unknown';
  }
}

/** A server in between that does not know what became of the message. */
const gatewayErrors = [502, 504, 520, 524];
/** "Not now" in a row of answers that are otherwise final. */
const notNow = [408, 425, 429];

/** @throws {Busy} where another attempt may do better */
function deliveryOf({ok, status, redirected, headers}: Response): Delivery {
  if (ok) return 'sent';
  // The answer is that of another address, which was asked after the endpoint had the message.
  if (redirected || gatewayErrors.includes(status)) return 'unknown';
  if (status >= 500 || notNow.includes(status)) throw new Busy(`HTTP ${status}`, waitAskedFor(headers));
  return 'refused';
}

/** Retry-After, in seconds or as a date; another origin has to expose it. @returns milliseconds */
function waitAskedFor(headers: Headers): number {
  const value = headers.get('Retry-After') ?? '';
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Math.max(wait, 0) || 0;
}
