import {type ReactNode, useLayoutEffect, useRef} from 'react';
import type {MessageFormName} from '@/content/forms';
import {restoreDraft} from './draft';
import {changedIn, type FormField} from './fields';

type Props = {
  form: MessageFormName;
  labels: Partial<Record<string, string>>;
  /** Told whether the focus is in the form. */
  onWriting: (writing: boolean) => void;
  /** Told what the visitor had written into the fields, now or before, a line each; empty: nothing. */
  onLeave: (text: string) => void;
  children: ReactNode;
};

/** A form that may be taken away while somebody writes in it. */
export function WhenLeft({form, labels, onWriting, onLeave, children}: Props) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    restoreDraft(form, element);
    return () => onLeave(writtenIn(element, labels));
  }, [form, labels, onLeave]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what bubbles up from the fields
    <div
      ref={place}
      onFocus={() => onWriting(true)}
      onBlur={({currentTarget, relatedTarget}) => onWriting(currentTarget.contains(relatedTarget))}
    >
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
