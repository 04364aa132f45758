import {type ReactNode, useLayoutEffect, useRef} from 'react';
import {servedValue} from './useDraft';

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

function writtenIn(place: HTMLElement | null): string {
  const fields = place?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([data-trap]), textarea');
  return [...(fields ?? [])]
    .filter((field) => field.value !== servedValue(field))
    .map((field) => `${field.labels?.[0]?.textContent}: ${field.value}`)
    .join('\n');
}
