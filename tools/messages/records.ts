import {writeFileSync} from 'node:fs';
import {hashOf} from '@/i18n/untranslated.mjs';
import {inMessages, type Project, recordsFile, textsOf} from './catalogs';

/**
 * What English each translation was made from: messages/records.<locale>.json, committed. One line a message, sorted, so
 * that two people's changes merge: `"home.hero.title": "3f9a1c20 8b1f02aa"`, the hash of the English text and the hash of
 * the translation. The second finds a message again whose key was renamed.
 */
export type Records = Map<string, MadeFrom>;
/** Hashes of the English text that a translation was made from, and of the translation as it then was. */
type MadeFrom = {source: string; translation: string};

/** The records in a file's JSON; a line that is not a record counts for nothing, so its message is recorded anew. */
export const parseRecords = (json: Record<string, unknown> = {}): Records =>
  new Map(
    Object.entries(json).flatMap(([key, line]) => {
      const [, source, translation] = /^([0-9a-f]{8}) ([0-9a-f]{8})$/.exec(String(line)) ?? [];
      return source && translation ? [[key, {source, translation}] as const] : [];
    }),
  );

export function recordsText(records: Records): string {
  const lines = [...records].map(
    ([key, {source, translation}]) => `  ${JSON.stringify(key)}: "${source} ${translation}"`,
  );
  return `{\n${lines.toSorted().join(',\n')}\n}\n`;
}

export const writeRecords = (project: Project, locale: string, records: Records) =>
  writeFileSync(inMessages(project, recordsFile(locale)), recordsText(records));

/** The record of a translation that matches today's English. */
export const recordOf = (source: string, translation: string): MadeFrom => ({
  source: hashOf(source),
  translation: hashOf(translation),
});

/**
 * A language's records for today's keys. A key without one takes over that of a key which is gone: one with the same English
 * and the same translation, else the same English, else the same translation (whose English was changed as well, so it is
 * stale). What has no record at all is left out.
 */
export function recordsOf(project: Project, locale: string): Records {
  const records = parseRecords(project.records.get(locale));
  const [sources, translations] = [textsOf(project, project.source), textsOf(project, locale)];
  // A key of a file that cannot be read is not gone.
  const isUnreadable = (file: string) =>
    [project.source, locale].some((language) => project.catalogs.get(language)?.get(file)?.readable === false);
  const isGone = (key: string) =>
    !(sources.has(key) && translations.has(key)) && !isUnreadable(`${key.split('.')[0]}.json`);
  const left = new Map<string, MadeFrom>();
  for (const [key, record] of [...records].filter(([name]) => isGone(name))) {
    records.delete(key);
    for (const hashes of [`${record.source} ${record.translation}`, `${record.source} `, ` ${record.translation}`])
      left.set(hashes, record);
  }
  for (const [key, text] of left.size ? sources : []) {
    const translated = translations.get(key);
    if (records.has(key) || translated === undefined) continue;
    const {source, translation} = recordOf(text, translated);
    const heir = left.get(`${source} ${translation}`) ?? left.get(`${source} `) ?? left.get(` ${translation}`);
    if (heir) records.set(key, heir);
  }
  return records;
}
