import {parse, TYPE} from '@formatjs/icu-messageformat-parser';
import type {Elements} from '@/i18n/icu';
import {isUntranslated, textHash} from '@/i18n/tooling/untranslated';
import {memoize} from '@/lib/memoize';
import {type Catalog, lineOf, type Note, type Notes, namespaceOf, type Project} from './catalogs';
import {recordsOf} from './records';

/** One message in one language: what English has, what the language has, or both. */
export type Message = {
  locale: string;
  file: string;
  /** As in the file, `hero.title`, and with the file before it: `home.hero.title`. */
  key: string;
  fullKey: string;
  line: number;
  /** The file in this language and in English. */
  catalog: Catalog | undefined;
  sourceCatalog: Catalog | undefined;
  /** What the language has, and what English has; of an English message, that is `text`. */
  text: string | undefined;
  source: string | undefined;
  state: State;
  note: Note | undefined;
  /** None where the text cannot be read, of which the check `syntax` speaks and none after it. */
  parts: Elements;
  /** Undefined where there is no English text, or it cannot be read. */
  sourceParts: Elements | undefined;
};

/** `untranslated` is still the English text, of today or before; `stale` was made from English that has changed since. */
type State = 'source' | 'translated' | 'stale' | 'untranslated' | 'missing' | 'extra';

/** A check: what is wrong with a message and what to do, or nothing. */
export type Find = (message: Message, project: Project) => string | undefined;

export const listed = (items: Iterable<string>) => [...items].join(', ');

/** The keys of both maps, each once. */
export const allKeys = (one?: ReadonlyMap<string, unknown>, other?: ReadonlyMap<string, unknown>): Set<string> =>
  new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])]);

/** Every message of a language, by file, in the order of English. */
export function messagesOf(project: Project, locale: string): Message[] {
  const isSource = locale === project.source;
  const records = recordsOf(project, locale);
  const sourceCatalogs = project.catalogs.get(project.source);
  const catalogs = project.catalogs.get(locale);
  const messages: Message[] = [];
  for (const file of [...allKeys(sourceCatalogs, catalogs)].toSorted()) {
    const sourceCatalog = sourceCatalogs?.get(file);
    const catalog = catalogs?.get(file);
    for (const key of allKeys(sourceCatalog?.messages, catalog?.messages)) {
      const fullKey = `${namespaceOf(file)}.${key}`;
      const text = catalog?.messages.get(key)?.text;
      const source = isSource ? undefined : sourceCatalog?.messages.get(key)?.text;
      messages.push({
        locale,
        file,
        key,
        fullKey,
        catalog,
        sourceCatalog,
        text,
        source,
        line: lineOf(catalog, key),
        state: isSource ? 'source' : stateOf(source, text, project.glossary.protected, records.get(fullKey)),
        note: noteOn(project.notes, fullKey),
        parts: partsOf(text ?? '') ?? [],
        sourceParts: source === undefined ? undefined : partsOf(source),
      });
    }
  }
  return messages;
}

/** How far a message of another language than the source is; `names` stay as they are in every language. */
function stateOf(
  source: string | undefined,
  text: string | undefined,
  names: readonly string[],
  record: string | undefined,
): State {
  if (source === undefined) return 'extra';
  if (!text?.trim()) return 'missing';
  if (isUntranslated(source, text, names, record)) return 'untranslated';
  // A translation that nobody has recorded yet counts as made from today's English; the next run records it.
  const isCurrent = !record || record.startsWith(textHash(source));
  return isCurrent ? 'translated' : 'stale';
}

/** A message's parts. A plural or select without `other` is let through: a check says more of it. @throws on other mistakes */
export const readParts = (text: string): Elements => parse(text, {requiresOtherClause: false});

const partsOf = memoize((text): Elements | undefined => {
  // Most messages are plain text, for which no parser is needed.
  if (!/[{}<'#]/.test(text)) return [{type: TYPE.literal, value: text}];
  try {
    return readParts(text);
  } catch {
    return undefined; // the check `syntax` says why
  }
});

export const translatable = (messages: readonly Message[]) => messages.filter(({state}) => state !== 'extra');

export const isTranslated = ({state}: Message) => state === 'translated' || state === 'stale';

/** The notes on one message, in one: a note on the very key takes precedence over patterns. */
export function noteOn(notes: Notes, key: string): Note | undefined {
  const found: Note[] = [];
  for (const [pattern, note] of notes) {
    if (pattern !== key && isNoteOn(pattern, key)) found.push(note);
  }
  const exact = notes.get(key);
  if (exact) found.push(exact);
  return found.length ? Object.assign({}, ...found) : undefined;
}

/** Whether a key of the notes, in which a * is any one part, is that of a message. */
export const isNoteOn = (pattern: string, key: string) =>
  pattern === key || (pattern.includes('*') && matcherOf(pattern).test(key));

const matcherOf = memoize((pattern) => new RegExp(`^${pattern.split('*').map(RegExp.escape).join('[^.]+')}$`));

/** A note in one line, for a report and for a comment in a PO file. */
export const noteText = ({about, where, max}: Note): string =>
  [about, where && `Where: ${where}.`, max && `At most ${max} letters.`].filter(Boolean).join(' ');
