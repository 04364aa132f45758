import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {textHash} from '@/i18n/tooling/untranslated';
import {inMessages, type Project, recordsFile, textsOf} from './catalogs';

/** By key: `<hash of the English text that was translated> <hash of the translation>`. */
export type Records = Map<string, string>;

/** Writes the records sorted by key, so that two people's changes merge. A file that would stay the same is not written. */
export function writeRecords(project: Project, locale: string, records: Records) {
  const file = inMessages(project, recordsFile(locale));
  const text = `${JSON.stringify(Object.fromEntries([...records].toSorted()), null, 2)}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** The two hashes of a record: of the English text that was translated, and of the translation. */
type Hashes = {source: string; translation: string};

export const recordOf = (source: string, translation: string) =>
  recordWith({source: textHash(source), translation: textHash(translation)});

export const recordWith = ({source, translation}: Hashes) => `${source} ${translation}`;

export function hashesOf(record: string): Hashes {
  const [source = '', translation = ''] = record.split(' ');
  return {source, translation};
}

/** The records of today's keys. A new key with the texts of a removed one is the same message renamed, and inherits its record. */
export function recordsOf(project: Project, locale: string): Records {
  const records = validRecords(project.records.get(locale) ?? {});
  const sources = textsOf(project, project.source);
  const translations = textsOf(project, locale);

  const removed: string[] = [];
  for (const [key, record] of [...records]) {
    const exists = sources.has(key) && translations.has(key);
    if (exists || isInUnreadableFile(project, locale, key)) continue;
    records.delete(key);
    removed.push(record);
  }
  if (!removed.length) return records;

  const inherit = createInheritance(removed);
  for (const [key, source] of sources) {
    const translation = translations.get(key);
    if (records.has(key) || translation === undefined) continue;
    const inherited = inherit(recordOf(source, translation));
    if (inherited) records.set(key, inherited);
  }
  return records;
}

/** Finds a removed record with the same two texts, otherwise with the same English, otherwise with the same translation. */
function createInheritance(removed: readonly string[]) {
  const both = new Set(removed);
  const bySource = new Map(removed.map((record) => [hashesOf(record).source, record]));
  const byTranslation = new Map(removed.map((record) => [hashesOf(record).translation, record]));

  return (record: string): string | undefined => {
    if (both.has(record)) return record;
    const {source, translation} = hashesOf(record);
    return bySource.get(source) ?? byTranslation.get(translation);
  };
}

/** The lines that are valid records. The messages of other lines are recorded again. */
function validRecords(lines: Record<string, unknown>): Records {
  const records: Records = new Map();
  for (const [key, line] of Object.entries(lines)) {
    const record = String(line);
    if (/^[0-9a-f]{8} [0-9a-f]{8}$/.test(record)) records.set(key, record);
  }
  return records;
}

/** A key of a file that cannot be read may still exist. */
function isInUnreadableFile(project: Project, locale: string, key: string): boolean {
  const [namespace] = key.split('.');
  const file = `${namespace}.json`;
  return [project.source, locale].some((language) => project.catalogs.get(language)?.get(file)?.readable === false);
}
