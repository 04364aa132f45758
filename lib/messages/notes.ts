import {memoize} from '@/lib/memoize';

/**
 * messages/notes.json: what a translator cannot see in a text. By key with its file, `*` standing for any one part:
 * `{"*.meta.title": {"max": 55, "where": "The tab of the browser, and the headline in search results"}}`.
 */
export type Note = {
  /** What it means, or which of its senses is meant. */
  about?: string;
  /** Where on the site it stands. */
  where?: string;
  /** The most letters that fit; a vowel sign above or below a letter is not one. */
  max?: number;
  /** Glossary words that a translation may do without here: they have another sense, or the sentence says it otherwise. */
  mayDrop?: readonly string[];
};

/** By key or pattern, in the order of the file. */
export type Notes = Map<string, Note>;

/** The notes on one message together: what a note on the very key says goes before what a pattern says. */
export function noteOn(notes: Notes, key: string): Note | undefined {
  const found: Note[] = [];
  for (const [pattern, note] of notes) if (pattern.includes('*') && matcherOf(pattern).test(key)) found.push(note);
  const exact = notes.get(key);
  return exact || found.length ? Object.assign({}, ...found, exact) : undefined;
}

/** The notes that no message has. */
export function notesWithoutKey(notes: Notes, keys: readonly string[]): string[] {
  const known = new Set(keys);
  return [...notes.keys()].filter((pattern) =>
    pattern.includes('*') ? !keys.some((key) => matcherOf(pattern).test(key)) : !known.has(pattern),
  );
}

const isText = (value: unknown) => typeof value === 'string';
const fields: Record<keyof Note, (value: unknown) => boolean> = {
  about: isText,
  where: isText,
  max: (value) => typeof value === 'number' && value > 0,
  mayDrop: (value) => Array.isArray(value) && value.every(isText),
};

/** What is wrong with a note as it stands in the file, or nothing. */
export function wrongIn(note: unknown): string | undefined {
  const isObject = typeof note === 'object' && note !== null && !Array.isArray(note);
  const known = new Map<string, (value: unknown) => boolean>(Object.entries(fields));
  const wrong = isObject ? Object.entries(note).filter(([name, value]) => !known.get(name)?.(value)) : [['', note]];
  if (!wrong.length) return undefined;
  return 'A note is { "about": "text", "where": "text", "max": a number, "mayDrop": ["glossary word"] }, each of which may be left out.';
}

/** A note in one line, for a report and for a comment in a PO file. */
export function noteText({about, where, max}: Note): string {
  return [about, where && `Where: ${where}.`, max && `At most ${max} letters.`].filter(Boolean).join(' ');
}

const matcherOf = memoize((pattern) => {
  const parts = pattern.split('.').map((part) => (part === '*' ? '[^.]+' : part.replace(/[^\w-]/g, '\\$&')));
  return new RegExp(`^${parts.join('\\.')}$`);
});
