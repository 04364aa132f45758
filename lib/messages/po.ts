import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {type GetTextTranslation, type GetTextTranslations, po} from 'gettext-parser';
import {hashOf} from '@/i18n/copied.mjs';
import {WrongCall} from '../wrongCall';
import {noteText} from './notes';
import {messagesFolder, noteFor, type Project, pairsOf, recordsOf, textsOf} from './project';
import {refuseUnreadable} from './readable';
import {recordsFile, writeRecords} from './records';
import {statesOf} from './state';
import {writeCatalogs} from './writeCatalogs';

/**
 * A language as a gettext PO file, for programs that translators know (Poedit, Weblate, Crowdin), and back. An entry is a
 * message: `msgctxt` is its file and key, `msgid` the English text, an empty `msgstr` one that is still English, and
 * `fuzzy` one whose English has changed since. Notes are comments for the translator.
 * @throws WrongCall when a catalog or the records cannot be read
 */
export function exportPo(project: Project, locale: string): string {
  refuseUnreadable(project, locale);
  const pairs = pairsOf(project, locale);
  const states = statesOf(project, locale);
  const entries = [...textsOf(project, project.source)].map(([key, source]): GetTextTranslation => {
    const state = states.get(key);
    const isWritten = state === 'translated' || state === 'stale';
    const note = noteFor(project, key);
    return {
      msgctxt: contextOf(key),
      msgid: source,
      msgstr: [isWritten ? (pairs.get(key)?.translation ?? '') : ''],
      comments: {
        ...(note && {extracted: noteText(note)}),
        ...(state === 'stale' && {flag: 'fuzzy'}),
        reference: referenceOf(project, key),
      },
    };
  });
  const table: GetTextTranslations = {
    charset: 'utf-8',
    headers: {
      Language: locale,
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Transfer-Encoding': '8bit',
    },
    translations: Object.fromEntries(entries.map((entry) => [entry.msgctxt, {[entry.msgid]: entry}])),
  };
  // A text stays on one line, so that two exports differ only where a text does.
  return `${po.compile(table, {foldLength: 0})}\n`;
}

/** What an import did: how many translations changed, and the contexts of entries whose message English has no more. */
type Imported = {changed: number; unknown: string[]};

/**
 * Takes a language's translations from a PO file, and of what English each was made. An entry without a translation changes
 * nothing: what the catalogs have, stays.
 * @throws WrongCall, with the line, when the file is broken or of another language, or a catalog is; then nothing is written
 */
export function importPo(project: Project, locale: string, text: string): Imported {
  const entries = entriesOf(text, locale);
  refuseUnreadable(project, locale);
  const sources = textsOf(project, project.source);
  const texts = textsOf(project, locale);
  const records = recordsOf(project, locale);
  const unknown: string[] = [];
  let changed = 0;
  for (const {msgctxt = '', msgid, msgstr, comments} of entries) {
    const key = msgctxt.replace(':', '.');
    const [translation = ''] = msgstr;
    if (!sources.has(key)) {
      unknown.push(msgctxt);
      continue;
    }
    if (!translation.trim()) continue;
    if (texts.get(key) !== translation) changed += 1;
    texts.set(key, translation);
    const isFuzzy = /\bfuzzy\b/.test(comments?.flag ?? '');
    const known = records.get(key);
    const source = isFuzzy ? madeFrom(known?.source, msgid, comments?.previous) : hashOf(msgid);
    records.set(key, {source, translation: hashOf(translation)});
  }
  writeCatalogs(project, locale, texts);
  writeFileSync(join(messagesFolder(project.root), recordsFile(locale)), writeRecords(records));
  return {changed, unknown};
}

/** The hash of no text. */
const ofNoText = '00000000';

/** The English that a fuzzy translation was made from: what the file says, or the records, or another one than today's. */
function madeFrom(recorded: string | undefined, msgid: string, previous: string | undefined): string {
  const [, quoted] = /^msgid (".*")$/m.exec(previous ?? '') ?? [];
  if (quoted) return hashOf(JSON.parse(quoted));
  return recorded && recorded !== hashOf(msgid) ? recorded : ofNoText;
}

/** Where the English message stands. */
function referenceOf({catalogs, source}: Project, fullKey: string): string {
  const [name = '', ...rest] = fullKey.split('.');
  const line = catalogs.get(source)?.get(`${name}.json`)?.messages.get(rest.join('.'))?.line ?? 1;
  return `messages/${source}/${name}.json:${line}`;
}

/** `home.hero.title` → `home:hero.title`. */
const contextOf = (key: string) => key.replace('.', ':');

/** @throws WrongCall on what is not PO, on a message that stands twice, and on another language's file */
function entriesOf(text: string, locale: string): GetTextTranslation[] {
  const {headers, translations} = parsed(text);
  const language = headers?.Language?.replace('_', '-');
  if (language !== locale && language?.split('-')[0] !== locale) {
    const line = lineOf(text, /^"Language:/);
    throw new WrongCall(`Line ${line}: the file is in "${language ?? ''}" and not in "${locale}": its header says so.`);
  }
  const seen = new Set<string>();
  for (const [index, row] of text.split('\n').entries()) {
    // The parser takes what a download has cut off for a whole text.
    if (row.trim() && !/^#|"(?:[^"\\]|\\.)*"\s*$/s.test(row)) {
      throw new WrongCall(`Line ${index + 1}: the text has no closing quote, and nothing has been changed.`);
    }
    const [context] = /^msgctxt .*/.exec(row) ?? [];
    if (context && seen.has(context)) throw new WrongCall(`Line ${index + 1}: ${context} stands twice.`);
    if (context) seen.add(context);
  }
  const entries = Object.entries(translations).flatMap(([context, byId]) => (context ? Object.values(byId) : []));
  if (!entries.length)
    throw new WrongCall('Line 1: the file has no messages. An entry needs msgctxt, msgid and msgstr.');
  return entries;
}

function parsed(text: string): GetTextTranslations {
  try {
    return po.parse(text);
  } catch (error) {
    // The parser's errors say the line; anything else is a fault of ours.
    if (!(error instanceof SyntaxError)) throw error;
    throw new WrongCall(error.message);
  }
}

const lineOf = (text: string, pattern: RegExp) => text.split('\n').findIndex((row) => pattern.test(row)) + 1 || 1;
