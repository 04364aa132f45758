/** What a translator needs, in one command: docs/translating.md. */
import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {parseArgs} from 'node:util';
import '@/tools/withoutSettings';
import {locales} from '@/i18n/languages';
import {publishThreshold} from '@/i18n/tooling/unfinished';
import {accept, recordNew, type Scope} from './accept';
import {
  type Catalog,
  isWithin,
  namespaceOf,
  type Project,
  readProject,
  recordsFile,
  UnreadableError,
  UsageError,
} from './catalogs';
import {check} from './check';
import {addLanguage, isProven, removeLanguage} from './languages';
import {isTranslated, messagesOf, translatable} from './messages';
import {exportPo, importPo} from './po';
import {markdownReport, textReport} from './report';

type Options = {strict: boolean; json: boolean; markdown: boolean};
type Run = (project: Project, words: string[], options: Options) => void;
/** `takes` are its options. */
type Command = {usage: string; takes?: readonly string[]; run: Run};

const checkUsage = 'check [language…] [file] [--strict] [--json | --markdown]';
const commands: Record<string, Command> = {
  check: {usage: checkUsage, takes: ['strict', 'json', 'markdown'], run: runCheck},
  accept: {usage: 'accept <language> [file] [key]', run: runAccept},
  add: {usage: 'add <language>', run: runAdd},
  remove: {usage: 'remove <language>', run: runRemove},
  export: {usage: 'export <language> [--po] [file]', takes: ['po'], run: runExport},
  import: {usage: 'import <language> <file.po>', run: runImport},
};

function runCheck(project: Project, words: string[], {strict, json, markdown}: Options) {
  // As a snapshot is written at its first sight: not where the run only has to judge.
  const isJudged = strict || json || markdown || process.env.CI;
  for (const locale of isJudged ? [] : project.locales.slice(1)) {
    const count = recordNew(project, locale);
    const file = `messages/${recordsFile(locale)}`;
    if (count) console.log(`${locale}: ${count} new, recorded as made from today’s English in ${file}.\n`);
  }
  const {locales: named, ...scope} = parseScope(project, words);
  const known = [...project.catalogs.values()].map((files) => scope.file && files.get(scope.file));
  const hasKey = (catalog: Catalog) => [...catalog.messages.keys()].some((key) => isWithin(key, scope.key ?? ''));
  // A file that cannot be read may have the key.
  if (scope.file && scope.key && !known.some((catalog) => catalog && (!catalog.readable || hasKey(catalog)))) {
    throw new UsageError(`No language has a message ${namespaceOf(scope.file)}.${scope.key}.`);
  }
  const wanted = named.length ? named : undefined;
  const findings = check(project, {...scope, locales: wanted, strict: strict ? (wanted ?? keptComplete(project)) : []});
  if (json) console.log(JSON.stringify(findings.issues, null, 2));
  else console.log(markdown ? markdownReport(findings) : textReport(findings));
  if (findings.issues.some(({severity}) => severity === 'error')) process.exitCode = 1;
}

/** The languages that visitors are sent to, and those whose keys are proved; another one is on its way. */
const keptComplete = (project: Project) =>
  project.locales.filter((locale) => {
    const messages = translatable(messagesOf(project, locale));
    const isFarEnough = messages.filter(isTranslated).length >= publishThreshold * messages.length;
    return isFarEnough || locale === project.source || isProven(project, locale);
  });

/** What words name, languages and a file or key: `hi home hero.title`, `hi home.hero.title`, `messages/hi/home.json`. */
function parseScope({catalogs, locales: languages}: Project, words: readonly string[]) {
  const files = [...new Set([...catalogs.values()].flatMap((byFile) => [...byFile.keys()]))];
  const scope: Scope & {locales: string[]} = {locales: []};
  for (const word of words) {
    const [, locale, name = word] = /^(?:\.?\/?messages\/([\w-]+)\/)?(.+)$/.exec(word) ?? [];
    if (locale && languages.includes(locale)) scope.locales.push(locale);
    if (languages.includes(name)) scope.locales.push(name);
    else if (scope.file && scope.key) throw new UsageError(`One file and one key at a time: "${word}" is too many.`);
    else if (scope.file) scope.key = name;
    else {
      const [first = '', ...key] = namespaceOf(name).split('.');
      const known = `a language (${languages.join(', ')}) nor a file (${files.map(namespaceOf).join(', ')})`;
      if (!files.includes(`${first}.json`)) throw new UsageError(`"${word}" is neither ${known}.`);
      scope.file = `${first}.json`;
      if (key.length) scope.key = key.join('.');
    }
  }
  return scope;
}

