import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {site} from '@/content/site';
import {isCopied, isEnglish} from '@/i18n/copied.mjs';
import {scripts} from '@/i18n/script';
import type {Tree} from '@/i18n/tree';
import {WrongCall} from '../wrongCall';
import {messagesFolder, type Project, recordsOf, textsOf} from './project';
import {refuseUnreadable} from './readable';
import {madeNow, recordsFile, writeRecords} from './records';
import {writeCatalogs} from './writeCatalogs';

/** What `i18n/routing.ts` says of a language. */
type Line = {tag: string; name: string};

/**
 * Starts a language: its line in i18n/routing.ts and all files, with the English texts as what is to be translated. For a
 * language that is there already it brings what English has got or changed since; translations stay, also under a key that
 * English no longer has, at the end of their file.
 * @returns how many messages are still English
 * @throws WrongCall when the code is not a language that the site can show, or a file of it or of English cannot be read
 * @throws when i18n/routing.ts has no place for a language
 */
export function addLanguage(project: Project, code: string): number {
  if (code === project.source) throw new WrongCall(`"${code}" is what the others are translated from.`);
  const line = lineFor(code);
  refuseUnreadable(project, code);
  const own = textsOf(project, code);
  const records = recordsOf(project, code);
  const {protected: names} = project.glossary;
  let english = 0;
  mkdirSync(join(messagesFolder(project.root), code), {recursive: true});
  const texts = new Map(own);
  for (const [key, text] of textsOf(project, project.source)) {
    const translation = own.get(key);
    if (translation?.trim() && !isEnglish(text, translation, names, records.get(key))) continue;
    if (isCopied(text, text, names)) english += 1;
    // From the same text to the same text: as long as it stands there, nobody has translated it.
    records.set(key, madeNow({source: text, translation: text}));
    texts.set(key, text);
  }
  writeCatalogs(project, code, texts);
  writeFileSync(join(messagesFolder(project.root), recordsFile(code)), writeRecords(records));
  edit(routingOf(project), (source) => (hasLine(source, code) ? source : withLine(source, sourceOf(code, line))));
  return english;
}

/**
 * Takes a language away, with its translations, records, glossary and dates.
 * @throws WrongCall when there is no such language, or the program is written around it
 */
export function removeLanguage(project: Project, code: string): void {
  const folder = join(messagesFolder(project.root), code);
  if (code === project.source) throw new WrongCall(`"${code}" is what the others are translated from.`);
  if (!/^[\w-]+$/.test(code) || !existsSync(folder)) throw new WrongCall(`There is no language "${code}".`);
  if (isProven(project, code)) {
    throw new WrongCall(`"${code}" cannot be removed: i18n/shape.ts proves its keys.`);
  }
  rmSync(folder, {recursive: true});
  rmSync(join(messagesFolder(project.root), recordsFile(code)), {force: true});
  edit(routingOf(project), (source) => source.replace(new RegExp(`^ {2}'?${code}'?: \\{.*\\n`, 'm'), ''));
  editJson(join(messagesFolder(project.root), 'glossary.json'), (glossary) => without(glossary, code));
  editJson(join(project.root, 'content/lastModified.json'), (dates) =>
    Object.fromEntries(Object.entries(dates).map(([path, byLocale]) => [path, without(byLocale as Tree, code)])),
  );
}

/** Whether the compiler proves that a language has all keys. */
export function isProven({root}: Project, code: string): boolean {
  const file = join(root, 'i18n/shape.ts');
  return existsSync(file) && readFileSync(file, 'utf8').includes(`/messages/${code}/`);
}

const routingOf = ({root}: Project) => join(root, 'i18n/routing.ts');
const hasLine = (routing: string, code: string) => new RegExp(`^ {2}'?${code}'?: \\{`, 'm').test(routing);

/** The languages of i18n/routing.ts with one more, before the pseudo-locale. */
function withLine(routing: string, line: string): string {
  const more = routing.replace(/^ {2}\[pseudoLocale\]:/m, `${line}\n$&`);
  if (more === routing)
    throw new Error('i18n/routing.ts has no line that begins with “  [pseudoLocale]:” to write above.');
  return more;
}

/** As Biome formats it. Some languages have an apostrophe in their names. */
const sourceOf = (code: string, {tag, name}: Line) =>
  `  ${code}: {tag: '${tag}', name: ${name.includes("'") ? JSON.stringify(name) : `'${name}'`}},`;

/** What Intl knows of a language as it is spoken in the company's country. */
function lineFor(code: string): Line {
  const english = /^[a-z]{2,3}$/.test(code) ? languageNames('en').of(code) : undefined;
  if (!english) {
    throw new WrongCall(`"${code}" is not the code of a language: two or three small letters, such as mr for Marathi.`);
  }
  const [canonical = code] = Intl.getCanonicalLocales(code);
  if (canonical !== code) throw new WrongCall(`${english} is called "${canonical}" today, not "${code}".`);
  const tag = `${code}-${site.address.country}`;
  const {script} = new Intl.Locale(tag).maximize();
  if (['Arab', 'Aran', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'].includes(script ?? '')) {
    throw new WrongCall(`${english} is written from right to left, which the pages are not laid out for.`);
  }
  if (!scripts.some((known) => known === script)) {
    const letters = new Intl.DisplayNames(['en'], {type: 'script'}).of(script ?? 'Zyyy');
    throw new WrongCall(
      `${english} is written in ${letters} letters, which the site has no fonts for: docs/translating.md.`,
    );
  }
  const name = languageNames(code).of(code) ?? english;
  return {tag, name: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)};
}

const languageNames = (locale: string) => new Intl.DisplayNames([locale], {type: 'language', fallback: 'none'});

function edit(file: string, change: (text: string) => string) {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after !== before) writeFileSync(file, after);
}

/** Rewrites a JSON file, and only when what it says changes: its formatting is not ours. */
function editJson(file: string, change: (tree: Tree) => object) {
  edit(file, (text) => {
    const before = JSON.parse(text);
    const after = change(before);
    return JSON.stringify(after) === JSON.stringify(before) ? text : `${JSON.stringify(after, null, 2)}\n`;
  });
}

const without = (tree: Tree, key: string) => Object.fromEntries(Object.entries(tree).filter(([name]) => name !== key));
