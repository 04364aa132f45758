import {notFound} from 'next/navigation';

/** The entry of a slug that came in a URL. @throws Next's 404 when there is none */
export function entryOr404<Entries extends object>(entries: Entries, slug: string): keyof Entries & string {
  if (!Object.hasOwn(entries, slug)) notFound();
  return slug as keyof Entries & string; // just checked
}
