import {isInScope, type Scope} from './accept';
import {type Project, textsOf} from './catalogs';
import {wrongGlossary} from './checks/glossary';
import {wrongArguments, wrongFormats, wrongPlurals, wrongTags} from './checks/placeholders';
import {longText, missingGlyph, wrongPunctuation, wrongSyntax} from './checks/text';
import {allKeys, type Check, isNoteOn, type Message, messagesOf, noteText, translatable} from './messages';
import {type Code, type Coverage, type Findings, type Issue, issueAt} from './report';
import {isUsedIn} from './usage';

const missing: Check = ({text, key, source, catalog}) => {
  if (text !== undefined || !catalog?.readable) return undefined;
  // A value that is not text is reported as `syntax`.
  if (catalog.problems.some((problem) => problem.key === key)) return undefined;
  return `Not translated yet, so visitors see English here. Add the key with a translation of “${source}”.`;
};

const extra: Check = ({state, sourceCatalog}) => {
  if (state !== 'extra' || !sourceCatalog?.readable) return undefined;
  return 'English has no such key, so this text is never shown. Correct the key, or delete the line.';
};

const empty: Check = ({text, source}) => {
  if (text?.trim()) return undefined;
  return source === undefined
    ? 'The text is empty. Write it, or delete the key in every language.'
    : `The text is empty, so visitors see English here. Translate “${source}”.`;
};

const unused: Check = ({state, fullKey}, {root}) => {
  if (state !== 'source' || isUsedIn(root)(fullKey)) return undefined;
  return 'No page uses this key, so nobody sees the text. Correct the key, or delete it from every language.';
};

const unchanged: Check = ({state}) =>
  state === 'untranslated' ? 'This is still the English text. Translate it.' : undefined;

const stale: Check = ({state, source, sourceParts, locale, fullKey}) => {
  // If the English text cannot be read, it cannot be said what has changed.
  if (state !== 'stale' || !sourceParts) return undefined;
  const changed = `The English has changed since. It is now: “${source}”`;
  return `${changed} Correct the translation if necessary, then: npm run messages -- accept ${locale} ${fullKey}`;
};

/** All checks, in the order in which they run. A new one also needs a code in report.ts and a line in docs/translating.md. */
const checks: Record<Code, Check> = {
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

/** A problem with one of these codes ends the checks of a message, because the other checks would say nothing new. */
const endsChecks: readonly Code[] = ['missing', 'extra', 'empty', 'syntax', 'unchanged'];

type Options = Scope & {locales?: readonly string[]; strict?: readonly string[]};

/** All problems in the catalogs, by language, file and line. In the `strict` languages warnings are errors. */
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
    issues: issues.filter((issue) => isIssueInScope(scope, issue)).map((issue) => withSeverity(issue, strict)),
    coverage: coverage.filter(({file}) => !scope.file || file === scope.file),
  };
}

function isIssueInScope({file, key}: Scope, issue: Issue): boolean {
  // An issue of a whole file has no key, so only its file is compared.
  const isOfWholeFile = issue.key === '';
  return isInScope(isOfWholeFile ? {file} : {file, key}, issue);
}

function withSeverity(issue: Issue, strict: readonly string[]): Issue {
  return strict.includes(issue.locale) ? {...issue, severity: 'error'} : issue;
}

/** The problems of whole files: a file is missing, exists only in this language, or cannot be read. */
function fileIssues({catalogs, source}: Project, locale: string): Issue[] {
  const english = catalogs.get(source);
  const translated = catalogs.get(locale);
  const issues: Issue[] = [];
  for (const file of allKeys(english, translated)) {
    const place = {locale, file, key: '', line: 1};
    if (!translated?.has(file)) {
      const advice = `The whole file is missing, and the build stops. Write it in English with: npm run messages -- add ${locale}`;
      issues.push({...issueAt(place, 'missing', advice), severity: 'error'});
    }
    if (!english?.has(file)) {
      const advice = `English has no file ${file}. Delete it from messages/${locale}/, or correct its name.`;
      issues.push(issueAt(place, 'extra', advice));
    }
    for (const {key, line, column, message} of translated?.get(file)?.problems ?? []) {
      const advice = `Line ${line}, column ${column}: ${message}`;
      issues.push(issueAt({locale, file, key, line}, 'syntax', advice));
    }
  }
  return issues;
}

function messageIssues(project: Project, message: Message): Issue[] {
  // A message without a text can only be missing. The keys of `checks` are the codes.
  const codes: readonly Code[] = message.text === undefined ? ['missing'] : (Object.keys(checks) as Code[]);
  const note = message.note ? ` Note: ${noteText(message.note)}` : '';
  const issues: Issue[] = [];
  for (const code of codes) {
    const problem = checks[code](message, project);
    if (!problem) continue;
    issues.push(issueAt(message, code, problem + note));
    if (endsChecks.includes(code)) break;
  }
  return issues;
}

/** The problems of notes: no message has the key, or the note has a wrong form. */
function noteIssues(project: Project): Issue[] {
  const keys = [...textsOf(project, project.source).keys()];
  const issues: Issue[] = [];
  for (const [pattern, note] of project.notes) {
    const place = {locale: project.source, file: 'notes.json', line: 1, key: pattern};
    if (!keys.some((key) => isNoteOn(pattern, key))) {
      issues.push(issueAt(place, 'extra', 'No message has this key. Correct the key, or delete the note.'));
    }
    if (!isNote(note)) {
      const advice =
        'A note has the texts `about` and `where`, the number `max` and the list `mayDrop`, and nothing else.';
      issues.push(issueAt(place, 'syntax', advice));
    }
  }
  return issues;
}

/** The fields of a note, with the result of `typeof` for each. */
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
  [...Map.groupBy(messages, ({file}) => file)].map(([file, messagesOfFile]) => {
    const count = (...states: string[]) => messagesOfFile.filter(({state}) => states.includes(state)).length;
    return {
      locale,
      file,
      total: messagesOfFile.length,
      translated: count('translated'),
      stale: count('stale'),
      missing: count('missing', 'untranslated'),
    };
  });
