import {type GetTextTranslation, type GetTextTranslations, po} from 'gettext-parser';
import {readJson} from '@/i18n/tooling/catalogFiles';
import {textHash} from '@/i18n/tooling/untranslated';
import {site} from '@/settings/site';
import {lineOf, type Project, refuseUnreadable, textsOf, UsageError, writeCatalogs} from './catalogs';
import {isTranslated, type Message, messagesOf, noteText, translatable} from './messages';
import {hashesOf, recordsOf, recordWith, writeRecords} from './records';

/** A language's messages as a PO file, for translation tools. docs/translating.md explains the fields. */
export function exportPo(project: Project, locale: string): string {
  refuseUnreadable(project, locale);
  const translations: GetTextTranslations['translations'] = {};
  for (const message of translatable(messagesOf(project, locale))) {
    const entry = entryOf(project, message);
    translations[entry.msgctxt] = {[entry.msgid]: entry};
  }
  const table = {charset: 'utf-8', headers: headersFor(project, locale), translations};
  // A text stays on one line, so that two exports differ only where a text does.
  return po.compile(table, {foldLength: 0}).toString();
}

function entryOf(project: Project, message: Message): GetTextTranslation & {msgctxt: string} {
  const {file, key, fullKey, sourceCatalog, source = '', text = '', state, note} = message;
  return {
    msgctxt: contextOf(fullKey),
    msgid: source,
    // To a translation tool, an empty text is one that still has to be translated.
    msgstr: [isTranslated(message) ? text : ''],
    comments: {
      extracted: note ? noteText(note) : '',
      // The English text has changed since the translation was made.
      flag: state === 'stale' ? 'fuzzy' : '',
      reference: `messages/${project.source}/${file}:${lineOf(sourceCatalog, key)}`,
    },
  };
}

/** The context of a message in a PO file, which is made from its full key: `home.hero.title` → `home:hero.title`. */
const contextOf = (fullKey: string): string => fullKey.replace('.', ':');
const keyOf = (context: string): string => context.replace(':', '.');

/**
 * The headers that `msgfmt --check` requires. There is no `Plural-Forms`, because plurals are inside the texts (ICU syntax).
 * The date is that of the last change, not today's: the same texts always give the same file.
 */
function headersFor({root}: Project, locale: string): Record<string, string> {
  const pages: Record<string, Record<string, {date: string}>> = readJson(`${root}/content/lastModified.json`);
  const dates = Object.values(pages)
    .map((byLocale) => byLocale[locale]?.date)
    .filter((date) => date !== undefined);
  const lastChange = dates.toSorted().at(-1) ?? '2000-01-01';
  const contact = `<${site.email}>`;
  return {
    'Project-Id-Version': site.brand.en,
    'PO-Revision-Date': `${lastChange} 00:00+0000`,
    'Last-Translator': `${site.company.en} ${contact}`,
    'Language-Team': `${new Intl.DisplayNames('en', {type: 'language'}).of(locale)} ${contact}`,
    Language: locale.replace('-', '_'),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
}

/** Stands in a record for the hash of an English text that is not known. */
const unknownHash = '00000000';

/**
 * Writes the translations of a PO file into a language's catalogs, and records from which English text each was made. It
 * leaves out translations that a program has guessed. `unknown` lists the entries whose message no longer exists in English.
 * @throws UsageError before anything is written
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
    const key = keyOf(msgctxt);
    if (!sources.has(key)) {
      unknown.push(msgctxt);
      continue;
    }
    const translation = msgstr[0]?.normalize('NFC') ?? '';
    const isFuzzy = /\bfuzzy\b/.test(comments?.flag ?? '');
    const previous = isFuzzy ? previousOf(comments?.previous) : undefined;
    // A translation tool has used the translation of a message with a similar English text.
    const isGuess = previous?.msgctxt !== undefined && previous.msgctxt !== msgctxt;
    if (!translation.trim() || isGuess) continue;

    // The English text in the file. It may have changed since the export.
    const msgidHash = textHash(msgid);
    const recordedHash = hashesOf(records.get(key) ?? '').source;
    const isChanged = texts.get(key) !== translation;
    if (!isFuzzy && !isChanged && recordedHash === msgidHash) continue;
    if (isChanged) changed += 1;
    texts.set(key, translation);

    let sourceHash = msgidHash;
    if (isFuzzy) {
      // A fuzzy translation was made from a former English text. A record of this very text says nothing about the former one.
      const formerHash = previous ? textHash(previous.msgid) : recordedHash;
      const isFormerKnown = formerHash !== '' && formerHash !== msgidHash;
      sourceHash = isFormerKnown ? formerHash : unknownHash;
    }
    records.set(key, recordWith({source: sourceHash, translation: textHash(translation)}));
  }
  writeCatalogs(project, locale, texts);
  writeRecords(project, locale, records);
  return {changed, unknown};
}

/**
 * The entries of a PO file.
 * @throws UsageError where the file is not PO, is for another language, has a message twice, or has an escape that the
 * parser does not know
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
    if (contexts.has(msgctxt)) throw new UsageError(`msgctxt "${msgctxt}" occurs twice, with different texts.`);
    contexts.add(msgctxt);
  }
  return entries;
}

/** The message that a fuzzy entry was made for. Its comment has the lines of an entry, all but the translation. */
function previousOf(comment: string | undefined): GetTextTranslation | undefined {
  if (!comment) return undefined;
  const table = parse(`${comment}\nmsgstr ""`);
  return allIn(table)[0];
}

/** The parser's table has entries by context and, within a context, by English text. */
const allIn = ({translations}: GetTextTranslations): GetTextTranslation[] =>
  Object.values(translations).flatMap((byText) => Object.values(byText));

function decode(file: Uint8Array): string {
  try {
    // The decoder also drops a byte order mark.
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
    // The parser explains errors, except that it throws a TypeError if the header is cut off.
    const isExplained = error instanceof SyntaxError || error instanceof RangeError;
    throw new UsageError(isExplained ? error.message : 'The file ends within its header.');
  }
}

/**
 * The parser looks for repeated messages with a plain object. So it takes a message called `constructor` for a repeated one,
 * because every object has a property of that name.
 */
function isFalseRepetition(error: unknown): boolean {
  if (!(error instanceof SyntaxError)) return false;
  const name = /entry "(\w+)"/.exec(error.message)?.[1];
  return name !== undefined && name in Object.prototype;
}

/** The escapes that the parser knows: \n, \r, \t, \" and \\. */
const knownEscapes = ['\\n', '\\r', '\\t', '\\"', '\\\\'];

/** PO allows the other escapes of C too, but the parser only drops their backslash: `\340` would become the text "340". */
function refuseOtherEscapes(text: string) {
  const index = text.split(/\r?\n/).findIndex(hasOtherEscape);
  if (index < 0) return;
  const known = String.raw`\n, \r, \t, \" and \\`;
  throw new UsageError(`Line ${index + 1} has an escape other than ${known}. Save the letters themselves.`);
}

function hasOtherEscape(line: string): boolean {
  // Of all comments, only those with former texts (`#|`) have escapes.
  const isComment = /^\s*#[^|]/.test(line);
  if (isComment) return false;
  const found = line.match(/\\./g) ?? [];
  return found.some((one) => !knownEscapes.includes(one));
}
