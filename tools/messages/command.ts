/** `npm run messages`: the translators' command. See docs/translating.md. */
import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {parseArgs} from 'node:util';
import '@/tools/withoutSettings';
import {locales} from '@/i18n/languages';
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
import {addLanguage, isTypeChecked, removeLanguage} from './languages';
import {exportPo, importPo} from './po';
import {markdownReport, textReport} from './report';

type Options = {strict: boolean; json: boolean; markdown: boolean};

type Command = {
  usage: string;
  /** The options that the command accepts. */
  takes: readonly string[];
  run: (project: Project, args: string[], options: Options) => void;
};

const commands: Record<string, Command> = {
  check: {
    usage: 'check [language…] [file] [--strict] [--json | --markdown]',
    takes: ['strict', 'json', 'markdown'],
    run: runCheck,
  },
  accept: {usage: 'accept <language> [file] [key]', takes: [], run: runAccept},
  add: {usage: 'add <language>', takes: [], run: runAdd},
  remove: {usage: 'remove <language>', takes: [], run: runRemove},
  export: {usage: 'export <language> [file]', takes: [], run: runExport},
  import: {usage: 'import <language> <file.po>', takes: [], run: runImport},
};

function runCheck(project: Project, args: string[], {strict, json, markdown}: Options) {
  // A run for a report, or in CI, writes no records.
  const onlyChecks = strict || json || markdown || process.env.CI;
  if (!onlyChecks) recordNewTranslations(project);

  const {locales: named, ...scope} = parseScope(project, args);
  refuseUnknownKey(project, scope);
  const wanted = named.length ? named : undefined;
  const strictLocales = strict ? (wanted ?? completeLocales(project)) : [];
  const findings = check(project, {...scope, locales: wanted, strict: strictLocales});

  if (json) console.log(JSON.stringify(findings.issues, null, 2));
  else if (markdown) console.log(markdownReport(findings));
  else console.log(textReport(findings));
  if (findings.issues.some(({severity}) => severity === 'error')) process.exitCode = 1;
}

function recordNewTranslations(project: Project) {
  for (const locale of project.locales) {
    if (locale === project.source) continue;
    const count = recordNew(project, locale);
    const file = `messages/${recordsFile(locale)}`;
    if (count) console.log(`${locale}: ${count} new, recorded as made from today’s English in ${file}.\n`);
  }
}

/** @throws UsageError when no language has a message at the key */
function refuseUnknownKey({catalogs}: Project, {file, key}: Scope) {
  if (!file || !key) return;
  // If a file cannot be read, the key may be in it.
  const mayHaveKey = ({readable, messages}: Catalog) =>
    !readable || messages.keys().some((keyInFile) => isWithin(keyInFile, key));
  const isKnown = catalogs.values().some((files) => {
    const catalog = files.get(file);
    return catalog && mayHaveKey(catalog);
  });
  if (!isKnown) throw new UsageError(`No language has a message ${namespaceOf(file)}.${key}.`);
}

/** English, and the languages whose keys TypeScript checks. Any other language may lack texts, published or not. */
const completeLocales = (project: Project) =>
  project.locales.filter((locale) => locale === project.source || isTypeChecked(project, locale));

type NamedScope = Scope & {locales: string[]};

/** The languages, the file and the key that arguments name: `hi home hero.title`, `hi home.hero.title`, `messages/hi/home.json`. */
function parseScope(project: Project, args: readonly string[]): NamedScope {
  const scope: NamedScope = {locales: []};
  for (const arg of args) {
    const {locale, name} = parseCatalogPath(arg);
    if (locale && project.locales.includes(locale)) scope.locales.push(locale);

    if (project.locales.includes(name)) scope.locales.push(name);
    else if (scope.file) addKey(scope, name, arg);
    else addFile(scope, name, arg, project);
  }
  return scope;
}

/** `messages/hi/home.json` names a language and a file. Any other argument is a name. */
function parseCatalogPath(arg: string): {locale?: string; name: string} {
  const [, locale, file] = /^\.?\/?messages\/([\w-]+)\/(.+)$/.exec(arg) ?? [];
  return locale && file ? {locale, name: file} : {name: arg};
}

function addKey(scope: NamedScope, key: string, arg: string) {
  if (scope.key) throw new UsageError(`One file and one key at a time: "${arg}" is too many.`);
  scope.key = key;
}

