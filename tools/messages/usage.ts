import {existsSync, globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type ESTree, parseSync, Visitor} from 'rolldown/utils';
import {memoize} from '@/lib/memoize';

/**
 * Finds the messages that the code uses. A file names namespaces (`getTranslations('common.demo')`, `wordsOfScene('till')`), and any
 * string in it may be a key there. In a file with a `Translator`, strings may be full keys. `wordsOf('products', slug)`,
 * `wordsAt('forms.sent')` and the import of a catalog use whole namespaces.
 */

/** A string in code, split at its placeholders: `products.${slug}.name` has the texts `products.` and `.name`. */
type Template = {texts: readonly string[]};

type Namespace = Template | 'root';

const fixed = (text: string): Template => ({texts: [text]});

/** A key in a variable: one placeholder and nothing else. */
const variable: Template = {texts: ['', '']};

const isStatic = ({texts}: Template): boolean => texts.length === 1;

const startsDynamic = (template: Template): boolean => !isStatic(template) && template.texts[0] === '';

type SourceFile = {
  /** Whether it is in content/ or settings/. Any file may build keys from its strings. */
  hasFacts: boolean;
  /** Its identifiers and the parts of its strings: the values that a placeholder in a key may have. */
  words: ReadonlySet<string>;
  /** The keys that it may use. */
  keys: readonly Template[];
  wholeNamespaces: readonly Template[];
};

/** Returns whether the code in a folder uses a message, by its full key. Always true if the folder has no code. */
export const isUsedIn = memoize((root): ((key: string) => boolean) => {
  const files = readSourceFiles(root);
  if (!files.length) return () => true;

  const facts = files.filter(({hasFacts}) => hasFacts).flatMap(({words}) => [...words]);
  const staticKeys = new Set<string>();
  const patterns: {matcher: RegExp; known: ReadonlySet<string>}[] = [];
  for (const {words, keys, wholeNamespaces} of files) {
    const known = new Set([...facts, ...words]);
    for (const key of keys) {
      if (isStatic(key)) staticKeys.add(key.texts.join(''));
      else patterns.push({matcher: new RegExp(`^${patternOf(key)}$`), known});
    }
    for (const namespace of wholeNamespaces) {
      patterns.push({matcher: new RegExp(`^${patternOf(namespace)}\\..+$`), known});
    }
  }

  return (key) => {
    if (staticKeys.has(key)) return true;
    return patterns.some(({matcher, known}) => {
      const isKnown = (value: string) => value.split('.').every((word) => known.has(word));
      const placeholders = matcher.exec(key)?.slice(1);
      return placeholders?.every(isKnown);
    });
  };
});

const codeFolders = ['app', 'components', 'content', 'i18n', 'lib', 'settings', 'share'];
const factFolders = ['content', 'settings'];

/** Names of next-intl and of i18n/words.ts, in lower case, and the folder of the catalogs. Code without any of these uses no messages. */
const messageMarkers = ['translator', 'translations(', 'wordsof', 'wordsat', 'messages/'];

function mentionsMessages(code: string): boolean {
  const lowerCaseCode = code.toLowerCase();
  return messageMarkers.some((marker) => lowerCaseCode.includes(marker));
}

/** The files that use messages, and those with facts. */
function readSourceFiles(root: string): SourceFile[] {
  const files: SourceFile[] = [];
  for (const folder of codeFolders) {
    if (!existsSync(join(root, folder))) continue;
    const hasFacts = factFolders.includes(folder);
    for (const path of globSync(`${folder}/**/*.{ts,tsx,mjs}`, {cwd: root})) {
      const code = readFileSync(join(root, path), 'utf8');
      if (hasFacts || mentionsMessages(code)) files.push({hasFacts, ...readSourceFile(path, code)});
    }
  }
  return files;
}

/**
 * A regular expression for a template, with a group for each placeholder. A placeholder matches one segment of a key; at the start
 * it may match two, such as `products.skycart`.
 */
