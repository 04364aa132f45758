import {isCopied} from '@/i18n/untranslated.mjs';
import {isWithin, type Project, recordsFile, refuseUnreadable} from './catalogs';
import {type Message, messagesOf} from './messages';
import {parseRecords, recordOf, recordsOf, recordsText, writeRecords} from './records';

/** Which messages of a language: all, those of a file (`home.json`), one (`hero.title` of it) or all below a key. */
export type Scope = {file?: string; key?: string};

export const isInScope = ({file, key}: Scope, message: {file: string; key: string}) =>
  (!file || message.file === file) && (!key || isWithin(message.key, key));

/**
 * Records that the translations of a scope match today's English.
 * @returns how many there are
 * @throws UsageError when a catalog or the records cannot be read, for records would be lost
 */
export function accept(project: Project, locale: string, scope: Scope = {}): number {
  refuseUnreadable(project, locale);
  return record(project, locale, (message) => isInScope(scope, message));
}

/**
 * Records the translations that have no record yet, as made from today's English; known ones stay as they are.
 * @returns how many were new
 */
export function recordNew(project: Project, locale: string): number {
  if (project.dataFiles.get(recordsFile(locale))?.readable === false) return 0;
  const known = recordsOf(project, locale);
  return record(project, locale, ({fullKey}) => !known.has(fullKey));
}

/** Records the wanted translations, and carries over the records of renamed keys. @returns how many were wanted */
function record(project: Project, locale: string, isWanted: (message: Message) => boolean): number {
  const records = recordsOf(project, locale);
  const wanted = messagesOf(project, locale)
    .filter(
      ({source, text}) => source !== undefined && text?.trim() && !isCopied(source, text, project.glossary.protected),
    )
    .filter(isWanted);
  for (const {fullKey, source = '', text = ''} of wanted) records.set(fullKey, recordOf(source, text));
  const before = parseRecords(project.records.get(locale));
  if (recordsText(before) !== recordsText(records)) writeRecords(project, locale, records);
  return wanted.length;
}
