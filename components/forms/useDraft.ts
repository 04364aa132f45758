import {type RefObject, useEffect} from 'react';
import {draftDays, type MessageFormName} from '@/content/forms';
import {changedIn, fieldsIn, servedValue} from './fields';

type Draft = {until: number; values: Record<string, string>};

/**
 * Keeps what is typed into a form in the visitor's browser, one draft a form and the same one in every language, and
 * puts it back when the page is opened again. Where a browser keeps nothing, the form works without.
 */
export function useDraft(form: MessageFormName, element: RefObject<HTMLFormElement | null>) {
  const key = `draft:${form}`;

  useEffect(() => {
    const values = read(key);
    for (const field of fieldsIn(element.current)) {
      const value = values[field.name];
      // What was typed before this script ran is newer than the draft.
      if (value !== undefined && field.value === servedValue(field)) field.value = value;
    }
    keep(key, element.current);
  }, [key, element]);

  const now = () => JSON.stringify(read(key));
  return {
    save() {
      keep(key, element.current);
    },
    /** What is kept now, for `clear`. */
    now,
    /** Forgets what is kept; once a message is sent only if it is still that message, and not a newer one. */
    clear(written?: string) {
      if (written === undefined || written === now()) write(key, {});
    },
  };
}

/** Writes down what is in a form and was not put there by the page. */
function keep(key: string, form: HTMLFormElement | null) {
  write(key, Object.fromEntries(changedIn(form).map(({name, value}) => [name, value])));
}

function read(key: string): Record<string, string> {
  try {
    const draft: Draft | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    return draft && draft.until > Date.now() ? draft.values : {};
  } catch {
    // Storage is blocked, or something else wrote there.
    return {};
  }
}

function write(key: string, values: Draft['values']) {
  try {
    if (Object.keys(values).length === 0) return localStorage.removeItem(key);
    const draft: Draft = {until: Date.now() + draftDays * 86_400_000, values};
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: the text stays on the page only.
  }
}
