/**
 * Records in the browser's storage which messages were sent, by the id of their draft. So no message is sent twice without a question,
 * even after a reload or in another tab. The text is not stored.
 */

import {draftPrefix} from '@/content/formFields';
import {draftLifetime} from '@/content/timesAndLimits';
import {isCurrent} from './forgetDrafts';

const states = ['unknown', 'sent'] as const;

/** `unknown`: the message was sent, but no answer has arrived. `at`: the time of the state, in ms. */
export type PastDelivery = {state: (typeof states)[number]; at: number};

const keyOf = (id: string) => `${draftPrefix}sent:${id}`;

export function rememberDelivery(id: string, state: PastDelivery['state']) {
  const at = Date.now();
  inStorage((storage) => {
    storage[keyOf(id)] = JSON.stringify({until: at + draftLifetime, state, at});
  });
}

export function forgetDelivery(id: string) {
  inStorage((storage) => storage.removeItem(keyOf(id)));
}

/** Undefined if the message was not sent, or if the browser has no storage. */
export function pastDelivery(id: string | undefined): PastDelivery | undefined {
  if (!id) return undefined;
  return inStorage((storage) => {
    const record = storage.getItem(keyOf(id));
    if (!record || !isCurrent(record)) return undefined;
    const {state, at} = JSON.parse(record);
    return states.includes(state) && Number.isFinite(at) ? {state, at} : undefined;
  });
}

/** Calls back when another tab has sent a message or received its answer. */
export function onDelivery(act: () => void, signal: AbortSignal) {
  const onStorage = ({key}: StorageEvent) => {
    if (key?.startsWith(keyOf(''))) act();
  };
  window.addEventListener('storage', onStorage, {signal});
}

function inStorage<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(localStorage);
  } catch {
    // The storage is blocked or full.
    return undefined;
  }
}
