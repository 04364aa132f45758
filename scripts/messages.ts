/**
 * What a translator needs, in one command: docs/translating.md.
 *   npm run messages                             checks all catalogs
 *   npm run messages -- hi home                  checks one language, one file
 *   npm run messages -- accept hi home.hero.title  the translation matches today's English
 *   npm run messages -- add mr                   starts Marathi, or brings it what English has got since; remove takes it away
 *   npm run messages -- export hi --po           writes hi.po for Weblate, Crowdin or Poedit; import hi FILE reads it
 */
import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {parseArgs} from 'node:util';
import './withoutSettings';
import {locales} from '@/i18n/routing';
import {enough} from '@/i18n/unfinished.mjs';
import {accept, recordNew} from '@/lib/messages/accept';
import {check} from '@/lib/messages/check';
import {addLanguage, isProven, removeLanguage} from '@/lib/messages/languages';
import {isAt, namedBy} from '@/lib/messages/place';
import {exportPo, importPo} from '@/lib/messages/po';
import {nameOf, type Project, readProject} from '@/lib/messages/project';
import {recordsFile} from '@/lib/messages/records';
import {jsonReport, markdownReport, textReport} from '@/lib/messages/report';
import {isFarEnough} from '@/lib/messages/state';
import {answering, WrongCall} from '@/lib/wrongCall';

type Options = {strict: boolean; json: boolean; markdown: boolean};
type Command = {
  usage: string;
  /** The options that it takes. */
  takes?: readonly string[];
  run: (project: Project, words: string[], options: Options) => number | Promise<number>;
};

/** Each resolves to the exit code: 0 is fine, 1 is problems found. */
const commands = {
  check: {
    usage: 'check [language…] [file] [--strict] [--json | --markdown]',
    takes: ['strict', 'json', 'markdown'],
    run: runCheck,
  },
  accept: {usage: 'accept <language> [file] [key]', run: runAccept},
  add: {usage: 'add <language>', run: runAdd},
  remove: {usage: 'remove <language>', run: runRemove},
  export: {usage: 'export <language> [--po] [file]', takes: ['po'], run: runExport},
  import: {usage: 'import <language> <file.po>', run: runImport},
} as const satisfies Record<string, Command>;

const filesOf = (project: Project) => [
  ...new Set([...project.catalogs.values()].flatMap((files) => [...files.keys()])),
];

function runCheck(project: Project, words: string[], {strict, json, markdown}: Options) {
  // As a snapshot is written at its first sight: not where the run only has to judge.
  if (!strict && !json && !markdown && !process.env.CI) recordNewTranslations(project);
  const named = namedBy(words, project.locales, filesOf(project));
  if (named.file && named.key && !hasMessage(project, named.file, named.key)) {
    throw new WrongCall(`No language has a message ${nameOf(named.file)}.${named.key}.`);
  }
  const complete = named.locales.length ? named.locales : keptComplete(project);
  const found = check(project, {...named, strict: strict ? complete : []});
  const report = json ? jsonReport : markdown ? markdownReport : textReport;
  console.log(report(found));
  return found.issues.some(({severity}) => severity === 'error') ? 1 : 0;
}

/** Whether any language has the key, or keys below it. A file that cannot be read may have it. */
function hasMessage(project: Project, file: string, key: string): boolean {
  return [...project.catalogs.values()].some((files) => {
    const catalog = files.get(file);
    if (catalog && !catalog.readable) return true;
    return [...(catalog?.messages.keys() ?? [])].some((known) => isAt(known, key));
  });
}

/** The languages that visitors are sent to, and those whose keys are proved; another one is on its way. */
const keptComplete = (project: Project) =>
  project.locales.filter(
    (locale) => locale === project.source || isProven(project, locale) || isFarEnough(project, locale),
  );

/** What is translated for the first time is made from today's English. */
function recordNewTranslations(project: Project) {
  for (const locale of project.locales.slice(1)) {
    const count = recordNew(project, locale);
    if (count)
      console.log(
        `${locale}: ${count} new, recorded as made from today’s English in messages/${recordsFile(locale)}.\n`,
      );
  }
}

