import {draftLifetime, draftPrefix} from '@/content/forms';

const day = 24 * 3600 * 1000;

/** Removes what forms have kept in this browser for as long as the privacy policy says, and what cannot be read. */
export function forgetDrafts() {
  for (const getStorage of [() => sessionStorage, () => localStorage]) {
    try {
      forgetIn(getStorage());
    } catch {
      // A browser that blocks its storage has kept nothing.
    }
  }
}

function forgetIn(storage: Storage) {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(draftPrefix) && !isCurrent(storage[key])) storage.removeItem(key);
  }
}

/** Whether a record is one of ours that has not ended. A day more than it lasts: a clock may have been put back. */
export function isCurrent(record: string): boolean {
  try {
    const left = JSON.parse(record).until - Date.now();
    return left > 0 && left < draftLifetime + day;
  } catch {
    return false;
  }
}
