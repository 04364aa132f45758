import {type GetTextTranslation, type GetTextTranslations, po} from 'gettext-parser';
import {readJson} from '@/i18n/tooling/catalogFiles';
import {textHash} from '@/i18n/tooling/untranslated';
import {site} from '@/settings/site';
import {lineOf, type Project, refuseUnreadable, textsOf, UsageError, writeCatalogs} from './catalogs';
import {isTranslated, messagesOf, noteText, translatable} from './messages';
import {recordsOf, writeRecords} from './records';

/** A language as a PO file: `msgctxt` is file and key, an empty `msgstr` is still English, `fuzzy` is stale. */
export function exportPo(project: Project, locale: string): string {
  refuseUnreadable(project, locale);
  const entries = translatable(messagesOf(project, locale)).map((message): GetTextTranslation => {
    const {file, key, fullKey, sourceCatalog, source = '', text = '', state, note} = message;
    return {
      msgctxt: fullKey.replace('.', ':'),
      msgid: source,
      msgstr: [isTranslated(message) ? text : ''],
      comments: {
        extracted: note ? noteText(note) : '',
        flag: state === 'stale' ? 'fuzzy' : '',
        reference: `messages/${project.source}/${file}:${lineOf(sourceCatalog, key)}`,
      },
    };
  });
  const translations = Object.fromEntries(entries.map((entry) => [entry.msgctxt, {[entry.msgid]: entry}]));
  // A text stays on one line, so that two exports differ only where a text does.
  return po.compile({charset: 'utf-8', headers: headersFor(project, locale), translations}, {foldLength: 0}).toString();
}

/** What `msgfmt --check` wants; no `Plural-Forms`, as plurals are in the texts. Two exports are the same file, on any day. */
function headersFor({root}: Project, locale: string): Record<string, string> {
  const dates: Record<string, Record<string, {date: string}>> = readJson(`${root}/content/lastModified.json`);
  const changed = Object.values(dates).flatMap((byLocale) => byLocale[locale]?.date ?? []);
  const contact = `<${site.email}>`;
  return {
    'Project-Id-Version': site.brand.en,
    'PO-Revision-Date': `${changed.toSorted().at(-1) ?? '2000-01-01'} 00:00+0000`,
    'Last-Translator': `${site.company.en} ${contact}`,
    'Language-Team': `${new Intl.DisplayNames('en', {type: 'language'}).of(locale)} ${contact}`,
    Language: locale.replace('-', '_'),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
}

/** In a record, stands for an English text that nobody knows. */
const unknownHash = '00000000';

/**
 * Takes a language's translations from a PO file, and of what English each was made, but for those that a program has guessed.
 * `unknown` are entries that English has no more. @throws UsageError before anything is written
 */
export function importPo(project: Project, locale: string, file: Uint8Array) {
  const entries = entriesOf(file, locale);
  refuseUnreadable(project, locale);
  const sources = textsOf(project, project.source);
  const texts = textsOf(project, locale);
  const records = recordsOf(project, locale);
  const unknown: string[] = [];
  let changed = 0;
  for (const {msgctxt = '', msgid, msgstr, comments} of entries) {
    const key = msgctxt.replace(':', '.');
    if (!sources.has(key)) {
      unknown.push(msgctxt);
      continue;
    }
    const translation = msgstr[0]?.normalize('NFC') ?? '';
    const isFuzzy = /\bfuzzy\b/.test(comments?.flag ?? '');
    const previous = isFuzzy ? previousOf(comments?.previous) : undefined;
    const isGuess = previous?.msgctxt !== undefined && previous.msgctxt !== msgctxt;
    if (!translation.trim() || isGuess) continue;

    const todayHash = textHash(msgid);
    const isChanged = texts.get(key) !== translation;
    const isRecorded = records.get(key)?.startsWith(todayHash);
    if (!isFuzzy && !isChanged && isRecorded) continue;
    if (isChanged) changed += 1;
    texts.set(key, translation);

    // A fuzzy translation was made from another English than today's, even where nobody knows from which.
    const formerHash = previous ? textHash(previous.msgid) : records.get(key)?.slice(0, 8);
    const fuzzyHash = formerHash && formerHash !== todayHash ? formerHash : unknownHash;
    records.set(key, `${isFuzzy ? fuzzyHash : todayHash} ${textHash(translation)}`);
  }
  writeCatalogs(project, locale, texts);
  writeRecords(project, locale, records);
  return {changed, unknown};
}

/**
 * @throws UsageError on what is not PO, on an escape that the parser does not know, on a message that stands twice, and on another
 * language's file
 */
function entriesOf(file: Uint8Array, locale: string): GetTextTranslation[] {
  const text = decode(file);
  refuseOtherEscapes(text);
  const table = parse(text);
  const language = table.headers?.Language?.replace('_', '-') ?? '';
  if (language !== locale && language.split('-')[0] !== locale) {
    throw new UsageError(`The file is in "${language}" and not in "${locale}": its header says so.`);
  }
  const entries = allIn(table).filter(({msgctxt}) => msgctxt);
  if (!entries.length) throw new UsageError('The file has no messages. An entry needs msgctxt, msgid and msgstr.');
  const contexts = new Set<string>();
  for (const {msgctxt = ''} of entries) {
    if (contexts.has(msgctxt)) throw new UsageError(`msgctxt "${msgctxt}" stands twice, with different texts.`);
    contexts.add(msgctxt);
  }
  return entries;
}

/** What a fuzzy entry was before: its comment is an entry without a translation. */
const previousOf = (comment: string | undefined): GetTextTranslation | undefined =>
  comment ? allIn(parse(`${comment}\nmsgstr ""`))[0] : undefined;

/** The table is by context, then by English text. */
const allIn = ({translations}: GetTextTranslations): GetTextTranslation[] =>
  Object.values(translations).flatMap((byText) => Object.values(byText));

function decode(file: Uint8Array): string {
  try {
    // Takes a byte order mark away.
    return new TextDecoder('utf-8', {fatal: true}).decode(file);
  } catch {
    throw new UsageError('The file is not UTF-8. Save it as UTF-8.');
  }
}

function parse(text: string): GetTextTranslations {
  try {
    return po.parse(text, {validation: true});
  } catch (error) {
    if (isFalseRepetition(error)) return po.parse(text);
    // The parser explains what is wrong, but trips over a header that is cut off.
    const isExplained = error instanceof SyntaxError || error instanceof RangeError;
    throw new UsageError(isExplained ? error.message : 'The file ends within its header.');
  }
}

/** The parser looks for messages that stand twice in a plain object, in which it also finds what every object has: `constructor`. */
function isFalseRepetition(error: unknown): boolean {
  if (!(error instanceof SyntaxError)) return false;
  const name = /entry "(\w+)"/.exec(error.message)?.[1];
  return name !== undefined && name in Object.prototype;
}

/** What may follow a backslash. */
const knownEscapes = new Set(['n', 'r', 't', '"', '\\']);

/** The parser drops the backslash of every other escape of C: `\340` would be the text "340". */
function refuseOtherEscapes(text: string) {
  const index = text.split('\n').findIndex(hasOtherEscape);
  if (index < 0) return;
  const known = String.raw`\n, \r, \t, \" and \\`;
  throw new UsageError(`Line ${index + 1} has an escape other than ${known}. Save the letters themselves.`);
}

function hasOtherEscape(line: string): boolean {
  // Comments have no escapes, but for former texts (`#|`).
  const isComment = /^\s*#[^|]/.test(line);
  if (isComment) return false;
  return line.matchAll(/\\([^\r])/g).some(([, letter = '']) => !knownEscapes.has(letter));
}
