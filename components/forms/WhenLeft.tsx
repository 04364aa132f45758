import {type ReactNode, useLayoutEffect, useRef} from 'react';
import {changedIn, type FormField} from './fields';

type Props = {
  /** Told what the visitor had written into the fields, a line each; empty: nothing. */
  onLeave: (text: string) => void;
  children: ReactNode;
};

/** A form that may be taken away while somebody writes in it. */
export function WhenLeft({onLeave, children}: Props) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return () => onLeave(writtenIn(element));
  }, [onLeave]);
  return <div ref={place}>{children}</div>;
}

const writtenIn = (place: HTMLElement | null) =>
  changedIn(place)
    .map((field) => `${field.labels?.[0]?.textContent}: ${asShown(field)}`)
    .join('\n');

/** As the visitor reads it. */
const asShown = (field: FormField) =>
  field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.value;
