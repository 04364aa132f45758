import type {RefObject} from 'react';
import {type aboutKey, draftLasts, draftPrefix, type MessageFormName} from '@/content/forms';
import {randomId} from './submitMessage';

/**
 * What is typed into a form, kept in the visitor's browser: one draft a form, the same in every language. Each tab has its
 * own; the browser has the newest one, for the tab that is opened next. Where a browser keeps nothing, a form works without.
 */
type Draft = {
  until: number;
  /** Changes with the text; lets a receiver drop duplicates. */
  id: string;
  values: Record<string, string>;
  /** What a link chose. A page that is about something itself does not take it over. */
  linked?: string | undefined;
};

/** A field as it stands in the document. */
export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields that a visitor fills in, in their order: not the honeypot, which no person sees. */
const fieldsIn = (place: ParentNode | null): FormField[] =>
  [...(place?.querySelectorAll<FormField>('input:not([data-honeypot]), textarea, select') ?? [])].filter(
    ({name}) => name,
  );

/** Those that hold something that the page did not put there. */
export const changedIn = (place: ParentNode | null) =>
  fieldsIn(place).filter((field) => field.value !== servedValue(field));

/** What the page itself put into a field, such as the product that it is about. */
const servedValue = (field: FormField) =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find(({defaultSelected}) => defaultSelected) ?? field.options[0])?.value
    : field.defaultValue;

/** Puts the draft back into the fields, and saves what is in them then. */
export function restoreDraft(form: MessageFormName, place: ParentNode | null): void {
  const {values = {}, linked} = readDraft(form) ?? {};
  for (const field of fieldsIn(place)) {
    const value = values[field.name];
    if (value === linked && servedValue(field)) continue;
    // What was typed before this script ran is newer than the draft.
    if (value !== undefined && field.value === servedValue(field)) field.value = value;
    // A choice that is no longer offered leaves a list with none.
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = servedValue(field) ?? '';
  }
  saveDraft(form, place);
}

/** Saves what is in the fields and was put there by the visitor. */
export function saveDraft(form: MessageFormName, place: ParentNode | null): void {
  const former = readDraft(form);
  // What the visitor chose elsewhere may be what this page chooses by itself.
  const kept = fieldsIn(place).filter(
    (field) => field.value !== servedValue(field) || field.value === former?.values[field.name],
  );
  const values = Object.fromEntries(kept.map(({name, value}) => [name, value]));
  if (Object.keys(values).length === 0) {
    clearDraft(form);
    return;
  }
  const same = former && JSON.stringify(former.values) === JSON.stringify(values);
  const id = same ? former.id : randomId();
  const draft: Draft = {until: Date.now() + draftLasts, id, values, linked: former?.linked};
  inEachStorage((storage) => storage.setItem(draftPrefix + form, JSON.stringify(draft)));
}

/** The id of the text that is kept. */
export const draftId = (form: MessageFormName): string | undefined => readDraft(form)?.id;

/** Deletes this text, or the one that is kept now; not a newer one, nor another tab's. */
export function clearDraft(form: MessageFormName, id = draftId(form)): void {
  inEachStorage((storage) => {
    if (draftIn(storage, form)?.id === id) storage.removeItem(draftPrefix + form);
  });
}

/** Replaces a form by another with fields of the same names: what is typed stays, and so do the focus and the caret. */
export function replaceForm(place: RefObject<HTMLElement | null>, replace: () => void) {
  // What the page itself chose is no choice of the visitor's, whose draft may say otherwise.
  const typed = new Map(changedIn(place.current).map(({name, value}) => [name, value]));
  const focused = fieldsIn(place.current).find((field) => field === document.activeElement);
  const caret = focused && 'selectionStart' in focused ? [focused.selectionStart, focused.selectionEnd] : [];
  replace();
  for (const field of fieldsIn(place.current)) {
    const value = typed.get(field.name);
    if (value !== undefined) {
      field.value = value;
      // As if it were typed here: the draft is to have it.
      field.dispatchEvent(new Event('input', {bubbles: true}));
    }
    if (field.name !== focused?.name) continue;
    field.focus({preventScroll: true});
    const [start = null, end = null] = caret;
    // Fields such as the email's have no caret that a script may set.
    if (start !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(start, end);
  }
}

/** The tab's own, then the browser's. */
function readDraft(form: MessageFormName): Draft | undefined {
  let own: Draft | undefined;
  inEachStorage((storage) => {
    own ??= draftIn(storage, form);
  });
  return own;
}

function draftIn(storage: Storage, form: MessageFormName): Draft | undefined {
  const draft: Draft | null = JSON.parse(storage.getItem(draftPrefix + form) ?? 'null');
  // Another version of the site, or something else, may have written there.
  return draft?.id && draft.values && draft.until > Date.now() ? draft : undefined;
}

function inEachStorage(act: (storage: Storage) => void) {
  for (const storage of [() => sessionStorage, () => localStorage]) {
    try {
      act(storage());
    } catch {
      // It is blocked or full, or holds what is no JSON: the text stays on the page only.
    }
  }
}

/**
 * An inline script: puts the draft back into the form before it, and saves what is typed there in the tab, until MessageForm does,
 * whose script may come late or never. What the address says in the query `about` is chosen, once: the visitor may choose otherwise.
 * It is serialised with toString(), without this module's scope.
 */
export function draftBeforeScripts(key: string, lasts: number, about: typeof aboutKey) {
  const form = document.currentScript?.previousElementSibling?.querySelector('form') as HTMLFormElement;
  const served = (field: FormField) =>
    'defaultValue' in field
      ? field.defaultValue
      : (field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.value;
  const fields = [...form.querySelectorAll<FormField>('input, textarea, select')];
  let linked: string | undefined;

  const save = () => {
    const typed = fields.filter((field) => field.value !== served(field)).map(({name, value}) => [name, value]);
    try {
      sessionStorage[key] = JSON.stringify({
        until: Date.now() + lasts,
        id: String(Math.random()),
        values: Object.fromEntries(typed),
        linked,
      });
    } catch {} // without storage there is no draft
  };
  const read = (storage: Storage) => {
    try {
      return JSON.parse(storage[key] ?? '{}');
    } catch {
      return {}; // something else is in it
    }
  };
  const restore = () => {
    try {
      const drafts = [read(sessionStorage), read(localStorage)];
      const {values = {}, ...draft} = drafts.find(({until}) => until > Date.now()) ?? {};
      linked = draft.linked;
      for (const field of fields) {
        const value = values[field.name];
        if (value === undefined || field.value !== served(field) || (value === linked && served(field))) continue;
        field.value = value;
      }
    } catch {} // without storage there is no draft
    const url = new URL(location.href);
    const asked = url.searchParams.get(about);
    if (asked === null) return;
    url.searchParams.delete(about);
    history.replaceState(history.state, '', url);
    const option = form.querySelector<HTMLOptionElement>(`[name="${about}"] [value="${CSS.escape(asked)}"]`);
    if (!option) return;
    option.selected = true;
    linked = asked;
    save();
  };
  // A page that the browser prerendered reads the draft once it is shown.
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', restore);
  else restore();
  form.addEventListener('input', save);
}
