import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Node, type ParseError, parseTree, printParseErrorCode} from 'jsonc-parser';
import {catalogFiles, languageFolders, readJson} from '@/i18n/tooling/catalogFiles';
import type {Tree} from '@/i18n/tree';

/** The command was called with something that it cannot do: the message says what it can. */
export class UsageError extends Error {}

/** A file beside the catalogs is not JSON: the message says which, and where. */
export class UnreadableError extends Error {}

/** The folder `messages/` as it lies there, read once. Files are named as in the folder: `home.json`. */
export type Project = {
  root: string;
  /** The language that the others are translated from; the first of `locales`. */
  source: string;
  locales: readonly string[];
  catalogs: Map<string, Map<string, Catalog>>;
  glossary: Glossary;
  notes: Notes;
  /** By language, the lines of its file as they are. */
  records: Map<string, Record<string, unknown>>;
};

/** A JSON file of messages, with the lines that a translator has to find, counted from 1. */
export type Catalog = {
  /** By dotted key, in the order of the file; each with the line of its key. */
  messages: Map<string, {text: string; line: number}>;
  /** The lines of the objects that hold messages, by dotted key; the file itself is ''. */
  groups: Map<string, number>;
  /** What keeps the file, or one key of it (`key` is '' for the file), from being read. */
  problems: {key: string; line: number; column: number; message: string}[];
  /** False when the file is not a JSON object: then nothing can be said of its messages. */
  readable: boolean;
};

/** messages/glossary.json: names that stay as they are; by language, an English word’s translations, and words with better ones. */
type Words = {terms?: {[english: string]: readonly string[]}; forbidden?: {[word: string]: string}};
type Glossary = {protected: readonly string[]; languages: {[locale: string]: Words}};

/** messages/notes.json: what a translator cannot see in a text. By key with its file, `*` standing for any one part. */
export type Notes = Map<string, Note>;
/** `max` is the most letters that fit, `mayDrop` are glossary words that a translation may do without here. */
export type Note = {about?: string; where?: string; max?: number; mayDrop?: readonly string[]};

/** A key of the whole site begins with its file's name: `home.json` → `home`. */
export const namespaceOf = (file: string) => file.replace(/\.json$/, '');

/** Whether a key is a place's own or lies below it: `hero.title` is within `hero`. */
export const isWithin = (key: string, place: string): boolean => key === place || key.startsWith(`${place}.`);

export const recordsFile = (locale: string) => `records.${locale}.json`;

export const inMessages = ({root}: Pick<Project, 'root'>, ...path: string[]) => join(root, 'messages', ...path);

/** `languages` has the source first; other folders are added. @throws UnreadableError when a file beside the catalogs is not JSON */
export function readProject(root: string, languages: readonly string[]): Project {
  const [source = 'en'] = languages;
  const locales = [...new Set([...languages, ...languageFolders(root)])];
  const read = (file: string): Record<string, unknown> => {
    try {
      return readJson(inMessages({root}, file)) ?? {};
    } catch (error) {
      throw new UnreadableError(String(error));
    }
  };
  const catalogsOf = (locale: string) => {
    const files = existsSync(inMessages({root}, locale)) ? catalogFiles(inMessages({root}, locale)) : [];
    return new Map(files.map((file) => [file, readCatalog(readFileSync(inMessages({root}, locale, file), 'utf8'))]));
  };
  const {protected: names = [], ...byLanguage} = read('glossary.json');
  return {
    ...{root, source, locales},
    catalogs: new Map(locales.map((locale) => [locale, catalogsOf(locale)])),
    glossary: {protected: names, languages: byLanguage} as Glossary,
    notes: new Map(Object.entries(read('notes.json'))) as Notes,
    records: new Map(locales.map((locale) => [locale, read(recordsFile(locale))])),
  };
}

