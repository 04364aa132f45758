import type {FormField} from './fields';

/**
 * Puts the draft back into the form before the script, and keeps what is typed there, until draft.ts does: its script may
 * come late or never. Writes to the tab alone.
 */
export function keepEarlyDraft(key: string, lasts: number) {
  const form = document.currentScript?.previousElementSibling?.querySelector('form') as HTMLFormElement;
  const served = (field: FormField) =>
    'defaultValue' in field
      ? field.defaultValue
      : (field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.value;
  const fields = [...form.querySelectorAll<FormField>('input, textarea, select')];

  const restore = () => {
    try {
      const drafts = [sessionStorage, localStorage].map((storage) => JSON.parse(storage[key] ?? '{}'));
      const {values = {}} = drafts.find(({until}) => until > Date.now()) ?? {};
      for (const field of fields)
        if (field.name in values && field.value === served(field)) field.value = values[field.name];
    } catch {} // no storage, or something else in it
  };
  // A page that the browser prerendered reads the draft once it is shown.
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', restore);
  else restore();

  form.addEventListener('input', () => {
    const typed = fields.filter((field) => field.value !== served(field)).map(({name, value}) => [name, value]);
    try {
      sessionStorage[key] = JSON.stringify({
        until: Date.now() + lasts,
        id: String(Math.random()),
        values: Object.fromEntries(typed),
      });
    } catch {} // without storage there is no draft
  });
}
