import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {scripts} from '@/i18n/languages';
import {isCopied} from '@/i18n/tooling/untranslated';
import {site} from '@/settings/site';
import {inMessages, type Project, recordsFile, refuseUnreadable, textsOf, UsageError, writeCatalogs} from './catalogs';
import {isTranslated, messagesOf, translatable} from './messages';
import {recordOf, recordsOf, writeRecords} from './records';

/** Adds a language with English texts, or adds new English texts to it. @returns the number of untranslated messages */
export function addLanguage(project: Project, code: string): number {
  if (code === project.source) throw new UsageError(`"${code}" is the language that the others are translated from.`);
  const entry = routingEntry(code);
  refuseUnreadable(project, code);
  const texts = textsOf(project, code);
  const records = recordsOf(project, code);
  let english = 0;
  for (const message of translatable(messagesOf(project, code))) {
    const {fullKey, source = ''} = message;
    if (isTranslated(message)) continue;
    if (isCopied(source, source, project.glossary.protected)) english += 1;
    // The record has the English text as its own translation, which marks the message as untranslated.
    records.set(fullKey, recordOf(source, source));
    texts.set(fullKey, source);
  }
  mkdirSync(inMessages(project, code), {recursive: true});
  writeCatalogs(project, code, texts);
  writeRecords(project, code, records);
  edit(join(project.root, 'i18n/languages.ts'), (source) => {
    const hasEntry = entryOf(code).test(source);
    return hasEntry ? source : insertBefore(pseudoLocaleEntry, entry, source);
  });
  return english;
}

/** Removes a language, with its translations, records, glossary and dates. */
export function removeLanguage(project: Project, code: string): void {
  const folder = inMessages(project, code);
  if (code === project.source) throw new UsageError(`"${code}" is the language that the others are translated from.`);
  if (!/^[\w-]+$/.test(code) || !existsSync(folder)) throw new UsageError(`There is no language "${code}".`);
  if (isTypeChecked(project, code)) throw new UsageError(`"${code}" cannot be removed: i18n/shape.ts proves its keys.`);
  rmSync(folder, {recursive: true});
  rmSync(inMessages(project, recordsFile(code)), {force: true});
  edit(join(project.root, 'i18n/languages.ts'), (source) => source.replace(entryOf(code), ''));
  removeFrom(inMessages(project, 'glossary.json'), code);
  removeFrom(join(project.root, 'content/lastModified.json'), code);
}

/** Whether i18n/shape.ts has TypeScript check that a language has all keys. */
export function isTypeChecked({root}: Project, code: string): boolean {
  const file = join(root, 'i18n/shape.ts');
  return existsSync(file) && readFileSync(file, 'utf8').includes(`/messages/${code}/`);
}

/** The last language in i18n/languages.ts. */
const pseudoLocaleEntry = /^ {2}\[pseudoLocale\]:/m;

const insertBefore = (place: RegExp, line: string, text: string) => text.replace(place, (found) => `${line}\n${found}`);

/** A language's line in i18n/languages.ts: `  mr: {tag: 'mr-IN', name: 'मराठी', published: false},`. */
const entryOf = (code: string) => new RegExp(`^ {2}'?${code}'?: \\{.*\\n`, 'm');

/** A language's line for i18n/languages.ts, as Biome formats it. The tag has the company's country, and the name comes from Intl. */
function routingEntry(code: string): string {
  const english = /^[a-z]{2,3}$/.test(code) ? nameOf(code, 'en') : undefined;
  const example = 'two or three small letters, such as mr for Marathi.';
  if (!english) throw new UsageError(`"${code}" is not the code of a language: ${example}`);
  const [canonical] = Intl.getCanonicalLocales(code);
  if (canonical !== code) throw new UsageError(`${english} is called "${canonical}" today, not "${code}".`);

  const tag = `${code}-${site.address.country}`;
  // Zyyy is the code for any script.
  const {script = 'Zyyy'} = new Intl.Locale(tag).maximize();
  if (!scripts.some((known) => known === script)) {
    const letters = `${new Intl.DisplayNames('en', {type: 'script'}).of(script)} letters`;
    throw new UsageError(`${english} is written in ${letters}, which the site has no fonts for: docs/translating.md.`);
  }

  const ownName = nameOf(code, code) ?? english;
  const name = ownName.charAt(0).toLocaleUpperCase(tag) + ownName.slice(1);
  // Some languages have an apostrophe in their names.
  const quoted = name.includes("'") ? JSON.stringify(name) : `'${name}'`;
  return `  ${code}: {tag: '${tag}', name: ${quoted}, published: false},`;
}

const nameOf = (code: string, inLocale: string) =>
  new Intl.DisplayNames(inLocale, {type: 'language', fallback: 'none'}).of(code);

function edit(file: string, change: (text: string) => string) {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after !== before) writeFileSync(file, after);
}

/** Removes a language from a JSON file, at the top or one level below. A file without it is not written. */
const removeFrom = (file: string, code: string) =>
  edit(file, (text) => {
    const tree: Record<string, Record<string, unknown>> = JSON.parse(text);
    const branches = [tree, ...Object.values(tree)].filter((branch) => Object.hasOwn(branch, code));
    for (const branch of branches) delete branch[code];
    return branches.length ? `${JSON.stringify(tree, null, 2)}\n` : text;
  });
