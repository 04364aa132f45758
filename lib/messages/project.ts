import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {catalogFiles} from '@/i18n/catalogFiles.mjs';
import {type Catalog, readCatalog} from './catalog';
import {type Glossary, glossaryOf} from './glossary';
import {type Note, type Notes, noteOn} from './notes';
import {carriedOver, type Pair, type Records, readRecords, recordsFile} from './records';

/** The folder `messages/` as it lies there, read once. Files are named as in the folder: `home.json`. */
export type Project = {
  root: string;
  /** The language that the others are translated from. */
  source: string;
  /** All languages, the source first. */
  locales: readonly string[];
  catalogs: Map<string, Map<string, Catalog>>;
  /** By language, as the files have them; `recordsOf` gives those of today's keys. */
  records: Map<string, Records>;
  glossary: Glossary;
  notes: Notes;
  /** The files beside the catalogs, by name: for the lines of what is wrong in them. One that is not there is empty. */
  beside: Map<string, Catalog>;
};

export const messagesFolder = (root: string) => join(root, 'messages');

/** `home.json` → `home`, the first part of its messages' keys on the site. */
export const nameOf = (file: string) => file.replace(/\.json$/, '');

/**
 * @param root the folder that has `messages/`
 * @param languages the source first; folders in `messages/` that are called like a language are added
 */
export function readProject(root: string, languages: readonly string[]): Project {
  const folder = messagesFolder(root);
  const [source = 'en'] = languages;
  const locales = [...new Set([...languages, ...foldersIn(folder)])];
  const beside = new Map<string, Catalog>();
  /** A file's JSON; an empty object for one that is not there or cannot be read, which the check reports. */
  const jsonOf = (file: string): Record<string, unknown> => {
    const text = textOf(join(folder, file));
    const catalog = readCatalog(text ?? '{}');
    beside.set(file, catalog);
    return text && catalog.readable && catalog.branches.has('') ? JSON.parse(text) : {};
  };
  return {
    root,
    source,
    locales,
    catalogs: new Map(locales.map((locale) => [locale, readCatalogs(join(folder, locale))])),
    records: new Map(locales.map((locale) => [locale, readRecords(jsonOf(recordsFile(locale)))])),
    glossary: glossaryOf(jsonOf('glossary.json')),
    // Notes that are not of this shape are reported by the check (`wrongIn`).
    notes: new Map(Object.entries(jsonOf('notes.json'))) as Notes,
    beside,
  };
}

/** A folder called `hi` or `pt-BR` is a language. */
const foldersIn = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder, {withFileTypes: true}) : [])
    .filter((entry) => entry.isDirectory() && /^[a-z]{2,3}(-[A-Z][A-Za-z]+)?$/.test(entry.name))
    .map(({name}) => name)
    .toSorted();

const readCatalogs = (folder: string) =>
  new Map(
    (existsSync(folder) ? catalogFiles(folder) : []).map((file) => [
      file,
      readCatalog(readFileSync(join(folder, file), 'utf8')),
    ]),
  );

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').replace(/^\uFEFF/, '') : undefined);

/** All messages of a language that are text, by key with the file: `home.hero.title`. */
export function textsOf({catalogs}: Project, locale: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [file, {messages}] of catalogs.get(locale) ?? []) {
    for (const [key, {text}] of messages) texts.set(`${nameOf(file)}.${key}`, text);
  }
  return texts;
}

/** The messages that both the source and a language have, as they are in both. */
export function pairsOf(project: Project, locale: string): Map<string, Pair> {
  const translations = textsOf(project, locale);
  return new Map(
    [...textsOf(project, project.source)].flatMap(([key, source]) => {
      const translation = translations.get(key);
      return translation === undefined ? [] : [[key, {source, translation}] as const];
    }),
  );
}

/** A language's records for today's keys: a renamed key has the record of its old one. */
export function recordsOf(project: Project, locale: string, pairs = pairsOf(project, locale)): Records {
  const cannotBeRead = new Set(
    [project.source, locale].flatMap((language) =>
      [...(project.catalogs.get(language) ?? [])].flatMap(([file, {readable}]) => (readable ? [] : [nameOf(file)])),
    ),
  );
  const isGone = (key: string) => !pairs.has(key) && !cannotBeRead.has(key.split('.')[0] ?? '');
  return carriedOver(project.records.get(locale) ?? new Map(), pairs, isGone);
}

/** The note on a message of the site, by its key with the file. */
export const noteFor = ({notes}: Project, key: string): Note | undefined => noteOn(notes, key);
