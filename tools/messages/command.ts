/** What a translator needs, in one command: docs/translating.md. */
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
import {addLanguage, isProven, removeLanguage} from './languages';
import {exportPo, importPo} from './po';
import {markdownReport, textReport} from './report';

type Options = {strict: boolean; json: boolean; markdown: boolean};

type Command = {
  usage: string;
  /** The options that it knows. */
  takes: readonly string[];
  run: (project: Project, words: string[], options: Options) => void;
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
  export: {usage: 'export <language> [--po] [file]', takes: ['po'], run: runExport},
  import: {usage: 'import <language> <file.po>', takes: [], run: runImport},
};

function runCheck(project: Project, words: string[], {strict, json, markdown}: Options) {
  // A run that only has to judge writes nothing.
  const onlyJudges = strict || json || markdown || process.env.CI;
  if (!onlyJudges) recordNewTranslations(project);

  const {locales: named, ...scope} = parseScope(project, words);
  refuseUnknownKey(project, scope);
  const wanted = named.length ? named : undefined;
  const strictLocales = strict ? (wanted ?? keptComplete(project)) : [];
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
  // A file that cannot be read may have the key.
  const mayHaveKey = ({readable, messages}: Catalog) => !readable || messages.keys().some((own) => isWithin(own, key));
  const isKnown = catalogs.values().some((files) => {
    const catalog = files.get(file);
    return catalog && mayHaveKey(catalog);
  });
  if (!isKnown) throw new UsageError(`No language has a message ${namespaceOf(file)}.${key}.`);
}

/** English, and the languages whose keys the compiler proves. Another one may lack texts for as long as it likes, published or not. */
const keptComplete = (project: Project) =>
  project.locales.filter((locale) => locale === project.source || isProven(project, locale));

/** `messages/hi/home.json` names a language and a file. */
const catalogPath = /^\.?\/?messages\/(?<locale>[\w-]+)\/(?<file>.+)$/;

/** What words name, languages and a file or key: `hi home hero.title`, `hi home.hero.title`, `messages/hi/home.json`. */
function parseScope({catalogs, locales: languages}: Project, words: readonly string[]) {
  const files = new Set([...catalogs.values()].flatMap((byFile) => [...byFile.keys()]));
  const scope: Scope & {locales: string[]} = {locales: []};
  for (const word of words) {
    const {locale = '', file: name = word} = catalogPath.exec(word)?.groups ?? {};
    if (languages.includes(locale)) scope.locales.push(locale);

    if (languages.includes(name)) {
      scope.locales.push(name);
    } else if (scope.file && scope.key) {
      throw new UsageError(`One file and one key at a time: "${word}" is too many.`);
    } else if (scope.file) {
      scope.key = name;
    } else {
      const [namespace = '', ...key] = namespaceOf(name).split('.');
      const file = `${namespace}.json`;
      if (!files.has(file)) {
        const known = `a language (${languages.join(', ')}) nor a file (${[...files].map(namespaceOf).join(', ')})`;
        throw new UsageError(`"${word}" is neither ${known}.`);
      }
      scope.file = file;
      if (key.length) scope.key = key.join('.');
    }
  }
  return scope;
}

function runAccept(project: Project, words: string[]) {
  const {locales: named, file, key} = parseScope(project, words);
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

function runAdd(project: Project, words: string[]) {
  const locale = onlyLanguage(words);
  const count = addLanguage(project, locale);
  console.log(`messages/${locale}/ has all files; ${count} messages are still English. The pages are at /${locale}.`);
  console.log(
    'Visitors and search engines are told of them once its line in i18n/languages.ts says `published: true`.',
  );
}

function runRemove(project: Project, words: string[]) {
  const locale = onlyLanguage(words);
  removeLanguage(project, locale);
  console.log(`${locale} is gone: its folder, its records and its line in i18n/languages.ts.`);
}

/** A language that is translated, and a file. */
function parseExchange({locales: languages, source}: Project, words: readonly string[]) {
  const [locale = '', file = `${locale}.po`] = words;
  if (!languages.includes(locale) || locale === source || words.length > 2) {
    throw new UsageError(`Say one language of ${languages.slice(1).join(', ')}, and one file.`);
  }
  if (existsSync(file) && !statSync(file).isFile()) throw new UsageError(`${file} is not a file.`);
  return {locale, file};
}

function runExport(project: Project, words: string[]) {
  const {locale, file} = parseExchange(project, words);
  if (!existsSync(dirname(file))) throw new UsageError(`There is no folder ${dirname(file)}.`);
  writeFileSync(file, exportPo(project, locale));
  console.log(`${file} has all messages of ${locale}. Send it back with: npm run messages -- import ${locale} ${file}`);
}

function runImport(project: Project, words: string[]) {
  const {locale, file} = parseExchange(project, words);
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
  // Without a command's name the words say what to check.
  const {takes, run} = commands[isNamed ? first : 'check'] as Command;
  const words = isNamed ? rest : positionals;

  for (const [option, isSet] of Object.entries(values)) {
    if (isSet && !takes.includes(option)) throw new UsageError(`--${option} means nothing here.`);
  }
  if (!existsSync('messages')) throw new UsageError('There is no folder `messages` here.');
  run(readProject(process.cwd(), locales), words, values);
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
