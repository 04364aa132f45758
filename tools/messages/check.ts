import {isInScope, type Scope} from './accept';
import {type Catalog, type Project, textsOf} from './catalogs';
import {wrongGlossary} from './checks/glossary';
import {wrongArguments, wrongFormats, wrongPlurals, wrongTags} from './checks/placeholders';
import {longText, missingGlyph, wrongPunctuation, wrongSyntax} from './checks/text';
import {type Find, isNoteOn, type Message, messagesOf, noteText, translatable} from './messages';
import {type Code, type Coverage, type Findings, type Issue, issueAt} from './report';
import {usedBy} from './usage';

/** Every check, in the order in which they are run. A new one is a code in report.ts, a line here, and one for translators. */
const checks: Record<Code, Find> = {
  missing: ({text, key, source, catalog}) =>
    text === undefined &&
    catalog?.readable &&
    // What stands there and is no text is reported as such.
    !catalog.problems.some((problem) => problem.key === key) &&
    `Not translated yet, so visitors read English here. Add the key with a translation of “${source}”.`,
  extra: ({state, sourceCatalog}) =>
    state === 'extra' &&
    sourceCatalog?.readable &&
    'English has no such key, so this text is never shown. Mend the key, or delete the line.',
  empty: ({text, source}) =>
    !text?.trim() &&
    (source === undefined
      ? 'The text is empty. Write it, or delete the key in every language.'
      : `The text is empty, so visitors read English here. Translate “${source}”.`),
  syntax: wrongSyntax,
  unused: ({state, fullKey}, {root}) =>
    state === 'source' &&
    !usedBy(root)(fullKey) &&
    'No page asks for this key, so nobody reads the text. Mend the key, or delete it from every language.',
  unchanged: ({state}) => state === 'untranslated' && 'This is still the English text. Translate it.',
  // An English text that is broken says nothing yet.
  stale: ({state, source, sourceParts, locale, fullKey}) =>
    state === 'stale' &&
    sourceParts &&
    `The English has changed since; it is now: “${source}” Mend the translation where it needs it, then: npm run messages -- accept ${locale} ${fullKey}`,
  arguments: wrongArguments,
  tags: wrongTags,
  format: wrongFormats,
  plural: wrongPlurals,
  glossary: wrongGlossary,
  length: longText,
  punctuation: wrongPunctuation,
  glyph: missingGlyph,
};

/** After one of these, nothing more is said of a message. */
const final: readonly Code[] = ['missing', 'extra', 'empty', 'syntax', 'unchanged'];

type Options = Scope & {locales?: readonly string[]; strict?: readonly string[]};

/** Everything that is wrong in the catalogs, by language, file and line; `strict` are languages in which warnings are errors. */
export function check(project: Project, {locales = project.locales, strict = [], ...scope}: Options = {}): Findings {
  const found = locales.map((locale) => {
    const messages = messagesOf(project, locale);
    const issues = [...fileIssues(project, locale), ...messages.flatMap((message) => messageIssues(project, message))];
    return {
      issues: issues.toSorted((one, other) => one.file.localeCompare(other.file, 'en') || one.line - other.line),
      coverage: locale === project.source ? [] : coverageOf(locale, translatable(messages)),
    };
  });
  const ofNotes = locales.includes(project.source) && !scope.file ? noteIssues(project) : [];
  return {
    issues: [...ofNotes, ...found.flatMap(({issues}) => issues)]
      .filter((issue) => isInScope(issue.key ? scope : {file: scope.file}, issue))
      .map((issue) => (strict.includes(issue.locale) ? {...issue, severity: 'error'} : issue)),
    coverage: found.flatMap(({coverage}) => coverage).filter(({file}) => !scope.file || file === scope.file),
  };
}

/** What is wrong with whole files: one is missing, too many, or cannot be read. */
function fileIssues({catalogs, source}: Project, locale: string): Issue[] {
  const [english, own] = [source, locale].map((language) => catalogs.get(language) ?? new Map<string, Catalog>());
  return [...new Set([...(english?.keys() ?? []), ...(own?.keys() ?? [])])].flatMap((file) => {
    const place = {locale, file, key: '', line: 1};
    const missing = `The whole file is missing. Copy messages/en/${file} to messages/${locale}/ and translate it.`;
    const extra = `English has no file ${file}. Delete it from messages/${locale}/, or mend its name.`;
    return [
      ...(own?.has(file) ? [] : [issueAt(place, 'missing', missing)]),
      ...(english?.has(file) ? [] : [issueAt(place, 'extra', extra)]),
      // What keeps it from being read as JSON, and a key from being a message.
      ...(own?.get(file)?.problems ?? []).map(({key, line, column, message}) =>
        issueAt({locale, file, key, line}, 'syntax', `Line ${line}, column ${column}: ${message}`),
      ),
    ];
  });
}

function messageIssues(project: Project, message: Message): Issue[] {
  const issues: Issue[] = [];
  // The table's keys are the codes.
  for (const [code, find] of Object.entries(checks) as [Code, Find][]) {
    const said = find(message, project);
    if (said) issues.push(issueAt(message, code, message.note ? `${said} Note: ${noteText(message.note)}` : said));
    // What is not there has nothing else to check.
    if ((said && final.includes(code)) || message.text === undefined) break;
  }
  return issues;
}

/** Notes that no message has, or that are none. */
function noteIssues(project: Project): Issue[] {
  const keys = [...textsOf(project, project.source).keys()];
  return [...project.notes].flatMap(([note, said]) => {
    const place = {locale: project.source, file: 'notes.json', line: 1, key: note};
    const isWanted = keys.some((key) => isNoteOn(note, key));
    return [
      ...(isWanted ? [] : [issueAt(place, 'extra', 'No message has this key. Mend the key, or delete the note.')]),
      ...(isNote(said)
        ? []
        : [
            issueAt(place, 'syntax', 'A note has the texts `about` and `where`, the number `max`, the list `mayDrop`.'),
          ]),
    ];
  });
}

const noteFields = new Map(Object.entries({about: 'string', where: 'string', max: 'number', mayDrop: 'object'}));
const isNote = (note: unknown) =>
  typeof note === 'object' &&
  Object.entries(note ?? []).every(([name, value]) => typeof value === noteFields.get(name));

const coverageOf = (locale: string, messages: readonly Message[]): Coverage[] =>
  [...Map.groupBy(messages, ({file}) => file)].map(([file, own]) => {
    const count = (...wanted: string[]) => own.filter(({state}) => wanted.includes(state)).length;
    const [translated, stale, missing] = [count('translated'), count('stale'), count('missing', 'untranslated')];
    return {locale, file, total: own.length, translated, stale, missing};
  });
