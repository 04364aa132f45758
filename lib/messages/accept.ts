import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {isCopied} from '@/i18n/copied.mjs';
import {isAt} from './place';
import {messagesFolder, nameOf, type Project, pairsOf, recordsOf} from './project';
import {refuseUnreadable} from './readable';
import {madeNow, type Records, recordsFile, writeRecords} from './records';

/** Which messages of a language: all, those of a file (`home.json`), one (`hero.title` of it) or all below a key. */
export type Place = {file?: string; key?: string};

/**
 * Records that the translations at a place match today's English.
 * @returns how many there are
 * @throws WrongCall when a catalog or the records cannot be read, for records would be lost
 */
export function accept(project: Project, locale: string, place: Place = {}): number {
  refuseUnreadable(project, locale);
  const pairs = pairsOf(project, locale);
  const records: Records = recordsOf(project, locale, pairs);
  let accepted = 0;
  for (const [key, pair] of pairs) {
    if (!isWithin(key, place) || !isDone(project, pair)) continue;
    records.set(key, madeNow(pair));
    accepted += 1;
  }
  save(project, locale, records);
  return accepted;
}

/**
 * Records the translations that have no record yet, as made from today's English; known ones stay as they are.
 * @returns how many were new
 */
export function recordNew(project: Project, locale: string): number {
  if (!areReadable(project, locale)) return 0;
  const pairs = pairsOf(project, locale);
  const records = recordsOf(project, locale, pairs);
  const fresh = [...pairs].filter(([key, pair]) => !records.has(key) && isDone(project, pair));
  for (const [key, pair] of fresh) records.set(key, madeNow(pair));
  const before = project.records.get(locale) ?? new Map();
  if (writeRecords(before) !== writeRecords(records)) save(project, locale, records);
  return fresh.length;
}

const areReadable = ({beside}: Project, locale: string) => beside.get(recordsFile(locale))?.readable ?? true;

const isDone = ({glossary}: Project, {source, translation}: {source: string; translation: string}) =>
  translation.trim() !== '' && !isCopied(source, translation, glossary.protected);

/** Whether a message, by its key with the file, is at a place. */
function isWithin(fullKey: string, {file, key}: Place): boolean {
  const name = file && nameOf(file);
  const place = [name, key].filter(Boolean).join('.');
  return !place || isAt(fullKey, place);
}

function save({root}: Project, locale: string, records: Records) {
  writeFileSync(join(messagesFolder(root), recordsFile(locale)), writeRecords(records));
}
