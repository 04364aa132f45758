import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {draftArguments, keepDraft} from '@/lib/forms/draft';
import {fakeStorage} from './support/fakeStorage';

/** tests/e2e/contactForm.spec.ts tests drafts in a browser. */

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('document', {});
  vi.stubGlobal('location', new URL('https://www.shop.example/contact'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A form with two fields, as on a newly loaded page, and a function that types into one of them. */
function openForm() {
  const fields = ['subject', 'message'].map((name) => ({name, value: '', defaultValue: ''}));
  const form = Object.assign(new EventTarget(), {
    dataset: {} as DOMStringMap,
    querySelectorAll: () => fields,
    querySelector: () => null,
  });
  keepDraft(...draftArguments('contact'), form as unknown as HTMLFormElement);
  const type = (name: string, value: string) => {
    for (const field of fields) {
      if (field.name === name) field.value = value;
    }
    form.dispatchEvent(new Event('input'));
    return form.dataset.draft;
  };
  return {form, type};
}

test('a letter that is typed and deleted makes no other message, even if the page is reloaded in between', () => {
  const {type} = openForm();
  type('subject', 'Rate list');
  const id = type('message', 'Two counters');
  expect(type('message', 'Two countersx')).not.toBe(id);
  expect(type('message', 'Two counters')).toBe(id);

  type('message', 'Two countersx');
  const {form, type: typeAfterReload} = openForm();
  expect(form.dataset.draft).not.toBe(id);
  expect(typeAfterReload('message', 'Two counters')).toBe(id);
});

test('the same text after the form was emptied is another message', () => {
  const {form, type} = openForm();
  const id = type('subject', 'Rate list');
  form.dispatchEvent(new Event('reset'));
  expect(type('subject', 'Rate list')).not.toBe(id);
});
