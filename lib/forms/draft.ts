import {aboutKey, draftLifetime, draftPrefix, type MessageFormName} from '@/content/forms';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The arguments of `keepDraft` for a form. */
export const draftArguments = (form: MessageFormName) => [draftPrefix + form, draftLifetime, aboutKey] as const;

/**
 * Restores a form's draft, and stores what is typed until the form is reset. A form has one draft for all languages. Each tab has its
 * own (sessionStorage), and a new tab starts with the newest (localStorage). The query parameter `about` preselects a choice once; the
 * visitor may change it.
 *
 * A draft expires its lifetime after the last keystroke. Restoring it does not extend that. forgetDrafts.ts removes it.
 *
 * `data-draft` of the form is the draft's id, which is empty for an empty form. It changes with the text, and back with it: whoever
 * types a letter and deletes it has the same message. `data-linked` is the choice that a link preselected.
 *
 * Runs as an inline script beside the form, and in forms rendered by React. It is serialised with toString(), so it cannot use this
 * module's scope.
 */
export function keepDraft(
  key: string,
  lifetime: number,
  about: string,
  form = document.currentScript?.parentElement?.querySelector('form'),
) {
  if (!form || form.dataset.draft !== undefined) return;
  const fields = [...form.querySelectorAll<Field>('input:not([data-honeypot]), textarea, select')];
  let values: Record<string, string> = {};
  let expiresAt = 0;
  form.dataset.draft = '';

  /** The value in the page's markup, such as the page's product. */
  const initialValue = (field: Field) =>
    'defaultValue' in field
      ? field.defaultValue
      : (field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.value;

  const inEachStorage = (act: (storage: Storage) => void) => {
    for (const getStorage of [() => sessionStorage, () => localStorage]) {
      try {
        act(getStorage());
      } catch {
        // The storage is blocked or full, or has other content. The text is only on the page then.
      }
    }
  };

  const store = (id: string) => {
    const formerId = form.dataset.draft;
    form.dataset.draft = id;
    const isNewText = id !== '' && id !== formerId;
    const draft = JSON.stringify({until: expiresAt, id, values, linked: form.dataset.linked});
    inEachStorage((storage) => {
      // The draft in localStorage may be another tab's, and only a new text replaces it.
      const mayReplace = isNewText || storage === sessionStorage || JSON.parse(storage[key]).id === formerId;
      if (!mayReplace) return;
      // sessionStorage keeps an empty draft, so that this tab does not restore another tab's.
      if (id || storage === sessionStorage) storage[key] = draft;
      else storage.removeItem(key);
    });
  };

  /** A random part, until the form is empty, and a hash of the text. */
  const idOf = (text: string): string => {
    const [random] = (form.dataset.draft || String(Math.random())).split('-');
    let hash = 0;
    for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
    return `${random}-${hash}`;
  };

  const save = () => {
    // An initial value is kept too if the visitor chose it on another page.
    const kept = fields.filter((field) => field.value !== initialValue(field) || field.value === values[field.name]);
    values = Object.fromEntries(kept.map(({name, value}) => [name, value]));
    store(kept.length ? idOf(JSON.stringify(values)) : '');
  };

  const saveNewText = () => {
    expiresAt = Date.now() + lifetime;
    save();
  };

  const restoreDraft = () => {
    let found = false;
    inEachStorage((storage) => {
      const draft = JSON.parse(storage[key]);
      const left = draft.until - Date.now();
      // One day of tolerance, because the clock may have been set back.
      const isUsable = left > 0 && left < lifetime + 864e5 && typeof draft.id === 'string';
      if (found || !isUsable) return;
      values = Object.fromEntries(
        Object.entries<string>(draft.values).filter(([, value]) => typeof value === 'string'),
      );
      found = true;
      expiresAt = draft.until;
      if (typeof draft.linked === 'string') form.dataset.linked = draft.linked;
      form.dataset.draft = draft.id;
    });
    for (const field of fields) {
      const value = values[field.name];
      const isTyped = field.value !== initialValue(field);
      const isOfLink = value === form.dataset.linked && Boolean(initialValue(field));
      if (value === undefined || isTyped || isOfLink) continue;
      field.value = value;
      const isOffered = field.value === value;
      if (!isOffered) field.value = initialValue(field) ?? '';
    }
    if (!found) return;
    store(form.dataset.draft ?? '');
    // React shows whether the message was sent already.
    form.dataset.hydrate = 'visible';
  };

  /** Removes the parameter from the URL. */
  const chooseLinked = () => {
    const url = new URL(location.href);
    const linked = url.searchParams.get(about);
    if (linked === null) return;
    url.searchParams.delete(about);
    history.replaceState(history.state, '', url);
    const option = form.querySelector<HTMLOptionElement>(`[name="${about}"] [value="${CSS.escape(linked)}"]`);
    if (!option) return;
    option.selected = true;
    form.dataset.linked = linked;
    expiresAt ||= Date.now() + lifetime;
    save();
  };

  const restore = () => {
    restoreDraft();
    chooseLinked();
  };

  // A prerendered page restores the draft when it is shown.
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', restore);
  else restore();
  form.addEventListener('input', saveNewText);
  form.addEventListener('reset', () => {
    values = {};
    delete form.dataset.linked;
    expiresAt = Date.now() + lifetime;
    store('');
  });
}