function runAccept(project: Project, words: string[]) {
  const {locales: named, ...place} = namedBy(words, project.locales, filesOf(project));
  const [locale] = named;
  if (!locale || named.length > 1 || locale === project.source) {
    throw new WrongCall('Say one language, and not the source: npm run messages -- accept hi');
  }
  const count = accept(project, locale, place);
  const where = [locale, place.file && nameOf(place.file), place.key].filter(Boolean).join(' ');
  if (!count) throw new WrongCall(`Nothing is translated at ${where}.`);
  console.log(`${where}: ${count} ${count === 1 ? 'translation matches' : 'translations match'} today’s English.`);
  return 0;
}

/** The one word that a command takes. */
function only(words: string[], wanted: string): string {
  const [word] = words;
  if (!word || words.length > 1) throw new WrongCall(`Say ${wanted}.`);
  return word;
}

function runAdd(project: Project, words: string[]) {
  const locale = only(words, 'one language: npm run messages -- add mr');
  const count = addLanguage(project, locale);
  console.log(
    `messages/${locale}/ has all files; ${count} messages are still English. Visitors and search engines are told of the language when ${Math.round(enough * 100)} % are translated; until then it is at /${locale}.`,
  );
  return 0;
}

function runRemove(project: Project, words: string[]) {
  const locale = only(words, 'one language: npm run messages -- remove mr');
  removeLanguage(project, locale);
  console.log(`${locale} is gone: its folder, its records and its line in i18n/routing.ts.`);
  return 0;
}

/** A language that is translated, and a file. */
function exchanged(project: Project, [locale = '', file = `${locale}.po`, ...more]: string[]) {
  if (!project.locales.includes(locale) || locale === project.source || more.length) {
    throw new WrongCall(`Say one language of ${project.locales.slice(1).join(', ')}, and one file.`);
  }
  if (existsSync(file) && !statSync(file).isFile()) throw new WrongCall(`${file} is not a file.`);
  return {locale, file};
}

function runExport(project: Project, words: string[]) {
  const {locale, file} = exchanged(project, words);
  if (!existsSync(dirname(file))) throw new WrongCall(`There is no folder ${dirname(file)}.`);
  writeFileSync(file, exportPo(project, locale));
  console.log(`${file} has all messages of ${locale}. Send it back with: npm run messages -- import ${locale} ${file}`);
  return 0;
}

function runImport(project: Project, words: string[]) {
  const {locale, file} = exchanged(project, words);
  if (!existsSync(file)) throw new WrongCall(`There is no file ${file}.`);
  const {changed, unknown} = importPo(project, locale, readFileSync(file, 'utf8'));
  console.log(`${changed} ${changed === 1 ? 'translation has' : 'translations have'} changed in messages/${locale}/.`);
  for (const context of unknown) console.log(`Left out, because English has it no more: ${context}`);
  console.log(`To see whether all is well: npm run messages -- ${locale}`);
  return 0;
}

async function main(args: string[]): Promise<number> {
  const {values, positionals} = readArguments(args);
  const [first = 'check', ...rest] = positionals;
  // Without a command's name the words say what to check.
  const named: Command | undefined = Object.entries(commands).find(([name]) => name === first)?.[1];
  const command: Command = named ?? commands.check;
  for (const [name, isSet] of Object.entries(values)) {
    if (isSet && !command.takes?.includes(name)) throw new WrongCall(`--${name} means nothing here.`);
  }
  if (!existsSync('messages')) throw new WrongCall('There is no folder `messages` here.');
  const project = readProject(process.cwd(), locales);
  return command.run(project, named ? rest : positionals, values);
}

function readArguments(args: string[]) {
  try {
    const flag = {type: 'boolean', default: false} as const;
    return parseArgs({args, allowPositionals: true, options: {strict: flag, json: flag, markdown: flag, po: flag}});
  } catch (error) {
    throw new WrongCall(error instanceof Error ? error.message : String(error));
  }
}

const usages = Object.values(commands).map(({usage}) => `  npm run messages -- ${usage}`);
await answering(async () => {
  process.exitCode = await main(process.argv.slice(2));
}, ['', ...usages]);
