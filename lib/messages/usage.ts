import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {memoize} from '@/lib/memoize';
import {endOfExpression, hole, readSource, type Source} from './source';

/**
 * Which messages the code reads. Words are read in four ways, all of which say in the code where they look:
 * `getTranslations('common.demo')` and then `t('title')`; whole keys through a `Translator`; all words of a page through
 * `wordsOf('products', slug)`; and a catalog that is imported as a file. A part of a key that is only known at run time
 * has to be a word that the facts (content/) or that very file name.
 */

const folders = ['app', 'components', 'content', 'i18n', 'lib', 'share'];

/** A key as code puts it together, and the words that may stand in its holes. */
type Pattern = {matcher: RegExp; words: Words};
type Words = Pick<ReadonlySet<string>, 'has'>;

/** Of a catalog that is imported: its importer hands the words on, so every key below counts as read. */
const anyWord: Words = {has: () => true};

/** Whether any code of the project in a folder reads a message, by its key with the file. Where there is no code, all are read. */
export const usedBy = memoize((root) => reader(root));

function reader(project: string): (key: string) => boolean {
  const root = resolve(project);
  const files = folders.flatMap((folder) => codeIn(join(root, folder)));
  if (!files.length) return () => true;

  const facts = wordsIn(files.filter(({path}) => path.startsWith(join(root, 'content'))).map(({source}) => source));
  const shapes = files.filter(({path}) => path === join(root, 'i18n', 'shape.ts')).map(({source}) => source);
  const shaped = new Set([...facts, ...wordsIn(shapes)]);
  const patterns = new Map<string, Pattern[]>();
  for (const {source} of files) {
    const own = new Set([...facts, ...wordsIn([source])]);
    const add = (text: string, words: Words = own) => {
      // Whatever is not a key at all, such as a class name.
      if (!/^[\w.\0-]+$/.test(text) || !/[.\0]/.test(text)) return;
      const first = text.split('.')[0] ?? '';
      const at = first.includes(hole) ? '' : first;
      patterns.set(at, [...(patterns.get(at) ?? []), {matcher: matcherOf(text), words}]);
    };
    for (const {text} of source.literals) if (!text.startsWith(hole)) add(text);
    for (const text of readKeys(source)) add(text);
    for (const place of wholePages(source)) add(`${place}.${hole}${hole}`, shaped);
    for (const place of imported(source)) add(`${place}.${hole}${hole}`, anyWord);
  }

  return (key) => {
    const candidates = [...(patterns.get(key.split('.')[0] ?? '') ?? []), ...(patterns.get('') ?? [])];
    return candidates.some(({matcher, words}) => {
      const holes = matcher.exec(key)?.slice(1);
      return holes?.every((text) => text.split('.').every((word) => words.has(word)));
    });
  };
}

/** One hole is one part of a key; at its beginning it may be a page's place (`products.skycart`), two are all that follows. */
function matcherOf(text: string): RegExp {
  const body = text
    .replace(/[.-]/g, '\\$&')
    .replace(/\0\0/g, '(.+)')
    .replace(/^\0/, '([^.]+(?:\\.[^.]+)?)')
    .replace(/\0/g, '([^.]+)');
  return new RegExp(`^${body}$`);
}

type File = {path: string; source: Source};

function codeIn(folder: string): File[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !/\.d\.\w*\.?ts$/.test(name) && !name.startsWith('messages'))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => ({path, text: readFileSync(path, 'utf8')}))
    .filter(
      ({path, text}) =>
        /[/\\](content|i18n)[/\\]/.test(path) ||
        /getTranslations|useTranslations|Translator\b|translatorOf|wordsOf|messages\//.test(text),
    )
    .map(({path, text}) => ({path, source: readSource(text)}));
}

/** Every name in a piece of code, and every part of its texts. */
function wordsIn(sources: readonly Source[]): Set<string> {
  return new Set(
    sources.flatMap(({code, literals}) => [
      ...(code.match(/[\w$]+/g) ?? []),
      ...literals.flatMap(({text}) => text.split(/[.\0\s]+/)),
    ]),
  );
}

