import {parse, TYPE} from '@formatjs/icu-messageformat-parser';
import type {Elements} from '@/i18n/icu';
import {isUntranslated, textHash} from '@/i18n/tooling/untranslated';
import {memoize} from '@/lib/memoize';
import {type Catalog, lineOf, type Note, type Notes, namespaceOf, type Project} from './catalogs';
import {hashesOf, recordsOf} from './records';

/** One message in one language. Either English or the language may lack it. */
export type Message = {
  locale: string;
  file: string;
  /** The key in the file: `hero.title`. */
  key: string;
  /** The key with the name of the file: `home.hero.title`. */
  fullKey: string;
  line: number;
  /** The file in this language and in English. */
  catalog: Catalog | undefined;
  sourceCatalog: Catalog | undefined;
  /** The text in this language, and the English text. An English message has only `text`. */
  text: string | undefined;
  source: string | undefined;
  state: State;
  note: Note | undefined;
  /** Empty if the text cannot be parsed. The check `syntax` reports that and ends the checks. */
  parts: Elements;
  /** Undefined if there is no English text or it cannot be parsed. */
  sourceParts: Elements | undefined;
};

/** `untranslated`: still the English text, today's or a former one. `stale`: made from an English text that has changed since. */
type State = 'source' | 'translated' | 'stale' | 'untranslated' | 'missing' | 'extra';

/** A check returns the problem of a message with advice, or nothing. */
export type Check = (message: Message, project: Project) => string | undefined;

export const commaList = (items: Iterable<string>) => [...items].join(', ');

/** The keys of both maps, each once. */
export const allKeys = (one?: ReadonlyMap<string, unknown>, other?: ReadonlyMap<string, unknown>): Set<string> =>
  new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])]);

/** All messages of a language, by file and in the order of English. */
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

/** The state of a translation. `names` are the same in every language. */
function stateOf(
  source: string | undefined,
  text: string | undefined,
  names: readonly string[],
  record: string | undefined,
): State {
  if (source === undefined) return 'extra';
  if (!text?.trim()) return 'missing';
  if (isUntranslated(source, text, names, record)) return 'untranslated';
  // A translation without a record counts as made from today's English. The next run records it.
  const isCurrent = !record || hashesOf(record).source === textHash(source);
  return isCurrent ? 'translated' : 'stale';
}

/** Parses a message. A plural or select without `other` is accepted, because a check reports it. @throws on other mistakes */
export const readParts = (text: string): Elements => parse(text, {requiresOtherClause: false});

const partsOf = memoize((text): Elements | undefined => {
  // Most messages are plain text, for which no parser is needed.
  if (!/[{}<'#]/.test(text)) return [{type: TYPE.literal, value: text}];
  try {
    return readParts(text);
  } catch {
    // The check `syntax` reports why.
    return undefined;
  }
});

export const translatable = (messages: readonly Message[]) => messages.filter(({state}) => state !== 'extra');

export const isTranslated = ({state}: Message) => state === 'translated' || state === 'stale';

/** All notes on a message, merged. A note on the exact key takes precedence over patterns. */
export function noteOn(notes: Notes, key: string): Note | undefined {
  const found: Note[] = [];
  for (const [pattern, note] of notes) {
    if (pattern !== key && isNoteOn(pattern, key)) found.push(note);
  }
  const exact = notes.get(key);
  if (exact) found.push(exact);
  return found.length ? Object.assign({}, ...found) : undefined;
}

/** Whether a note is for a message. In the pattern, a * is any one part of a key. */
export const isNoteOn = (pattern: string, key: string) =>
  pattern === key || (pattern.includes('*') && matcherOf(pattern).test(key));

const matcherOf = memoize((pattern) => new RegExp(`^${pattern.split('*').map(RegExp.escape).join('[^.]+')}$`));

/** A note in one line, for a report and for a comment in a PO file. */
export const noteText = ({about, where, max}: Note): string =>
  [about, where && `Where: ${where}.`, max && `At most ${max} letters.`].filter(Boolean).join(' ');
