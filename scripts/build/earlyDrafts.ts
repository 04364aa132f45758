import {draftLasts, draftPrefix} from '@/content/forms';
import {inlineScript} from './inlineScript';

/**
 * The document with a script that puts the draft of a served form back and keeps what is typed there, as
 * components/forms/draft.ts does once it is there: it may be late, or never come. A document without a form stays as it is.
 */
export const withEarlyDrafts = (html: string): string =>
  html.includes(' data-draft="') ? html.replace('</body>', () => `${inlineScript(code)}</body>`) : html;

/** Reads as draft.ts does, and writes to the tab alone. */
const code = `(() => {
  const keyOf = (form) => '${draftPrefix}' + form.dataset.draft;
  const served = (field) => field.defaultValue ?? (field.querySelector('[selected]') ?? field[0]).value;
  addEventListener('input', ({target: {form}}) => {
    if (!form?.dataset.draft) return;
    const values = {};
    for (const field of form) {
      if (field.name && field.value !== served(field)) values[field.name] = field.value;
    }
    try {
      sessionStorage[keyOf(form)] = JSON.stringify({
        until: Date.now() + ${draftLasts}, id: '' + Math.random(), values,
      });
    } catch { /* Without storage there is no draft. */ }
  });
  for (const form of document.querySelectorAll('[data-draft]')) {
    try {
      const key = keyOf(form);
      const {until, values} = JSON.parse(sessionStorage[key] ?? localStorage[key] ?? '{}');
      if (until > Date.now()) for (const field of form) {
        if (field.name in values && field.value === served(field)) field.value = values[field.name];
      }
    } catch { /* Nor where something else stands in its place. */ }
  }
})()`;