/** The catalog in a file's text. Keys that stand twice and values that are not text, which `JSON.parse` accepts, are problems. */
function readCatalog(source: string): Catalog {
  const text = source.replace(/^\uFEFF/, '');
  const starts = [0, ...text.matchAll(/\n/g).map(({index}) => index + 1)];
  const positionOf = (offset: number) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return {line: line + 1, column: offset - (starts[line] ?? 0) + 1};
  };
  const [messages, groups]: [Catalog['messages'], Catalog['groups']] = [new Map(), new Map()];
  const problems: Catalog['problems'] = [];
  const report = (message: string, offset = 0, key = '') => problems.push({key, ...positionOf(offset), message});
  const keys = new Set<string>();
  const readGroup = (group: Node, place: string) => {
    groups.set(place, positionOf(group.offset).line);
    for (const {children: [{value = '', offset} = group, content] = []} of group.children ?? []) {
      const name = String(value).normalize('NFC');
      const key = place ? `${place}.${name}` : name;
      const isNew = !keys.has(key);
      keys.add(key);
      if (!isNew) report('The key stands twice, and only one can count. Delete one of the two.', offset, key);
      else if (!name || name.includes('.')) report('A key is not empty and has no full stop in it.', offset, key);
      else if (content?.type === 'string')
        messages.set(key, {text: content.value.normalize('NFC'), line: positionOf(offset).line});
      else if (content?.type !== 'object') report('The value must be text, in quotation marks.', offset, key);
      // Also behind a wrong key: those of the notes have full stops.
      if (isNew && content?.type === 'object') readGroup(content, key);
    }
  };
  const mark = 'The file begins with a byte order mark, at which the build stops. Save it as UTF-8 without one.';
  if (text !== source) report(mark);
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, {disallowComments: true});
  const [first] = errors;
  const explained = first && jsonErrors.find(([name]) => name.test(printParseErrorCode(first.error)));
  if (explained) report(explained[1], first.offset);
  else if (root?.type === 'object') readGroup(root, '');
  else report('A catalog is one object: { "key": "text" }.');
  return {messages, groups, problems, readable: groups.has('')};
}

/** What the parser calls its errors, in a translator's words. The first that fits. */
const jsonErrors: readonly [RegExp, string][] = [
  [/^InvalidSymbol|^ValueExpected/, 'Text in straight quotation marks ("…") is wanted here.'],
  [/^Property/, 'There is a comma too many before this, or a key in straight quotation marks is missing.'],
  [/^Colon/, 'A colon is wanted here, between the key and its text.'],
  [/^Comma/, 'A comma is wanted before this.'],
  [/^CloseBrace/, 'A comma or a closing } is wanted here.'],
  [/^EndOfFile/, 'Something follows the closing }. Is there a } too many above it?'],
  [/EndOfString/, 'The text that begins here has no closing quotation mark on its line.'],
  [
    /Escape|Unicode/,
    'In this text a \\ is followed by none of " \\ / b f n r t, nor by u and four hexadecimal digits.',
  ],
  [/InvalidCharacter/, 'A tab or another control character stands in this text; write \\t or a space.'],
  [/./, 'This is not JSON.'],
];

/** The line of a key, or, where it is missing, of the nearest object around its place. */
export function lineOf(catalog: Catalog | undefined, key: string): number {
  const line = catalog?.messages.get(key)?.line ?? catalog?.groups.get(key);
  return line ?? (key ? lineOf(catalog, key.slice(0, Math.max(0, key.lastIndexOf('.')))) : 1);
}

/** All messages of a language that are text, by key with the file: `home.hero.title`. */
export function textsOf({catalogs}: Project, locale: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [file, {messages}] of catalogs.get(locale) ?? [])
    for (const [key, {text}] of messages) texts.set(`${namespaceOf(file)}.${key}`, text);
  return texts;
}

/** Before a language's files are written anew: one that could not be read counts as empty, and would come out empty. */
export function refuseUnreadable({catalogs, source}: Project, locale: string): void {
  const inFolder = (language: string) =>
    [...(catalogs.get(language) ?? [])].map(([file, catalog]) => [`${language}/${file}`, catalog] as const);
  const [found] = [...inFolder(source), ...inFolder(locale)].filter(([, {readable}]) => !readable);
  if (!found) return;
  const {line, message} = found[1].problems.at(-1) ?? {};
  throw new UsageError(`messages/${found[0]} cannot be read, and nothing has been changed. Line ${line}: ${message}`);
}

/** Writes a language in the order of English. Other keys stand at the end, but for `hero` where English has `hero.title` now. */
export function writeCatalogs(project: Project, locale: string, texts: ReadonlyMap<string, string>): void {
  for (const [file, {messages}] of project.catalogs.get(project.source) ?? []) {
    const english = [...messages.keys()];
    const others = [...(project.catalogs.get(locale)?.get(file)?.messages.keys() ?? [])].filter(
      (key) => !english.some((one) => isWithin(one, key) || isWithin(key, one)),
    );
    const entries = [...english, ...others].flatMap((key): Entry[] => {
      const text = texts.get(`${namespaceOf(file)}.${key}`);
      return text === undefined ? [] : [[key.split('.'), text]];
    });
    writeFileSync(inMessages(project, locale, file), `${JSON.stringify(treeOf(entries), null, 2)}\n`);
  }
}

type Entry = [path: string[], text: string];
const treeOf = (entries: Entry[]): Tree =>
  Object.fromEntries(
    [...Map.groupBy(entries, ([[name = '']]) => name)].map(([name, own]) => {
      const [[path, text] = [[], '']] = own;
      return [name, path.length > 1 ? treeOf(own.map(([[, ...rest], inner]) => [rest, inner])) : text];
    }),
  );
