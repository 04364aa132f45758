import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Node, type ParseError, parseTree, printParseErrorCode} from 'jsonc-parser';
import {catalogFiles, languageFolders, readJson} from '@/i18n/tooling/catalogFiles';
import type {Tree} from '@/i18n/tree';

/** The command cannot do what it was asked to. The message says why. */
export class UsageError extends Error {}

/** A file next to the catalogs is not JSON. The message has the file and the position. */
export class UnreadableError extends Error {}

/** The content of the folder `messages/`, read once. Files are named as in the folder: `home.json`. */
export type Project = {
  root: string;
  /** The language that the others are translated from. It is the first of `locales`. */
  source: string;
  locales: readonly string[];
  catalogs: Map<string, Map<string, Catalog>>;
  glossary: Glossary;
  notes: Notes;
  /** The content of each language's file of records, not validated. */
  records: Map<string, Record<string, unknown>>;
};

/** A JSON file of messages. Lines are counted from 1, so that a translator can find them. */
export type Catalog = {
  /** The messages by dotted key, in the order of the file. `line` is the line of the key. */
  messages: Map<string, {text: string; line: number}>;
  /** The lines of the objects that hold messages, by dotted key. The key of the file itself is ''. */
  groups: Map<string, number>;
  /** Why the file or one of its keys cannot be read. For the file, `key` is ''. */
  problems: {key: string; line: number; column: number; message: string}[];
  /** False if the file is not a JSON object. Then its messages are unknown. */
  readable: boolean;
};

/** messages/glossary.json */
type Glossary = {
  /** Names that stay as they are. */
  protected: readonly string[];
  languages: {[locale: string]: GlossaryWords};
};

type GlossaryWords = {
  /** The translations of an English word. */
  terms?: {[english: string]: readonly string[]};
  /** Words that are not used, each with a better one. */
  forbidden?: {[word: string]: string};
};

/** messages/notes.json: notes for translators, by full key. In a key, `*` matches one segment. */
export type Notes = Map<string, Note>;

export type Note = {
  about?: string;
  where?: string;
  /** The largest number of letters that fits. */
  max?: number;
  /** Words of the glossary that this translation may leave out. */
  mayDrop?: readonly string[];
};

/** A full key begins with its file's name: `home.json` → `home`. */
export const namespaceOf = (file: string) => file.replace(/\.json$/, '');

/** Whether a key is the same as another or below it: `hero.title` is within `hero`. */
export const isWithin = (key: string, ancestor: string): boolean => key === ancestor || key.startsWith(`${ancestor}.`);

export const recordsFile = (locale: string) => `records.${locale}.json`;

export const inMessages = ({root}: Pick<Project, 'root'>, ...path: string[]) => join(root, 'messages', ...path);

/**
 * Reads the folder `messages/`.
 * @param languages the source first. Languages that only have a folder are added.
 * @throws UnreadableError if a file beside the catalogs is not JSON
 */
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
  const {protected: names = [], ...byLanguage} = read('glossary.json');
  return {
    root,
    source,
    locales,
    catalogs: new Map(locales.map((locale) => [locale, readCatalogs(root, locale)])),
    glossary: {protected: names, languages: byLanguage} as Glossary,
    notes: new Map(Object.entries(read('notes.json'))) as Notes,
    records: new Map(locales.map((locale) => [locale, read(recordsFile(locale))])),
  };
}

/** The catalogs of a language by file. Empty if it has no folder. */
function readCatalogs(root: string, locale: string): Map<string, Catalog> {
  const folder = inMessages({root}, locale);
  const catalogs = new Map<string, Catalog>();
  if (!existsSync(folder)) return catalogs;
  for (const file of catalogFiles(folder)) {
    catalogs.set(file, readCatalog(readFileSync(join(folder, file), 'utf8')));
  }
  return catalogs;
}

/** Parses a catalog. Unlike `JSON.parse`, it reports repeated keys and values that are not text. */
function readCatalog(source: string): Catalog {
  const text = source.replace(/^\uFEFF/, '');
  const positionOf = positionsIn(text);
  const messages: Catalog['messages'] = new Map();
  const groups: Catalog['groups'] = new Map();
  const problems: Catalog['problems'] = [];
  const report = (message: string, offset = 0, key = '') => problems.push({key, ...positionOf(offset), message});

  const known = new Set<string>();
  const readGroup = (group: Node, groupKey: string) => {
    groups.set(groupKey, positionOf(group.offset).line);
    for (const property of group.children ?? []) {
      const [nameNode, content] = property.children ?? [];
      const {offset} = nameNode ?? group;
      const name = String(nameNode?.value ?? '').normalize('NFC');
      const key = groupKey ? `${groupKey}.${name}` : name;
      if (known.has(key)) {
        report('This key is there twice, and only one can count. Delete one of the two.', offset, key);
        continue;
      }
      known.add(key);
      if (!name || name.includes('.')) {
        report('A key must not be empty or contain a full stop.', offset, key);
      } else if (content?.type === 'string') {
        messages.set(key, {text: content.value.normalize('NFC'), line: positionOf(offset).line});
      } else if (content?.type !== 'object') {
        report('The value must be text, in quotation marks.', offset, key);
      }
      // An object is read even if its key is wrong, so that its problems are reported too.
      if (content?.type === 'object') readGroup(content, key);
    }
  };

  if (text !== source) {
    report('The file begins with a byte order mark, which stops the build. Save it as UTF-8 without one.');
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, {disallowComments: true});
  const [firstError] = errors;
  if (firstError) report(adviceOn(firstError), firstError.offset);
  else if (root?.type === 'object') readGroup(root, '');
  else report('A catalog is one object: { "key": "text" }.');
  return {messages, groups, problems, readable: groups.has('')};
}

