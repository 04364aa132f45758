import type {Place} from './accept';
import {lineOf} from './catalog';
import {type Check, checks} from './checks/table';
import type {Code, Coverage, Findings, Issue} from './issue';
import {notesWithoutKey, noteText, wrongIn} from './notes';
import {isAt} from './place';
import {nameOf, noteFor, type Project, textsOf} from './project';
import {statesOf} from './state';
import {type FileSubject, filesOf} from './subject';

type Options = Place & {locales?: readonly string[]; strict?: readonly string[]};

/**
 * Everything that is wrong in the catalogs, in one run: by language, file and line.
 * @param options the languages (all, if none is named), the file and the key to look at; `strict` names the languages in which a warning is an error
 */
export function check(project: Project, options: Options = {}): Findings {
  const {locales = [], file, key, strict = []} = options;
  const wanted = locales.length ? locales : project.locales;
  const isWanted = (issue: Pick<Issue, 'key'>) => !key || !issue.key || isAt(issue.key, key);

  const issues = wanted.flatMap((locale) =>
    filesOf(project, locale)
      .filter((subject) => !file || subject.file === file)
      .flatMap((subject) => issuesIn(subject)),
  );
  const besides = wanted.includes(project.source) && !file ? issuesBeside(project) : [];
  return {
    issues: [...besides, ...issues]
      .filter(isWanted)
      .map((issue) => (strict.includes(issue.locale) ? {...issue, severity: 'error'} : issue)),
    coverage: wanted
      .filter((locale) => locale !== project.source)
      .flatMap((locale) => coverageOf(project, locale))
      .filter((row) => !file || row.file === file),
  };
}

function issuesIn(file: FileSubject): Issue[] {
  /** Keys of which all is said: a message that is not ICU has no arguments to compare. */
  const settled = new Set<string>();
  // The table's keys are the codes.
  const all = Object.entries(checks) as [Code, Check][];
  // What a broken glossary says is one problem, and not one of every message.
  const isBroken = file.project.beside.get('glossary.json')?.readable === false;
  const entries = all.filter(([code]) => code !== 'glossary' || !isBroken);
  const issues = entries.flatMap(([code, {severity, settles, find}]) => {
    const open = {...file, messages: file.messages.filter(({key}) => !settled.has(key))};
    const found = find(open);
    if (settles) for (const {key} of found) settled.add(key);
    return found.map(({key, line, message}): Issue => {
      const note = noteFor(file.project, `${nameOf(file.file)}.${key}`);
      return {
        locale: file.locale,
        file: file.file,
        key,
        line: line ?? (file.catalog ? lineOf(file.catalog, key) : 1),
        code,
        severity,
        message: note ? `${message} Note: ${noteText(note)}` : message,
      };
    });
  });
  return issues.toSorted((a, b) => a.line - b.line);
}

/** What is wrong in the files beside the catalogs: one that cannot be read, and notes that are none or that no message has. */
function issuesBeside(project: Project): Issue[] {
  const {beside, notes, source: locale} = project;
  const of = (code: Code, file: string, key: string, line: number, message: string): Issue => ({
    locale,
    file,
    key,
    line,
    code,
    severity: 'error',
    message,
  });
  const unreadable = [...beside].flatMap(([file, {readable, problems}]) =>
    readable
      ? []
      : problems
          .filter(({key}) => !key)
          .map(({line, column, message}) => of('syntax', file, '', line, `Line ${line}, column ${column}: ${message}`)),
  );
  const file = 'notes.json';
  const notesFile = beside.get(file);
  const lineOfNote = (key: string) => (notesFile ? lineOf(notesFile, key) : 1);
  const keys = [...textsOf(project, locale).keys()];
  const withoutKey = notesWithoutKey(notes, keys).map((key) =>
    of('extra', file, key, lineOfNote(key), 'No message has this key. Mend the key, or delete the note.'),
  );
  const noNotes = [...notes].flatMap(([key, note]) => {
    const wrong = wrongIn(note);
    return wrong ? [of('syntax', file, key, lineOfNote(key), wrong)] : [];
  });
  return [...unreadable, ...withoutKey, ...noNotes];
}

function coverageOf(project: Project, locale: string): Coverage[] {
  const states = [...statesOf(project, locale)];
  const files = [...(project.catalogs.get(project.source)?.keys() ?? [])];
  return files.map((file) => {
    const own = states.filter(([key]) => key.startsWith(`${nameOf(file)}.`)).map(([, state]) => state);
    const count = (...wanted: string[]) => own.filter((state) => wanted.includes(state)).length;
    return {
      locale,
      file,
      total: own.length,
      translated: count('translated'),
      stale: count('stale'),
      missing: count('missing', 'untranslated'),
    };
  });
}
