import {existsSync, globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type ESTree, parseSync, Visitor} from 'rolldown/utils';
import {memoize} from '@/lib/memoize';

/**
 * Which messages the code reads. A file names places of the catalogs (`getTranslations('common.demo')`, `wordsOfScene('till')`), at
 * each of which any of its texts may be a key; with a `Translator` they are whole keys. All that is at a place is read by
 * `wordsOf('products', slug)`, `wordsAt('forms.sent')`, and with a catalog that is imported as a file.
 */

/**
 * A key as code writes it: the texts around what is only known at run time. `products.${slug}.name` is `['products.', '.name']`; a key
 * that is written whole is one text.
 */
type KeyTemplate = readonly string[];

/** A key of which nothing is known. */
const unknownKey: KeyTemplate = ['', ''];

const isWhole = (template: KeyTemplate): boolean => template.length === 1;

/** What a file of code says of messages. */
type Source = {
  /** Whether it has facts, from which any file may put a key together. */
  isFacts: boolean;
  /** Its names, and the parts of its texts: what may stand in a key where it is only known at run time. */
  words: ReadonlySet<string>;
  /** The keys that it may read. */
  keys: readonly KeyTemplate[];
  /** Places of the catalogs of which it reads all. */
  families: readonly KeyTemplate[];
};

/** Whether any code below a folder reads a message, by its key with the file. Where there is no code, all are read. */
export const usedBy = memoize((root): ((key: string) => boolean) => {
  const sources = readSources(root);
  if (!sources.length) return () => true;

  const facts = sources.filter(({isFacts}) => isFacts).flatMap(({words}) => [...words]);
  const wholeKeys = new Set<string>();
  const patterns: {matcher: RegExp; known: ReadonlySet<string>}[] = [];
  for (const {words, keys, families} of sources) {
    const known = new Set([...facts, ...words]);
    for (const key of keys) {
      if (isWhole(key)) wholeKeys.add(key.join(''));
      else patterns.push({matcher: new RegExp(`^${patternOf(key)}$`), known});
    }
    for (const place of families) {
      patterns.push({matcher: new RegExp(`^${patternOf(place)}\\..+$`), known});
    }
  }

  return (key) => {
    if (wholeKeys.has(key)) return true;
    return patterns.some(({matcher, known}) => {
      const runTimeParts = matcher.exec(key)?.slice(1);
      return runTimeParts?.every((part) => part.split('.').every((word) => known.has(word)));
    });
  };
});

const codeFolders = ['app', 'components', 'content', 'i18n', 'lib', 'settings', 'share'];
const factFolders = ['content', 'settings'];

/** The files that say something of messages, and the facts. */
function readSources(root: string): Source[] {
  const sources: Source[] = [];
  for (const folder of codeFolders) {
    const isFacts = factFolders.includes(folder);
    if (!existsSync(join(root, folder))) continue;
    for (const path of globSync(`${folder}/**/*.{ts,tsx,mjs}`, {cwd: root})) {
      const code = readFileSync(join(root, path), 'utf8');
      const readsMessages = /Translat(or|ions\()|words(Of|At)|messages\//i.test(code);
      if (readsMessages || isFacts) sources.push({isFacts, ...readSource(path, code)});
    }
  }
  return sources;
}

/**
 * A regular expression for keys of a template, with a group for each part that is known at run time. Such a part is one part of a key;
 * at the beginning it may be a page's namespace: `products.skycart`.
 */
function patternOf(template: KeyTemplate): string {
  const [first = '', ...others] = template.map((text) => RegExp.escape(text));
  const onePart = '([^.]+)';
  const oneOrTwoParts = String.raw`([^.]+(?:\.[^.]+)?)`;
  if (first || !others.length) return [first, ...others].join(onePart);
  return oneOrTwoParts + others.join(onePart);
}

/** What a file of code says of messages. */
function readSource(path: string, code: string): Omit<Source, 'isFacts'> {
  const names: string[] = [];
  const texts: KeyTemplate[] = [];
  /** Places whose keys the file names; a `Translator` takes keys from the top. */
  const places: KeyTemplate[] = /\b(Translator|translatorOf|createTranslator)\b/.test(code) ? [['']] : [];
  const families: KeyTemplate[] = [];
  /** Catalogs that are imported as files, by the name that they have here. */
  const imported = new Map<string, string>();

  const {program} = parseSync(path, code, {preserveParens: false});
  new Visitor({
    Identifier({name}) {
      names.push(name);
    },
    Literal({value}) {
      if (typeof value === 'string') texts.push([value]);
      else names.push(String(value));
    },
    TemplateLiteral(template) {
      texts.push(templateOf(template));
    },
    CallExpression({callee, arguments: [argument]}) {
      const name = callee.type === 'Identifier' ? callee.name : '';
      const place = placeOf(argument);
      if (/^(get|use)Translations$/.test(name)) places.push(place ?? ['']);
      if (place && name === 'wordsOfScene') places.push(below(['scenes'], place), ['scenes']);
      if (place && /^words(Of|At)$/.test(name)) families.push(place);
    },
    ImportDeclaration({importKind, source, specifiers: [first]}) {
      const file = /^@\/messages\/\w+\/(\w+)\.json$/.exec(source.value)?.[1];
      if (file && first && importKind !== 'type') imported.set(first.local.name, file);
    },
    MemberExpression({object, property}) {
      const file = object.type === 'Identifier' ? imported.get(object.name) : undefined;
      if (file && property.type === 'Identifier') families.push([`${file}.${property.name}`]);
    },
  }).visit(program);

  // A name in the place of a text is one that the facts know.
  const keysOfPlaces = places.flatMap((place) => [unknownKey, ...texts].map((key) => below(place, key)));
  const fromTheTop = texts.filter((text) => isWhole(text) || text[0] !== '');
  return {
    words: new Set([...names, ...texts.flat().flatMap((text) => text.split(/[.\s]+/))]),
    keys: [...keysOfPlaces, ...fromTheTop].filter(isKey),
    families,
  };
}

/** The key of a place of the catalogs; the place '' is the top. */
function below(place: KeyTemplate, key: KeyTemplate): KeyTemplate {
  const [firstOfKey = '', ...others] = key;
  const lastOfPlace = place.at(-1);
  if (isWhole(place) && lastOfPlace === '') return key;
  return [...place.slice(0, -1), `${lastOfPlace}.${firstOfKey}`, ...others];
}

/** Whatever is not a key at all, such as a class name, is left out. */
const isKey = (template: KeyTemplate): boolean =>
  template.every((text) => /^[\w.-]*$/.test(text)) && (!isWhole(template) || template.join('').includes('.'));

/** The place of the catalogs that is the first argument of a call. */
function placeOf(argument: ESTree.Argument | undefined): KeyTemplate | undefined {
  if (argument?.type === 'TemplateLiteral') return templateOf(argument);
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return [argument.value];
  return undefined;
}

const templateOf = ({quasis}: ESTree.TemplateLiteral): KeyTemplate => quasis.map(({value}) => value.cooked ?? '');
