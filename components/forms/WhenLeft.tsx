import {type ReactNode, useEffect, useLayoutEffect, useRef} from 'react';
import type {MessageFormName} from '@/content/forms';
import {restoreDraft} from './draft';
import {changedIn, type FormField} from './fields';

type Props = {
  form: MessageFormName;
  labels: Partial<Record<string, string>>;
  /** Told when the visitor comes to the form, and when they go on to something else in the page. */
  onWriting: (writing: boolean) => void;
  /** Told when its button is pressed. */
  onSend: () => void;
  /** Told what the visitor had written into the fields, now or before, a line each; empty: nothing. */
  onLeave: (text: string) => void;
  children: ReactNode;
};

/** A form that may be taken away while somebody writes in it. */
export function WhenLeft({form, labels, onWriting, onSend, onLeave, children}: Props) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    restoreDraft(form, element);
    return () => onLeave(writtenIn(element, labels));
  }, [form, labels, onLeave]);
  useEffect(() => {
    // Not the loss of the focus: a pressed label takes it as well, and another window.
    const look = ({target}: Event) => {
      // A press on no control in particular gives the focus to what is around all.
      if (!(target instanceof Node) || !place.current || target.contains(place.current)) return;
      onWriting(place.current.contains(target));
    };
    document.addEventListener('focusin', look);
    document.addEventListener('click', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('click', look);
    };
  }, [onWriting]);
  return (
    <div ref={place} onSubmit={onSend}>
      {children}
    </div>
  );
}

const writtenIn = (place: HTMLElement | null, labels: Props['labels']) =>
  changedIn(place)
    .map((field) => `${labels[field.name]}: ${asShown(field)}`)
    .join('\n');

/** As the visitor reads it. */
const asShown = (field: FormField) =>
  field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.value;
