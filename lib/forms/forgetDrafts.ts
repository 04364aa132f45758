import {draftPrefix} from '@/content/formFields';
import {draftLifetime} from '@/content/timesAndLimits';

const day = 24 * 3600 * 1000;

/** Removes expired and unreadable drafts from the browser's storage. The privacy policy states their lifetime. */
export function forgetDrafts() {
  for (const getStorage of [() => sessionStorage, () => localStorage]) {
    try {
      forgetIn(getStorage());
    } catch {
      // A blocked storage is empty.
    }
  }
}

function forgetIn(storage: Storage) {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(draftPrefix) && !isCurrent(storage[key])) storage.removeItem(key);
  }
}

/** Whether a record is valid and has not expired. One day of tolerance, because the clock may have been set back. */
export function isCurrent(record: string): boolean {
  try {
    const timeLeft = JSON.parse(record).until - Date.now();
    return timeLeft > 0 && timeLeft < draftLifetime + day;
  } catch {
    return false;
  }
}
