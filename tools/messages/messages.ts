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
export type Find = (message: Message, project: Project) => string | false | undefined;

export const listed = (items: Iterable<string>) => [...items].join(', ');

/** Every message of a language, by file, in the order of English. */
export function messagesOf(project: Project, locale: string): Message[] {
  const isSource = locale === project.source;
  const records = recordsOf(project, locale);
  const stateOf = (key: string, source?: string, text = ''): State => {
    if (isSource) return 'source';
    if (source === undefined) return 'extra';
    if (!text.trim()) return 'missing';
    const record = records.get(key);
    if (isUntranslated(source, text, project.glossary.protected, record)) return 'untranslated';
    // A translation that nobody has recorded yet counts as made from today's English; the next run records it.
    return !record || record.startsWith(textHash(source)) ? 'translated' : 'stale';
  };
  const [english, own] = [project.catalogs.get(project.source), project.catalogs.get(locale)];
  return [...new Set([...(english?.keys() ?? []), ...(own?.keys() ?? [])])].toSorted().flatMap((file) => {
    const [sourceCatalog, catalog] = [english?.get(file), own?.get(file)];
    const keys = new Set([...(sourceCatalog?.messages.keys() ?? []), ...(catalog?.messages.keys() ?? [])]);
    return [...keys].map((key): Message => {
      const fullKey = `${namespaceOf(file)}.${key}`;
      const text = catalog?.messages.get(key)?.text;
      const source = isSource ? undefined : sourceCatalog?.messages.get(key)?.text;
      return {
        ...{locale, file, key, fullKey, catalog, sourceCatalog, text, source},
        line: lineOf(catalog, key),
        state: stateOf(fullKey, source, text),
        note: noteOn(project.notes, fullKey),
        parts: partsOf(text ?? '') ?? [],
        sourceParts: source === undefined ? undefined : partsOf(source),
      };
    });
  });
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

/** The notes on one message: what a note on the very key says goes before what a pattern says. */
export function noteOn(notes: Notes, key: string): Note | undefined {
  const found = [...notes].filter(([pattern]) => pattern !== key && isNoteOn(pattern, key)).map(([, note]) => note);
  const exact = notes.get(key);
  return exact || found.length ? Object.assign({}, ...found, exact) : undefined;
}

/** Whether a key of the notes, in which a * is any one part, is that of a message. */
export const isNoteOn = (pattern: string, key: string) =>
  pattern === key || (pattern.includes('*') && matcherOf(pattern).test(key));

const matcherOf = memoize((pattern) => new RegExp(`^${pattern.split('*').map(RegExp.escape).join('[^.]+')}$`));

/** A note in one line, for a report and for a comment in a PO file. */
export const noteText = ({about, where, max}: Note): string =>
  [about, where && `Where: ${where}.`, max && `At most ${max} letters.`].filter(Boolean).join(' ');