/** The name of a file may be followed by a key: `home.hero.title`. */
function addFile(scope: NamedScope, name: string, arg: string, {catalogs, locales: languages}: Project) {
  const files = new Set([...catalogs.values()].flatMap((byFile) => [...byFile.keys()]));
  const [namespace = '', ...key] = namespaceOf(name).split('.');
  const file = `${namespace}.json`;
  if (!files.has(file)) {
    const fileNames = [...files].map(namespaceOf).join(', ');
    throw new UsageError(`"${arg}" is neither a language (${languages.join(', ')}) nor a file (${fileNames}).`);
  }
  scope.file = file;
  if (key.length) scope.key = key.join('.');
}

function runAccept(project: Project, args: string[]) {
  const {locales: named, file, key} = parseScope(project, args);
  const [locale] = named;
  if (!locale || named.length > 1 || locale === project.source) {
    throw new UsageError('Name one language, and not the source: npm run messages -- accept hi');
  }
  const count = accept(project, locale, {file, key});
  const where = [locale, file && namespaceOf(file), key].filter(Boolean).join(' ');
  if (!count) throw new UsageError(`Nothing is translated at ${where}.`);
  console.log(`${where}: ${count} ${count === 1 ? 'translation matches' : 'translations match'} today’s English.`);
}

function onlyLanguage([language, ...more]: string[]): string {
  if (!language || more.length) throw new UsageError('Say one language, such as mr for Marathi.');
  return language;
}

function runAdd(project: Project, args: string[]) {
  const locale = onlyLanguage(args);
  const count = addLanguage(project, locale);
  console.log(`messages/${locale}/ has all files; ${count} messages are still English. The pages are at /${locale}.`);
  console.log(
    'Visitors and search engines are told of them once its line in i18n/languages.ts says `published: true`.',
  );
}

function runRemove(project: Project, args: string[]) {
  const locale = onlyLanguage(args);
  removeLanguage(project, locale);
  console.log(`${locale} is gone: its folder, its records and its line in i18n/languages.ts.`);
}

/** The language and the PO file of an export or an import. */
function parseExchange({locales: languages, source}: Project, args: readonly string[]) {
  const [locale = '', file = `${locale}.po`] = args;
  if (!languages.includes(locale) || locale === source || args.length > 2) {
    throw new UsageError(`Say one language of ${languages.slice(1).join(', ')}, and one file.`);
  }
  if (existsSync(file) && !statSync(file).isFile()) throw new UsageError(`${file} is not a file.`);
  return {locale, file};
}

function runExport(project: Project, args: string[]) {
  const {locale, file} = parseExchange(project, args);
  if (!existsSync(dirname(file))) throw new UsageError(`There is no folder ${dirname(file)}.`);
  writeFileSync(file, exportPo(project, locale));
  console.log(`${file} has all messages of ${locale}. Send it back with: npm run messages -- import ${locale} ${file}`);
}

function runImport(project: Project, args: string[]) {
  const {locale, file} = parseExchange(project, args);
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const {changed, unknown} = importPo(project, locale, readFileSync(file));
  console.log(`${changed} ${changed === 1 ? 'translation has' : 'translations have'} changed in messages/${locale}/.`);
  console.log(`To see whether all is well: npm run messages -- ${locale}`);
  for (const context of unknown) console.error(`Left out, because English has it no more: ${context}`);
  if (unknown.length) process.exitCode = 1;
}

function main(args: string[]) {
  const {values, positionals} = parseArguments(args);
  const [first = '', ...rest] = positionals;
  const isNamed = Object.hasOwn(commands, first);
  // Without a command, the arguments are those of `check`.
  const {takes, run} = commands[isNamed ? first : 'check'] as Command;
  const commandArgs = isNamed ? rest : positionals;

  for (const [option, isSet] of Object.entries(values)) {
    if (isSet && !takes.includes(option)) throw new UsageError(`--${option} means nothing here.`);
  }
  if (!existsSync('messages')) throw new UsageError('There is no folder `messages` here.');
  run(readProject(process.cwd(), locales), commandArgs, values);
}

function parseArguments(args: string[]) {
  try {
    const flag = {type: 'boolean', default: false} as const;
    return parseArgs({args, allowPositionals: true, options: {strict: flag, json: flag, markdown: flag}});
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

try {
  main(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) {
    const usages = Object.values(commands).map(({usage}) => `  npm run messages -- ${usage}`);
    console.error([error.message, '', ...usages].join('\n'));
    process.exitCode = 2;
  } else if (error instanceof UnreadableError) {
    console.error(error.message);
    process.exitCode = 1;
  } else {
    throw error;
  }
}