function runAccept(project: Project, words: string[]) {
  const {locales: named, file, key} = parseScope(project, words);
  const [locale] = named;
  if (!locale || named.length > 1 || locale === project.source)
    throw new UsageError('Say one language, and not the source: npm run messages -- accept hi');
  const count = accept(project, locale, {file, key});
  const where = [locale, file && namespaceOf(file), key].filter(Boolean).join(' ');
  if (!count) throw new UsageError(`Nothing is translated at ${where}.`);
  console.log(`${where}: ${count} ${count === 1 ? 'translation matches' : 'translations match'} today’s English.`);
}

function onlyLanguage([language, ...more]: string[]): string {
  if (!language || more.length) throw new UsageError('Say one language, such as mr for Marathi.');
  return language;
}

function runAdd(project: Project, words: string[]) {
  const locale = onlyLanguage(words);
  const count = addLanguage(project, locale);
  console.log(`messages/${locale}/ has all files; ${count} messages are still English. The pages are at /${locale}.`);
  console.log(
    `Visitors and search engines are told of them when ${Math.round(publishThreshold * 100)} % are translated.`,
  );
}

function runRemove(project: Project, words: string[]) {
  const locale = onlyLanguage(words);
  removeLanguage(project, locale);
  console.log(`${locale} is gone: its folder, its records and its line in i18n/languages.ts.`);
}

/** A language that is translated, and a file. */
function exchanged({locales: languages, source}: Project, [locale = '', file = `${locale}.po`, ...more]: string[]) {
  if (!languages.includes(locale) || locale === source || more.length)
    throw new UsageError(`Say one language of ${languages.slice(1).join(', ')}, and one file.`);
  if (existsSync(file) && !statSync(file).isFile()) throw new UsageError(`${file} is not a file.`);
  return {locale, file};
}

function runExport(project: Project, words: string[]) {
  const {locale, file} = exchanged(project, words);
  if (!existsSync(dirname(file))) throw new UsageError(`There is no folder ${dirname(file)}.`);
  writeFileSync(file, exportPo(project, locale));
  console.log(`${file} has all messages of ${locale}. Send it back with: npm run messages -- import ${locale} ${file}`);
}

function runImport(project: Project, words: string[]) {
  const {locale, file} = exchanged(project, words);
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const {changed, unknown} = importPo(project, locale, readFileSync(file));
  console.log(`${changed} ${changed === 1 ? 'translation has' : 'translations have'} changed in messages/${locale}/.`);
  for (const context of unknown) console.log(`Left out, because English has it no more: ${context}`);
  console.log(`To see whether all is well: npm run messages -- ${locale}`);
}

function main(args: string[]) {
  const {values, positionals} = parseArguments(args);
  const [first = 'check', ...rest] = positionals;
  const name = Object.hasOwn(commands, first) ? first : undefined;
  // Without a command's name the words say what to check.
  const {takes, run} = commands[name ?? 'check'] as Command;
  const wrong = Object.entries(values).find(([option, isSet]) => isSet && !takes?.includes(option));
  if (wrong) throw new UsageError(`--${wrong[0]} means nothing here.`);
  if (!existsSync('messages')) throw new UsageError('There is no folder `messages` here.');
  run(readProject(process.cwd(), locales), name ? rest : positionals, values);
}

function parseArguments(args: string[]) {
  try {
    const flag = {type: 'boolean', default: false} as const;
    return parseArgs({args, allowPositionals: true, options: {strict: flag, json: flag, markdown: flag, po: flag}});
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

try {
  main(process.argv.slice(2));
} catch (error) {
  const isCall = error instanceof UsageError;
  if (!isCall && !(error instanceof UnreadableError)) throw error;
  const usages = Object.values(commands).map(({usage}) => `  npm run messages -- ${usage}`);
  console.error(isCall ? [error.message, '', ...usages].join('\n') : error.message);
  process.exitCode = isCall ? 2 : 1;
}
