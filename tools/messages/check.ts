import {isInScope, type Scope} from './accept';
import {type Project, textsOf} from './catalogs';
import {wrongGlossary} from './checks/glossary';
import {wrongArguments, wrongFormats, wrongPlurals, wrongTags} from './checks/placeholders';
import {longText, missingGlyph, wrongPunctuation, wrongSyntax} from './checks/text';
import {allKeys, type Find, isNoteOn, type Message, messagesOf, noteText, translatable} from './messages';
import {type Code, type Coverage, type Findings, type Issue, issueAt} from './report';
import {usedBy} from './usage';

const missing: Find = ({text, key, source, catalog}) => {
  if (text !== undefined || !catalog?.readable) return undefined;
  // What stands there and is no text is reported as such.
  if (catalog.problems.some((problem) => problem.key === key)) return undefined;
  return `Not translated yet, so visitors read English here. Add the key with a translation of “${source}”.`;
};

const extra: Find = ({state, sourceCatalog}) => {
  if (state !== 'extra' || !sourceCatalog?.readable) return undefined;
  return 'English has no such key, so this text is never shown. Correct the key, or delete the line.';
};

const empty: Find = ({text, source}) => {
  if (text?.trim()) return undefined;
  return source === undefined
    ? 'The text is empty. Write it, or delete the key in every language.'
    : `The text is empty, so visitors read English here. Translate “${source}”.`;
};

const unused: Find = ({state, fullKey}, {root}) => {
  if (state !== 'source' || usedBy(root)(fullKey)) return undefined;
  return 'No page asks for this key, so nobody reads the text. Correct the key, or delete it from every language.';
};

const unchanged: Find = ({state}) =>
  state === 'untranslated' ? 'This is still the English text. Translate it.' : undefined;

const stale: Find = ({state, source, sourceParts, locale, fullKey}) => {
  // An English text that is broken says nothing yet.
  if (state !== 'stale' || !sourceParts) return undefined;
  const changed = `The English has changed since; it is now: “${source}”`;
  return `${changed} Correct the translation where it needs it, then: npm run messages -- accept ${locale} ${fullKey}`;
};

/** Every check, in the order in which they are run. A new one is a code in report.ts, a line here, and one for translators. */
const checks: Record<Code, Find> = {
  missing,
  extra,
  empty,
  syntax: wrongSyntax,
  unused,
  unchanged,
  stale,
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
  const issues: Issue[] = [];
  const coverage: Coverage[] = [];
  if (locales.includes(project.source) && !scope.file) issues.push(...noteIssues(project));
  for (const locale of locales) {
    const messages = messagesOf(project, locale);
    const found = [...fileIssues(project, locale), ...messages.flatMap((message) => messageIssues(project, message))];
    issues.push(...found.toSorted((one, other) => one.file.localeCompare(other.file, 'en') || one.line - other.line));
    if (locale !== project.source) coverage.push(...coverageOf(locale, translatable(messages)));
  }
  return {
    issues: issues
      // An issue of a whole file has no key.
      .filter((issue) => isInScope(issue.key ? scope : {file: scope.file}, issue))
      .map((issue) => (strict.includes(issue.locale) ? {...issue, severity: 'error'} : issue)),
    coverage: coverage.filter(({file}) => !scope.file || file === scope.file),
  };
}

/** What is wrong with whole files: one is missing, too many, or cannot be read. */
function fileIssues({catalogs, source}: Project, locale: string): Issue[] {
  const english = catalogs.get(source);
  const own = catalogs.get(locale);
  const issues: Issue[] = [];
  for (const file of allKeys(english, own)) {
    const place = {locale, file, key: '', line: 1};
    if (!own?.has(file)) {
      const advice = `The whole file is missing, and the build stops. Write it in English with: npm run messages -- add ${locale}`;
      issues.push({...issueAt(place, 'missing', advice), severity: 'error'});
    }
    if (!english?.has(file)) {
      const advice = `English has no file ${file}. Delete it from messages/${locale}/, or correct its name.`;
      issues.push(issueAt(place, 'extra', advice));
    }
    // What keeps it from being read as JSON, and a key from being a message.
    for (const {key, line, column, message} of own?.get(file)?.problems ?? []) {
      const said = `Line ${line}, column ${column}: ${message}`;
      issues.push(issueAt({locale, file, key, line}, 'syntax', said));
    }
  }
  return issues;
}

function messageIssues(project: Project, message: Message): Issue[] {
  const issues: Issue[] = [];
  // The table's keys are the codes.
  for (const [code, find] of Object.entries(checks) as [Code, Find][]) {
    const said = find(message, project);
    if (said) {
      const withNote = message.note ? `${said} Note: ${noteText(message.note)}` : said;
      issues.push(issueAt(message, code, withNote));
    }
    // What is not there has nothing else to check.
    const isFinal = Boolean(said) && final.includes(code);
    if (isFinal || message.text === undefined) break;
  }
  return issues;
}

/** Notes that no message has, or that are none. */
function noteIssues(project: Project): Issue[] {
  const keys = [...textsOf(project, project.source).keys()];
  const issues: Issue[] = [];
  for (const [pattern, note] of project.notes) {
    const place = {locale: project.source, file: 'notes.json', line: 1, key: pattern};
    if (!keys.some((key) => isNoteOn(pattern, key))) {
      issues.push(issueAt(place, 'extra', 'No message has this key. Correct the key, or delete the note.'));
    }
    if (!isNote(note)) {
      const advice = 'A note has the texts `about` and `where`, the number `max`, the list `mayDrop`.';
      issues.push(issueAt(place, 'syntax', advice));
    }
  }
  return issues;
}

/** What `typeof` says of a note's fields. */
const noteFields = new Map<string, string>([
  ['about', 'string'],
  ['where', 'string'],
  ['max', 'number'],
  ['mayDrop', 'object'],
]);

const isNote = (note: unknown): boolean =>
  typeof note === 'object' &&
  Object.entries(note ?? []).every(([name, value]) => typeof value === noteFields.get(name));

const coverageOf = (locale: string, messages: readonly Message[]): Coverage[] =>
  [...Map.groupBy(messages, ({file}) => file)].map(([file, own]) => {
    const count = (...states: string[]) => own.filter(({state}) => states.includes(state)).length;
    return {
      locale,
      file,
      total: own.length,
      translated: count('translated'),
      stale: count('stale'),
      missing: count('missing', 'untranslated'),
    };
  });
