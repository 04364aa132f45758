import {messageTimeout} from '@/content/timesAndLimits';
import {Busy, withRetries} from '@/lib/retry';
import {forgetDelivery, pastDelivery, rememberDelivery} from './deliveries';

/**
 * `refused`: the endpoint rejects the message. `down`: it is unavailable, even after all retries. `offline`: the message was not sent.
 * `unknown`: it was sent, but there is no readable response, so it may have arrived.
 */
export type Delivery = 'sent' | 'refused' | 'down' | 'offline' | 'unknown';

/** Posts a message as JSON, and records the delivery in the browser by the draft's `id`. */
export async function submitMessage(
  endpoint: string,
  payload: object,
  id: string,
  onAttempt: (attempt: number) => void,
): Promise<Delivery> {
  const past = pastDelivery(id);
  // Before the request, because the visitor may leave before the response.
  if (!past) rememberDelivery(id, 'unknown');
  const delivery = await deliver(endpoint, JSON.stringify(payload), onAttempt);
  if (delivery === 'sent') rememberDelivery(id, delivery);
  // An earlier attempt may still have arrived.
  else if (delivery !== 'unknown' && !past) forgetDelivery(id);
  return delivery;
}

/** Retries only if the endpoint says that it has not accepted the message. */
async function deliver(endpoint: string, body: string, onAttempt: (attempt: number) => void): Promise<Delivery> {
  try {
    return await withRetries(() => post(endpoint, body), onAttempt);
  } catch {
    return 'down';
  }
}

async function post(endpoint: string, body: string): Promise<Delivery> {
  // The browser may be wrong, so the message is sent anyway.
  const wasOffline = !navigator.onLine;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      credentials: 'omit',
      // Followed, a POST may become a GET, whose answer says nothing of the message.
      redirect: 'manual',
      signal: AbortSignal.timeout(messageTimeout),
      // Continues after the visitor has left the page.
      keepalive: true,
      body,
    });
    return deliveryOf(response);
  } catch (error) {
    if (error instanceof Busy) throw error;
    // A timeout, a broken connection or a response blocked by CORS: the message may have arrived.
    return wasOffline ? 'offline' : 'unknown';
  }
}

/** A gateway does not know whether the endpoint received the message. */
const gatewayErrors = [502, 504, 520, 524];
/** The only statuses below 500 that a retry may change. */
const temporary = [408, 425, 429];

/** @throws {Busy} if a retry may succeed */
function deliveryOf({ok, status, headers}: Response): Delivery {
  if (ok) return 'sent';
  // Browsers hide the status of a redirect, so it is 0. The endpoint may have stored the message before.
  const isRedirect = status < 400;
  if (isRedirect || gatewayErrors.includes(status)) return 'unknown';
  if (status >= 500 || temporary.includes(status)) throw new Busy(`HTTP ${status}`, requestedWait(headers));
  return 'refused';
}

/** Retry-After, in seconds or as a date. A cross-origin endpoint has to expose it. @returns milliseconds, or 0 if there is none */
function requestedWait(headers: Headers): number {
  const value = headers.get('Retry-After') ?? '';
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? 0 : Math.max(wait, 0);
}
