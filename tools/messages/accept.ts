import {isCopied} from '@/i18n/tooling/untranslated';
import {isWithin, type Project, refuseUnreadable} from './catalogs';
import {type Message, messagesOf} from './messages';
import {recordOf, recordsOf, writeRecords} from './records';

/** Which messages of a language: all, those of a file (`home.json`), or those at or below a key of the file. */
export type Scope = {file?: string; key?: string};

export function isInScope({file, key}: Scope, message: {file: string; key: string}): boolean {
  const isInFile = !file || message.file === file;
  const isAtKey = !key || isWithin(message.key, key);
  return isInFile && isAtKey;
}

/** Records that the translations of a scope match today's English. @returns their number */
export function accept(project: Project, locale: string, scope: Scope = {}): number {
  refuseUnreadable(project, locale);
  return record(project, locale, (message) => isInScope(scope, message));
}

/** Records the translations that have no record yet, as made from today's English. @returns their number */
export function recordNew(project: Project, locale: string): number {
  const records = recordsOf(project, locale);
  return record(project, locale, ({fullKey}) => !records.has(fullKey));
}

/** Records the wanted translations, and carries over the records of renamed keys. */
function record(project: Project, locale: string, isWanted: (message: Message) => boolean): number {
  const records = recordsOf(project, locale);
  let count = 0;
  for (const message of messagesOf(project, locale).filter(isWanted)) {
    const {fullKey, source, text} = message;
    if (source === undefined || !text?.trim()) continue;
    if (isCopied(source, text, project.glossary.protected)) continue;
    records.set(fullKey, recordOf(source, text));
    count += 1;
  }
  writeRecords(project, locale, records);
  return count;
}
