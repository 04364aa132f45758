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
  // A line that is not a record counts for nothing, so its message is recorded anew.
  const records: Records = new Map(
    Object.entries(project.records.get(locale) ?? {}).flatMap(([key, line]) =>
      /^[0-9a-f]{8} [0-9a-f]{8}$/.test(`${line}`) ? [[key, `${line}`]] : [],
    ),
  );
  const [sources, translations] = [textsOf(project, project.source), textsOf(project, locale)];
  // A key of a file that cannot be read is not gone.
  const isUnreadable = (file: string) =>
    [project.source, locale].some((language) => project.catalogs.get(language)?.get(file)?.readable === false);
  const gone = [...records].filter(
    ([key]) => !(sources.has(key) && translations.has(key)) && !isUnreadable(`${key.split('.')[0]}.json`),
  );
  /** By both hashes, and by each. */
  const left = new Map<string, string>();
  for (const [key, record] of gone) {
    records.delete(key);
    for (const part of [record, record.slice(0, 9), record.slice(8)]) left.set(part, record);
  }
  for (const [key, source] of left.size ? sources : []) {
    const translation = translations.get(key);
    if (records.has(key) || translation === undefined) continue;
    const record = recordOf(source, translation);
    const heir = left.get(record) ?? left.get(record.slice(0, 9)) ?? left.get(record.slice(8));
    if (heir) records.set(key, heir);
  }
  return records;
}
