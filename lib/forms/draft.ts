import {aboutKey, draftLifetime, draftPrefix, type MessageFormName} from '@/content/forms';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What `keepDraft` is to know of a form. */
export const draftArguments = (form: MessageFormName) => [draftPrefix + form, draftLifetime, aboutKey] as const;

/**
 * Puts the draft back into a form, and keeps what is typed there until the form is reset: one draft a form, the same in
 * every language. Each tab has its own; the browser has the newest one, for the tab that is opened next. What the address says
 * in the query `about` is chosen, once: the visitor may choose otherwise.
 *
 * A draft ends with its lifetime after the last letter; to be seen again does not lengthen it (forgetDrafts.ts removes it).
 *
 * The draft's id, which changes with its text, stands in the form's `data-draft`; it is empty before anything is typed. What a
 * link chose stands in `data-linked`.
 *
 * Runs as an inline script beside the form, and for one that React draws. It is serialised with toString(), without this
 * module's scope.
 */
export function keepDraft(
  key: string,
  lasts: number,
  about: string,
  form = document.currentScript?.parentElement?.querySelector('form'),
) {
  if (!form || form.dataset.draft !== undefined) return;
  const fields = [...form.querySelectorAll<Field>('input:not([data-honeypot]), textarea, select')];
  let values: Record<string, string> = {};
  let until = 0;
  form.dataset.draft = '';

  /** What the page itself put into a field, such as the product that it is about. */
  const served = (field: Field) =>
    'defaultValue' in field
      ? field.defaultValue
      : (field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.value;

  const inEachStorage = (act: (storage: Storage) => void) => {
    for (const getStorage of [() => sessionStorage, () => localStorage]) {
      try {
        act(getStorage());
      } catch {
        // It is blocked or full, or holds something else: the text stays on the page only.
      }
    }
  };

  const store = (id: string) => {
    const formerId = form.dataset.draft;
    form.dataset.draft = id;
    const isNewText = id !== '' && id !== formerId;
    const draft = JSON.stringify({until, id, values, linked: form.dataset.linked});
    inEachStorage((storage) => {
      // The browser's draft may be another tab's: only a new text takes its place.
      const mayReplace = isNewText || storage === sessionStorage || JSON.parse(storage[key]).id === formerId;
      if (!mayReplace) return;
      // An empty one stays in its tab, where another tab's text would come otherwise.
      if (id || storage === sessionStorage) storage[key] = draft;
      else storage.removeItem(key);
    });
  };

  const save = () => {
    // What the visitor chose elsewhere may be what this page chooses by itself.
    const kept = fields.filter((field) => field.value !== served(field) || field.value === values[field.name]);
    values = Object.fromEntries(kept.map(({name, value}) => [name, value]));
    store(kept.length ? String(Math.random()) : '');
  };

  const saveNewText = () => {
    until = Date.now() + lasts;
    save();
  };

  const restoreDraft = () => {
    let found = false;
    inEachStorage((storage) => {
      const draft = JSON.parse(storage[key]);
      const left = draft.until - Date.now();
      // A day more: a clock may have been put back.
      const isUsable = left > 0 && left < lasts + 864e5 && typeof draft.id === 'string';
      if (found || !isUsable) return;
      values = Object.fromEntries(
        Object.entries<string>(draft.values).filter(([, value]) => typeof value === 'string'),
      );
      found = true;
      until = draft.until;
      if (typeof draft.linked === 'string') form.dataset.linked = draft.linked;
      form.dataset.draft = draft.id;
    });
    for (const field of fields) {
      const value = values[field.name];
      const isNewer = field.value !== served(field);
      const isOfLink = value === form.dataset.linked && Boolean(served(field));
      if (value === undefined || isNewer || isOfLink) continue;
      field.value = value;
      const isOffered = field.value === value;
      if (!isOffered) field.value = served(field) ?? '';
    }
    if (!found) return;
    store(form.dataset.draft ?? '');
    // React says what became of a message that was sent from here.
    form.dataset.hydrate = 'visible';
  };

  /** The address keeps the query only until it is read. */
  const chooseLinked = () => {
    const url = new URL(location.href);
    const asked = url.searchParams.get(about);
    if (asked === null) return;
    url.searchParams.delete(about);
    history.replaceState(history.state, '', url);
    const option = form.querySelector<HTMLOptionElement>(`[name="${about}"] [value="${CSS.escape(asked)}"]`);
    if (!option) return;
    option.selected = true;
    form.dataset.linked = asked;
    until ||= Date.now() + lasts;
    save();
  };

  const restore = () => {
    restoreDraft();
    chooseLinked();
  };

  // A page that the browser prerendered reads the draft once it is shown.
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', restore);
  else restore();
  form.addEventListener('input', saveNewText);
  form.addEventListener('reset', () => {
    values = {};
    delete form.dataset.linked;
    until = Date.now() + lasts;
    store('');
  });
}
