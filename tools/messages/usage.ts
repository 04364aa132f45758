import {existsSync, globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type ESTree, parseSync, Visitor} from 'rolldown/utils';
import {memoize} from '@/lib/memoize';

/**
 * Which messages the code uses. A file names places of the catalogs (`getTranslations('common.demo')`, `wordsOfScene('till')`), and
 * any of its texts may be a key at these places. With a `Translator`, texts are whole keys. `wordsOf('products', slug)`,
 * `wordsAt('forms.sent')` and a catalog that is imported as a file use everything at a place.
 */

/**
 * A key as code writes it: the texts around the parts that are only known at run time. `products.${slug}.name` is
 * `['products.', '.name']`. A key without such parts is one text.
 */
type KeyTemplate = readonly string[];

/** A key that is only known at run time. */
const unknownKey: KeyTemplate = ['', ''];

const isWhole = (template: KeyTemplate): boolean => template.length === 1;

/** What a file of code uses. */
type Source = {
  /** Whether it has facts. Any file may put keys together from them. */
  isFacts: boolean;
  /** Its names, and the parts of its texts. Any of them may be a part of a key at run time. */
  words: ReadonlySet<string>;
  /** The keys that it may use. */
  keys: readonly KeyTemplate[];
  /** Places of the catalogs at which it uses everything. */
  families: readonly KeyTemplate[];
};

/** Whether any code in a folder uses a message, by its key with the file. Always true if there is no code. */
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

/** The files that use messages, and the facts. */
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
 * A regular expression for the keys of a template, with a group for each part that is only known at run time. Such a part is one
 * part of a key. At the beginning it may be two, as a page's namespace is: `products.skycart`.
 */
function patternOf(template: KeyTemplate): string {
  const [first = '', ...others] = template.map((text) => RegExp.escape(text));
  const onePart = '([^.]+)';
  const oneOrTwoParts = String.raw`([^.]+(?:\.[^.]+)?)`;
  if (first || !others.length) return [first, ...others].join(onePart);
  return oneOrTwoParts + others.join(onePart);
}

/** What a file of code uses. */
function readSource(path: string, code: string): Omit<Source, 'isFacts'> {
  const names: string[] = [];
  const texts: KeyTemplate[] = [];
  /** The places at which its texts may be keys. With a `Translator` that is the top. */
  const places: KeyTemplate[] = /\b(Translator|translatorOf|createTranslator)\b/.test(code) ? [['']] : [];
  const families: KeyTemplate[] = [];
  /** Catalogs that are imported as files, by their names in this file. */
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

  // A key may also be a variable, whose value is then in the facts.
  const keysOfPlaces = places.flatMap((place) => [unknownKey, ...texts].map((key) => below(place, key)));
  const fromTheTop = texts.filter((text) => isWhole(text) || text[0] !== '');
  return {
    words: new Set([...names, ...texts.flat().flatMap((text) => text.split(/[.\s]+/))]),
    keys: [...keysOfPlaces, ...fromTheTop].filter(isKey),
    families,
  };
}

/** A key with the key of its place before it. The place '' is the top. */
function below(place: KeyTemplate, key: KeyTemplate): KeyTemplate {
  const [firstOfKey = '', ...others] = key;
  const lastOfPlace = place.at(-1);
  if (isWhole(place) && lastOfPlace === '') return key;
  return [...place.slice(0, -1), `${lastOfPlace}.${firstOfKey}`, ...others];
}

/** Whether a text can be a key. A class name, for example, cannot. */
const isKey = (template: KeyTemplate): boolean =>
  template.every((text) => /^[\w.-]*$/.test(text)) && (!isWhole(template) || template.join('').includes('.'));

/** The place of the catalogs in the first argument of a call. */
function placeOf(argument: ESTree.Argument | undefined): KeyTemplate | undefined {
  if (argument?.type === 'TemplateLiteral') return templateOf(argument);
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return [argument.value];
  return undefined;
}

const templateOf = ({quasis}: ESTree.TemplateLiteral): KeyTemplate => quasis.map(({value}) => value.cooked ?? '');
