import {existsSync, globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type ESTree, parseSync, Visitor} from 'rolldown/utils';
import {memoize} from '@/lib/memoize';

/**
 * Which messages the code reads. A file names places of the catalogs (`getTranslations('common.demo')`, `wordsOfScene('till')`), at
 * each of which any of its texts may be a key; with a `Translator` they are whole keys. All that is at a place is read by
 * `wordsOf('products', slug)`, `wordsAt('forms.sent')`, and with a catalog that is imported as a file.
 */

/** A part of a key that is only known at run time, which has to be a word of the facts or the file; and whatever follows. */
const [hole, rest] = ['\0', '\0\0'];

/** Whether any code below a folder reads a message, by its key with the file. Where there is no code, all are read. */
export const usedBy = memoize((root): ((key: string) => boolean) => {
  const files = ['app', 'components', 'content', 'i18n', 'lib', 'share']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`, {cwd: root}))
    .map((path) => ({path, text: readFileSync(join(root, path), 'utf8')}))
    .filter(({path, text}) => /^content\b/.test(path) || /Translat(or|ions\()|words(Of|At)|messages\//i.test(text))
    .map(({path, text}) => ({path, ...readSource(path, text)}));
  if (!files.length) return () => true;
  const facts = files.filter(({path}) => path.startsWith('content')).flatMap(({words}) => [...words]);
  const whole = new Set(files.flatMap(({keys}) => keys));
  const patterns = files.flatMap(({words, keys}) => {
    const own = new Set([...facts, ...words]);
    return keys.filter((key) => key.includes(hole)).map((key) => ({matcher: matcherOf(key), own}));
  });
  return (key) =>
    whole.has(key) ||
    patterns.some(({matcher, own}) => {
      const holes = matcher.exec(key)?.slice(1);
      return holes?.every((text) => text.split('.').every((word) => own.has(word)));
    });
});

/** One hole is one part of a key; at its beginning it may be a page's namespace: `products.skycart`. */
function matcherOf(key: string): RegExp {
  const body = key.replace(/[.-]/g, '\\$&').replace(rest, '.+').replace(/^\0/, '([^.]+(?:\\.[^.]+)?)');
  return new RegExp(`^${body.replaceAll(hole, '([^.]+)')}$`);
}

/** A file's names and the parts of its texts, and the keys that it may read. */
function readSource(path: string, code: string): {words: Set<string>; keys: string[]} {
  const names: string[] = [];
  const texts: string[] = [];
  /** Places whose keys the file names; a `Translator` takes keys from the top. */
  const places = /\b(Translator|translatorOf|createTranslator)\b/.test(code) ? [''] : [];
  /** Places of which it reads all. */
  const families: string[] = [];
  const imported = new Map<string, string>();

  const {program} = parseSync(path, code, {preserveParens: false});
  new Visitor({
    Identifier: ({name}) => void names.push(name),
    Literal: ({value}) => void (typeof value === 'string' ? texts : names).push(String(value)),
    TemplateLiteral: (template) => void texts.push(withHoles(template)),
    CallExpression({callee, arguments: [argument]}) {
      const name = callee.type === 'Identifier' ? callee.name : '';
      const place =
        argument?.type === 'TemplateLiteral' ? withHoles(argument) : argument?.type === 'Literal' && argument.value;
      if (/^(get|use)Translations$/.test(name)) places.push(`${place || ''}`);
      if (name === 'wordsOfScene') places.push(`scenes.${place}`, 'scenes');
      if (/^words(Of|At)$/.test(name)) families.push(`${place}`);
    },
    ImportDeclaration({importKind, source, specifiers: [first]}) {
      const file = /^@\/messages\/\w+\/(\w+)\.json$/.exec(source.value)?.[1];
      if (file && first && importKind !== 'type') imported.set(first.local.name, file);
    },
    MemberExpression({object, property}) {
      const file = object.type === 'Identifier' && imported.get(object.name);
      if (file && property.type === 'Identifier') families.push(`${file}.${property.name}`);
    },
  }).visit(program);

  // A name in the place of a text is one that the facts know.
  const below = places.flatMap((place) => [hole, ...texts].map((key) => (place ? `${place}.${key}` : key)));
  const asked = [...below, ...texts.filter((text) => !text.startsWith(hole))];
  return {
    words: new Set([...names, ...texts.flatMap((text) => text.split(/[.\0\s]+/))]),
    // Whatever is not a key at all, such as a class name, is left out.
    keys: [
      ...families.map((place) => `${place}.${rest}`),
      ...asked.filter((key) => /^[\w.\0-]+$/.test(key) && /[.\0]/.test(key)),
    ],
  };
}

const withHoles = ({quasis}: ESTree.TemplateLiteral) => quasis.map(({value}) => value.cooked ?? '').join(hole);