/** The keys that a file's translators are asked for, with their place: `common.demo.title`. */
function readKeys(source: Source): string[] {
  const translators = translatorsIn(source);
  const named = [...source.code.matchAll(/(?<![\w$])([\w$]+)(?:\.(?:rich|raw|markup|has))?\(/g)].flatMap((call) => {
    const places = translators.get(call[1] ?? '');
    if (!places) return [];
    const keys = keysAt(source, call.index + call[0].length);
    // A whole key that is only known at run time stands as a text elsewhere, and is seen there.
    return [...places].flatMap((place) => keys.filter((key) => place || key !== hole).map((key) => within(place, key)));
  });
  // Asked without a name: `(await getTranslations('common.actions'))('newTab')`.
  const unnamed = translatorCalls(source).flatMap(({place, end}) => {
    const asks = /^\)\s*\)\(/.exec(source.code.slice(end));
    return asks ? keysAt(source, end + asks[0].length).map((key) => within(place, key)) : [];
  });
  return [...named, ...unnamed];
}

const within = (place: string, key: string) => (place ? `${place}.${key}` : key);

/** The keys that an argument may be. Without a literal it is a name that the facts know. */
function keysAt(source: Source, start: number): string[] {
  const inside = literalsWithin(source, start).map(({text}) => text);
  return inside.length ? inside : [hole];
}

function literalsWithin(source: Source, start: number) {
  const end = endOfExpression(source, start);
  return source.literals.filter((literal) => literal.start >= start && literal.end <= end);
}

/** Where a file takes translators, and of which place of the catalogs each is. */
function translatorCalls(source: Source) {
  return [...source.code.matchAll(/(?:getTranslations|useTranslations)\(/g)].map((call) => {
    const start = call.index + call[0].length;
    const place = literalsWithin(source, start)[0]?.text ?? '';
    return {place, start: call.index, end: endOfExpression(source, start)};
  });
}

/** The names that a file gives to translators, each with the places of the catalogs that it reads. */
function translatorsIn(source: Source): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (name: string, place: string) => found.set(name, (found.get(name) ?? new Set<string>()).add(place));
  for (const {place, start} of translatorCalls(source)) {
    const name = nameBefore(source, start);
    if (name) add(name, place);
  }
  // i18n/translator.ts: `words.text('home.name')`, or `text('home.name')` where it was taken out.
  if (/\bTranslator\b|\btranslatorOf\b|\bcreateTranslator\b/.test(source.code)) add('text', '');
  return found;
}

/** The variable that is given the value at a place of the code, alone or as one of a list. */
function nameBefore({code}: Source, at: number): string | undefined {
  const line = code.slice(0, at);
  const alone = /(?:const|let)\s+(\w+)\s*=\s*(?:\(?\s*await\s+)?\(?$/.exec(line)?.[1];
  if (alone) return alone;
  const list = /(?:const|let)\s+\[([^\]]*)\]\s*=\s*await\s+Promise\.all\(\s*\[([^;]*)$/.exec(line);
  if (!list) return undefined;
  const [, names = '', before = ''] = list;
  return names.split(',')[separators(before)]?.trim();
}

/** Commas between the items of a list, and not within one. */
function separators(text: string): number {
  let depth = 0;
  let count = 0;
  for (const char of text) {
    if ('([{'.includes(char)) depth += 1;
    if (')]}'.includes(char)) depth -= 1;
    if (char === ',' && depth === 0) count += 1;
  }
  return count;
}

/** Families whose pages are read as a whole: `wordsOf('products', slug)`. */
function wholePages(source: Source): string[] {
  return [...source.code.matchAll(/\bwordsOf\(/g)].flatMap((call) => {
    const start = call.index + call[0].length;
    return source.literals.filter((literal) => literal.start === start).map(({text}) => text);
  });
}

/** Parts of catalogs that are imported as files, and not for their types: the crash screen's words come with the bundle. */
const imported = ({code, literals}: Source) =>
  literals.flatMap(({start, text}) => {
    const name = /\bimport\s+(?!type\b)(\w+)\s+from\s+$/.exec(code.slice(0, start))?.[1];
    const file = /^@\/messages\/\w+\/(\w+)\.json$/.exec(text)?.[1];
    if (!name || !file) return [];
    return [...code.matchAll(new RegExp(`(?<![\\w.])${name}\\.(\\w+)`, 'g'))].map(([, part]) => `${file}.${part}`);
  });
