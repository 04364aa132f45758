import {type RefObject, useLayoutEffect, useState} from 'react';
import {aboutKey} from '@/content/formFields';
import type {Subject} from '@/lib/forms/hostedForm';
import type {FormWords} from '@/lib/forms/words';

/** The text that the visitor had typed into the site's own form when the hosted form replaced it. */
type LeftText = {form: HTMLFormElement; text: string};

/**
 * Reads the site's own form when it is removed. `text` has a line for each field that the visitor filled in; `subject` is the
 * chosen subject.
 * @param wrapper the element around the form
 * @param isShown whether the form is there: the hosted one takes its place
 */
export function useTextLeftInOwnForm(wrapper: RefObject<HTMLElement | null>, isShown: boolean, words: FormWords) {
  const [left, setLeft] = useState<LeftText>();
  const [subject, setSubject] = useState<Subject>();

  useLayoutEffect(() => {
    const parent = wrapper.current;
    if (!isShown || !parent) return;
    // React runs this before it removes the form from the document.
    return function readForm() {
      const form = parent.querySelector('form');
      setLeft(form ? leftTextIn(form, words) : undefined);
      setSubject(subjectOf(form));
    };
  }, [wrapper, isShown, words]);

  const discard = () => {
    left?.form.reset();
    setLeft(undefined);
  };
  return {text: left?.text, subject, discard};
}

/** The text in a form, without values that came with the page or with a link. */
function leftTextIn(form: HTMLFormElement, {labels, choices = []}: FormWords): LeftText | undefined {
  const lines: string[] = [];
  for (const [name, value] of new FormData(form)) {
    const label = labels[name];
    const field = form.elements.namedItem(name) as FormField;
    const isLinked = name === aboutKey && value === form.dataset.linked;
    if (!value || !label || isLinked || value === initialValue(field)) continue;
    const choice = choices.find((one) => one.value === value);
    lines.push(`${label}: ${choice?.label ?? value}`);
  }
  return lines.length ? {form, text: lines.join('\n')} : undefined;
}

/** The subject that the visitor has chosen. Undefined for "not sure yet". */
function subjectOf(form: HTMLFormElement | null): Subject | undefined {
  const field = form?.elements.namedItem(aboutKey);
  if (!(field instanceof HTMLSelectElement) || !field.value) return undefined;
  return {value: field.value, label: field.selectedOptions[0]?.label ?? ''};
}

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The value in the page's markup. keepDraft has its own copy, because it is serialised without its module. */
function initialValue(field: FormField): string | undefined {
  if ('defaultValue' in field) return field.defaultValue;
  return field.querySelector<HTMLOptionElement>('[selected]')?.value;
}
