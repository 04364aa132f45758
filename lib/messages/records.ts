import {hashOf} from '@/i18n/copied.mjs';

/**
 * What English each translation was made from: messages/records.<locale>.json, committed. One line a message, sorted, so
 * that two people's changes merge: `"home.hero.title": "3f9a1c20 8b1f02aa"`, the hash of the English text and the hash of
 * the translation. The second finds a message again whose key was renamed.
 */
export type Records = Map<string, MadeFrom>;
/** Hashes of the English text that a translation was made from, and of the translation as it then was. */
type MadeFrom = {source: string; translation: string};

export const recordsFile = (locale: string) => `records.${locale}.json`;

/** The records in a file's JSON; a line that is not a record counts for nothing, so its message is recorded anew. */
export function readRecords(json: Record<string, unknown>): Records {
  return new Map(
    Object.entries(json).flatMap(([key, line]) => {
      const [, source, translation] = /^([0-9a-f]{8}) ([0-9a-f]{8})$/.exec(String(line)) ?? [];
      return source && translation ? [[key, {source, translation}] as const] : [];
    }),
  );
}

export function writeRecords(records: Records): string {
  const lines = [...records]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, {source, translation}]) => `  ${JSON.stringify(key)}: "${source} ${translation}"`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** A message in both languages, by its key with its file: `home.hero.title`. */
export type Pair = {source: string; translation: string};

/**
 * The records of today's keys. A key without a record takes over that of a key which is gone: one with the same English
 * and the same translation, else the same English, else the same translation (whose English was changed as well, so it is
 * stale). What has no record at all is left out.
 * @param isGone whether a key that has a record is no key any more; a key of a file that cannot be read is not gone
 */
export function carriedOver(records: Records, pairs: Map<string, Pair>, isGone: (key: string) => boolean): Records {
  const gone = [...records].filter(([key]) => isGone(key)).map(([, record]) => record);
  const byBoth = new Map(gone.map((record) => [`${record.source} ${record.translation}`, record]));
  const bySource = new Map(gone.map((record) => [record.source, record]));
  const byTranslation = new Map(gone.map((record) => [record.translation, record]));
  const heirOf = (pair: Pair) => {
    if (!gone.length) return undefined;
    const {source, translation} = madeNow(pair);
    return byBoth.get(`${source} ${translation}`) ?? bySource.get(source) ?? byTranslation.get(translation);
  };
  const heirs = [...pairs].flatMap(([key, pair]) => {
    const record = records.get(key) ?? heirOf(pair);
    return record ? [[key, record] as const] : [];
  });
  return new Map([...[...records].filter(([key]) => !isGone(key)), ...heirs]);
}

/** The record of a translation that matches today's English. */
export const madeNow = ({source, translation}: Pair): MadeFrom => ({
  source: hashOf(source),
  translation: hashOf(translation),
});
