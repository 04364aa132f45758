import type {RefObject} from 'react';
import {changedIn, fieldsIn} from './fields';

/** Replaces a form by another with fields of the same names: what is typed stays, and so do the focus and the caret. */
export function carryOver(place: RefObject<HTMLElement | null>, replace: () => void) {
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
