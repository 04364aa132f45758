/**
 * What this browser knows of a message that it has sent, by the id of its draft: so that nothing is sent twice without a
 * question, also after a reload and in another tab. Nothing of the text is kept.
 */

import {draftLifetime, draftPrefix} from '@/content/forms';
import {isCurrent} from './forgetDrafts';

const states = ['unknown', 'sent'] as const;

/** `unknown`: no answer is known of, yet or for ever. `at`: since when, in ms. */
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

/** Undefined: it has not been sent, or the browser keeps nothing. */
export function pastDelivery(id: string | undefined): PastDelivery | undefined {
  if (!id) return undefined;
  return inStorage((storage) => {
    const record = storage.getItem(keyOf(id));
    if (!record || !isCurrent(record)) return undefined;
    const {state, at} = JSON.parse(record);
    return states.includes(state) && Number.isFinite(at) ? {state, at} : undefined;
  });
}

/** Calls back when another tab has sent a message, or knows more of it. */
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
    // Blocked or full: then nothing is remembered, as with drafts.
    return undefined;
  }
}
