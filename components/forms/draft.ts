import {draftLasts, draftPrefix, type MessageFormName} from '@/content/forms';
import {randomId} from '@/lib/forms/sendMessage';
import {fieldsIn, servedValue} from './fields';

/**
 * What is typed into a form, kept in the visitor's browser: one draft a form, the same in every language. Each tab has its
 * own; the browser has the newest one, for the tab that is opened next. Where a browser keeps nothing, a form works without.
 */
type Draft = {
  until: number;
  /** Another one for every other text: a message that is sent twice is known by it. */
  id: string;
  values: Record<string, string>;
};

/** The tab's own, then the browser's. */
const storages = [() => sessionStorage, () => localStorage];

/** Puts the draft back into the fields, and writes down what is in them then. */
export function restoreDraft(form: MessageFormName, place: ParentNode | null): void {
  const values = readDraft(form)?.values ?? {};
  for (const field of fieldsIn(place)) {
    const value = values[field.name];
    // What was typed before this script ran is newer than the draft.
    if (value !== undefined && field.value === servedValue(field)) field.value = value;
    // A choice that is no longer offered leaves a list with none.
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = servedValue(field) ?? '';
  }
  keepDraft(form, place);
}

/** Writes down what is in the fields and was put there by the visitor. */
export function keepDraft(form: MessageFormName, place: ParentNode | null): void {
  const former = readDraft(form);
  // What the visitor chose elsewhere may be what this page chooses by itself.
  const kept = fieldsIn(place).filter(
    (field) => field.value !== servedValue(field) || field.value === former?.values[field.name],
  );
  const values = Object.fromEntries(kept.map(({name, value}) => [name, value]));
  if (Object.keys(values).length === 0) {
    forgetDraft(form);
    return;
  }
  const same = former && JSON.stringify(former.values) === JSON.stringify(values);
  const draft: Draft = {until: Date.now() + draftLasts, id: same ? former.id : randomId(), values};
  inEach((storage) => storage.setItem(draftPrefix + form, JSON.stringify(draft)));
}

/** The id of the text that is kept. */
export const draftId = (form: MessageFormName): string | undefined => readDraft(form)?.id;

/** Forgets this text, or the one that is kept now; not a newer one, nor another tab's. */
export function forgetDraft(form: MessageFormName, id = draftId(form)): void {
  inEach((storage) => {
    if (draftIn(storage, form)?.id === id) storage.removeItem(draftPrefix + form);
  });
}

function readDraft(form: MessageFormName): Draft | undefined {
  let own: Draft | undefined;
  inEach((storage) => {
    own ??= draftIn(storage, form);
  });
  return own;
}

function draftIn(storage: Storage, form: MessageFormName): Draft | undefined {
  const draft: unknown = JSON.parse(storage.getItem(draftPrefix + form) ?? 'null');
  return isDraft(draft) && draft.until > Date.now() ? draft : undefined;
}

/** Another version of the site, or something else, may have written there. */
const isDraft = (kept: unknown): kept is Draft =>
  isRecord(kept) && typeof kept.until === 'number' && typeof kept.id === 'string' && isRecord(kept.values);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function inEach(act: (storage: Storage) => void) {
  for (const storage of storages) {
    try {
      act(storage());
    } catch {
      // It is blocked or full, or holds what is no JSON: the text stays on the page only.
    }
  }
}