function patternOf(template: Template): string {
  const segment = '([^.]+)';
  const oneOrTwoSegments = String.raw`([^.]+(?:\.[^.]+)?)`;
  const texts = template.texts.map((text) => RegExp.escape(text));
  if (startsDynamic(template)) {
    const afterFirstPlaceholder = texts.slice(1);
    return oneOrTwoSegments + afterFirstPlaceholder.join(segment);
  }
  return texts.join(segment);
}

const scenes = fixed('scenes');

function readSourceFile(path: string, code: string): Omit<SourceFile, 'hasFacts'> {
  const names: string[] = [];
  const strings: Template[] = [];
  // A Translator takes full keys.
  const usesTranslator = /\b(Translator|translatorOf|createTranslator)\b/.test(code);
  const namespaces: Namespace[] = usesTranslator ? ['root'] : [];
  const wholeNamespaces: Template[] = [];
  /** The files of imported catalogs, by their names in this file. */
  const catalogs = new Map<string, string>();

  const onCall = (name: string, namespace: Template | undefined) => {
    if (/^(get|use)Translations$/.test(name)) namespaces.push(namespace ?? 'root');
    if (!namespace) return;
    if (name === 'wordsOfScene') namespaces.push(keyIn(scenes, namespace), scenes);
    if (name === 'wordsOf' || name === 'wordsAt') wholeNamespaces.push(namespace);
  };

  const {program} = parseSync(path, code, {preserveParens: false});
  new Visitor({
    Identifier({name}) {
      names.push(name);
    },
    Literal({value}) {
      if (typeof value === 'string') strings.push(fixed(value));
      else names.push(String(value));
    },
    TemplateLiteral(literal) {
      strings.push(templateOf(literal));
    },
    CallExpression({callee, arguments: [first]}) {
      if (callee.type === 'Identifier') onCall(callee.name, stringIn(first));
    },
    ImportDeclaration({importKind, source, specifiers: [first]}) {
      const file = /^@\/messages\/\w+\/(\w+)\.json$/.exec(source.value)?.[1];
      if (file && first && importKind !== 'type') catalogs.set(first.local.name, file);
    },
    MemberExpression({object, property}) {
      const file = object.type === 'Identifier' ? catalogs.get(object.name) : undefined;
      if (file && property.type === 'Identifier') wholeNamespaces.push(fixed(`${file}.${property.name}`));
    },
  }).visit(program);

  const relativeKeys: Template[] = [];
  for (const namespace of namespaces) {
    for (const key of [variable, ...strings]) relativeKeys.push(keyIn(namespace, key));
  }
  const absoluteKeys = strings.filter((key) => !startsDynamic(key));
  const partsOfStrings = strings.flatMap(({texts}) => texts).flatMap((text) => text.split(/[.\s]+/));
  return {
    words: new Set([...names, ...partsOfStrings]),
    keys: [...relativeKeys, ...absoluteKeys].filter(canBeKey),
    wholeNamespaces,
  };
}

/**
 * The full key of a key in a namespace. The namespace's last text and the key's first are one text: the key `hero.title` in the
 * namespace `products.${slug}` has the texts `products.` and `.hero.title`.
 */
function keyIn(namespace: Namespace, key: Template): Template {
  if (namespace === 'root') return key;
  const [firstOfKey = '', ...restOfKey] = key.texts;
  const lastOfNamespace = namespace.texts.at(-1) ?? '';
  return {texts: [...namespace.texts.slice(0, -1), `${lastOfNamespace}.${firstOfKey}`, ...restOfKey]};
}

/** Whether a string can be a full key. A class name, for example, cannot. */
function canBeKey(template: Template): boolean {
  const hasKeyCharacters = template.texts.every((text) => /^[\w.-]*$/.test(text));
  const hasNamespace = !isStatic(template) || template.texts.join('').includes('.');
  return hasKeyCharacters && hasNamespace;
}

function stringIn(argument: ESTree.Argument | undefined): Template | undefined {
  if (argument?.type === 'TemplateLiteral') return templateOf(argument);
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return fixed(argument.value);
  return undefined;
}

const templateOf = ({quasis}: ESTree.TemplateLiteral): Template => ({
  texts: quasis.map(({value}) => value.cooked ?? ''),
});