/** Finds the line and the column of an offset in a text, both counted from 1. */
function positionsIn(text: string) {
  const lineStarts = [0, ...text.matchAll(/\n/g).map(({index}) => index + 1)];
  return (offset: number) => {
    const line = lineStarts.findLastIndex((start) => start <= offset);
    return {line: line + 1, column: offset - (lineStarts[line] ?? 0) + 1};
  };
}

/** Explains an error of the JSON parser to a translator. */
function adviceOn({error}: ParseError): string {
  const name = printParseErrorCode(error);
  return jsonErrors.find(({names}) => names.test(name))?.advice ?? 'This is not JSON.';
}

/** The advice for each name of a parser error. The first that matches is used. */
const jsonErrors: readonly {names: RegExp; advice: string}[] = [
  {
    names: /^InvalidSymbol|^ValueExpected/,
    advice: 'Text in straight quotation marks ("…") is missing here.',
  },
  {
    names: /^Property/,
    advice: 'There is one comma too many before this, or a key in straight quotation marks is missing.',
  },
  {names: /^Colon/, advice: 'A colon is missing here, between the key and its text.'},
  {names: /^Comma/, advice: 'A comma is missing before this.'},
  {names: /^CloseBrace/, advice: 'A comma or a closing } is missing here.'},
  {names: /^EndOfFile/, advice: 'Something follows the closing }. Is there a } too many above it?'},
  {names: /EndOfString/, advice: 'The text that begins here has no closing quotation mark on its line.'},
  {
    names: /Escape|Unicode/,
    advice: 'In this text a \\ is followed by something else than " \\ / b f n r t, or u and four hexadecimal digits.',
  },
  {
    names: /InvalidCharacter/,
    advice: 'There is a tab or another control character in this text. Write \\t or a space.',
  },
];

/** The line of a key. If the key is missing, the line of the nearest object that it would be in. */
export function lineOf(catalog: Catalog | undefined, key: string): number {
  const line = catalog?.messages.get(key)?.line ?? catalog?.groups.get(key);
  if (line !== undefined) return line;
  if (!key) return 1;
  const parent = key.includes('.') ? key.slice(0, key.lastIndexOf('.')) : '';
  return lineOf(catalog, parent);
}

/** All texts of a language, by full key: `home.hero.title`. */
export function textsOf({catalogs}: Project, locale: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [file, {messages}] of catalogs.get(locale) ?? []) {
    for (const [key, {text}] of messages) texts.set(`${namespaceOf(file)}.${key}`, text);
  }
  return texts;
}

/** @throws if a file of the language cannot be read, because writing it again would lose its messages */
export function refuseUnreadable({catalogs, source}: Project, locale: string): void {
  for (const language of [source, locale]) {
    for (const [file, {readable, problems}] of catalogs.get(language) ?? []) {
      if (readable) continue;
      const {line, message} = problems.at(-1) ?? {};
      const path = `messages/${language}/${file}`;
      throw new UsageError(`${path} cannot be read, and nothing has been changed. Line ${line}: ${message}`);
    }
  }
}

/**
 * Writes a language in the order of English. Keys that English lacks follow at the end, except those that would clash with one of
 * English: `hero` and `hero.title` cannot both exist.
 */
export function writeCatalogs(project: Project, locale: string, texts: ReadonlyMap<string, string>): void {
  for (const [file, {messages}] of project.catalogs.get(project.source) ?? []) {
    const english = [...messages.keys()];
    const translated = [...(project.catalogs.get(locale)?.get(file)?.messages.keys() ?? [])];
    const others = translated.filter((key) => !english.some((one) => isWithin(one, key) || isWithin(key, one)));

    const tree = emptyTree();
    for (const key of [...english, ...others]) {
      const text = texts.get(`${namespaceOf(file)}.${key}`);
      if (text !== undefined) setPath(tree, key.split('.'), text);
    }
    writeFileSync(inMessages(project, locale, file), `${JSON.stringify(tree, null, 2)}\n`);
  }
}

/** An object without a prototype, because a key may be `constructor`, which other objects inherit. */
const emptyTree = (): Tree => Object.create(null);

function setPath(tree: Tree, [name = '', ...rest]: readonly string[], text: string): void {
  if (!rest.length) {
    tree[name] = text;
    return;
  }
  const before = tree[name];
  const branch = typeof before === 'object' ? before : emptyTree();
  tree[name] = branch;
  setPath(branch, rest, text);
}
