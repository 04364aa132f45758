import {aboutKey, draftPrefix, type MessageFormName} from '@/content/formFields';
import {draftLifetime} from '@/content/timesAndLimits';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Draft = {until: number; id: string; values: Record<string, string>; linked?: string | undefined};

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
 *
 * A field in a fold (`<details>`) that gets a value, or a complaint of the browser, opens it.
 */
export function keepDraft(
  key: string,
  lifetime: number,
  about: string,
  form = document.currentScript?.parentElement?.querySelector('form'),
) {
  if (!form || form.dataset.draft !== undefined) return;
  const fields = [...form.querySelectorAll<Field>('input:not([data-honeypot]), textarea, select')];
  const fold = form.querySelector('details');
  let values: Record<string, string> = {};
  let expiresAt = 0;
  form.dataset.draft = '';

  /** The value in the page's markup, such as the page's product. */
  const initialValue = (field: Field) =>
    'defaultValue' in field
      ? field.defaultValue
      : (field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.value;

  /** Those that the browser does not block. */
  const storages: Storage[] = [];
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    try {
      storages.push(globalThis[name]);
    } catch {
      // Without storage, the text is only on the page.
    }
  }

  /** What a storage has under the form's key. It may have other content than a draft. */
  const readDraft = (storage: Storage): Partial<Draft> | undefined => {
    try {
      return JSON.parse(storage[key]) ?? undefined;
    } catch {
      return undefined;
    }
  };

  const isUsable = (draft: Partial<Draft> | undefined): draft is Draft => {
    const left = (draft?.until ?? 0) - Date.now();
    // One day of tolerance, because the clock may have been set back.
    const isCurrent = left > 0 && left < lifetime + 864e5;
    return isCurrent && typeof draft?.id === 'string' && draft.values instanceof Object;
  };

  const writeDraft = (storage: Storage, draft: Draft) => {
    try {
      // sessionStorage keeps an empty draft, so that this tab does not restore another tab's.
      if (draft.id || storage === sessionStorage) storage[key] = JSON.stringify(draft);
      else storage.removeItem(key);
    } catch {
      // The storage is full. The text is only on the page then.
    }
  };

  const store = (id: string) => {
    const formerId = form.dataset.draft;
    form.dataset.draft = id;
    const isNewText = id !== '' && id !== formerId;
    for (const storage of storages) {
      // The draft in localStorage may be another tab's, and only a new text replaces it.
      const mayReplace = isNewText || storage === sessionStorage || readDraft(storage)?.id === formerId;
      if (mayReplace) writeDraft(storage, {until: expiresAt, id, values, linked: form.dataset.linked});
    }
  };

  /** `<random>-<hash of the text>`. The random part stays until the form is empty. */
  const idOf = (text: string): string => {
    const [random] = (form.dataset.draft || String(Math.random())).split('-');
    let hash = 0;
    for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
    return `${random}-${hash}`;
  };

  const save = () => {
    const isChanged = (field: Field) => field.value !== initialValue(field);
    // An initial value is kept too if the visitor chose it on another page.
    const wasInDraft = (field: Field) => field.value === values[field.name];
    const kept = fields.filter((field) => isChanged(field) || wasInDraft(field));
    values = Object.fromEntries(kept.map(({name, value}) => [name, value]));
    store(kept.length ? idOf(JSON.stringify(values)) : '');
  };

  const saveNewText = () => {
    expiresAt = Date.now() + lifetime;
    save();
  };

  const restoreField = (field: Field) => {
    const value = values[field.name];
    const hasVisitorTyped = field.value !== initialValue(field);
    // A link chose the draft's value, and the page has its own.
    const isOverruledByPage = value === form.dataset.linked && Boolean(initialValue(field));
    if (value === undefined || hasVisitorTyped || isOverruledByPage) return;
    field.value = value;
    const isOffered = field.value === value;
    if (!isOffered) field.value = initialValue(field) ?? '';
  };

  const unfold = (field: Node) => {
    if (fold?.contains(field)) fold.open = true;
  };

  const restoreDraft = () => {
    const draft = storages.map(readDraft).find(isUsable);
    if (!draft) return;
    values = Object.fromEntries(Object.entries(draft.values).filter(([, value]) => typeof value === 'string'));
    expiresAt = draft.until;
    if (typeof draft.linked === 'string') form.dataset.linked = draft.linked;
    form.dataset.draft = draft.id;
    for (const field of fields) {
      restoreField(field);
      if (field.value !== initialValue(field)) unfold(field);
    }
    store(draft.id);
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
    unfold(option);
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
  // What a browser fills in by itself is seen, and so is its complaint, which does not bubble.
  for (const type of ['input', 'invalid']) form.addEventListener(type, ({target}) => unfold(target as Node), true);
  form.addEventListener('reset', () => {
    values = {};
    delete form.dataset.linked;
    expiresAt = Date.now() + lifetime;
    store('');
  });
}
