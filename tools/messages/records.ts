import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {textHash} from '@/i18n/tooling/untranslated';
import {inMessages, type Project, recordsFile, textsOf} from './catalogs';

/** By key, the hashes of the English that a translation was made from and of it; sorted, so that two people's changes merge. */
export type Records = Map<string, string>;

/** Every check comes here: a file that says the same already is not touched. */
export function writeRecords(project: Project, locale: string, records: Records) {
  const file = inMessages(project, recordsFile(locale));
  const text = `${JSON.stringify(Object.fromEntries([...records].toSorted()), null, 2)}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

export const recordOf = (source: string, translation: string) => `${textHash(source)} ${textHash(translation)}`;

/** For today's keys. One without a record takes over that of a key that is gone: of both texts, of the English, of the translation. */
export function recordsOf(project: Project, locale: string): Records {
  const records = validRecords(project.records.get(locale) ?? {});
  const sources = textsOf(project, project.source);
  const translations = textsOf(project, locale);

  /** The records of keys that are gone, by both hashes, and by each. */
  const orphans = new Map<string, string>();
  for (const [key, record] of [...records]) {
    const isThere = sources.has(key) && translations.has(key);
    if (isThere || isInUnreadableFile(project, locale, key)) continue;
    records.delete(key);
    const {sourceHash, translationHash} = hashesOf(record);
    for (const part of [record, sourceHash, translationHash]) orphans.set(part, record);
  }
  if (!orphans.size) return records;

  for (const [key, source] of sources) {
    const translation = translations.get(key);
    if (records.has(key) || translation === undefined) continue;
    const record = recordOf(source, translation);
    const {sourceHash, translationHash} = hashesOf(record);
    const inherited = orphans.get(record) ?? orphans.get(sourceHash) ?? orphans.get(translationHash);
    if (inherited) records.set(key, inherited);
  }
  return records;
}

/** A line that is not a record counts for nothing, so its message is recorded again. */
function validRecords(lines: Record<string, unknown>): Records {
  const records: Records = new Map();
  for (const [key, line] of Object.entries(lines)) {
    const record = String(line);
    if (/^[0-9a-f]{8} [0-9a-f]{8}$/.test(record)) records.set(key, record);
  }
  return records;
}

/** Each with its space, so that the hash of an English text is not taken for one of a translation. */
const hashesOf = (record: string) => ({sourceHash: record.slice(0, 9), translationHash: record.slice(8)});

/** A key of a file that cannot be read is not gone. */
function isInUnreadableFile(project: Project, locale: string, key: string): boolean {
  const [namespace] = key.split('.');
  const file = `${namespace}.json`;
  return [project.source, locale].some((language) => project.catalogs.get(language)?.get(file)?.readable === false);
}
