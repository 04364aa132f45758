import {existsSync, globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type ESTree, parseSync, Visitor} from 'rolldown/utils';
import {memoize} from '@/lib/memoize';

/**
 * Which messages the code reads: `getTranslations('common.demo')` and then `t('title')`; the same with `wordsOfScene('till')`; whole
 * keys through a `Translator`; all of `wordsOf('products', slug)` or `wordsAt('forms.sent')`; and a catalog imported as a file.
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
  const patterns = files.flatMap(({words, keys}) => {
    const own = new Set([...facts, ...words]);
    // Whatever is not a key at all, such as a class name, is left out.
    const asked = keys.filter((key) => /^[\w.\0-]+$/.test(key) && /[.\0]/.test(key));
    return asked.map((key) => ({file: /^\w+(?=\.)/.exec(key)?.[0] ?? '', matcher: matcherOf(key), words: own}));
  });
  const byFile = Map.groupBy(patterns, ({file}) => file);
  return (key) =>
    [...(byFile.get(key.split('.')[0] ?? '') ?? []), ...(byFile.get('') ?? [])].some(({matcher, words}) => {
      const holes = matcher.exec(key)?.slice(1);
      return holes?.every((text) => text.split('.').every((word) => words.has(word)));
    });
});

/** One hole is one part of a key; at its beginning it may be a page's namespace: `products.skycart`. */
function matcherOf(key: string): RegExp {
  const body = key.replace(/[.-]/g, '\\$&').replace(rest, '.+').replace(/^\0/, '([^.]+(?:\\.[^.]+)?)');
  return new RegExp(`^${body.replaceAll(hole, '([^.]+)')}$`);
}

/** A file's names and the parts of its texts, and the keys that it may read. */
function readSource(path: string, text: string): {words: Set<string>; keys: string[]} {
  const names: string[] = [];
  const literals: {text: string; start: number; end: number}[] = [];
  /** Names that hold a translator, each with the places of the catalogs that it reads. */
  const translators = new Map<string, string[]>();
  const hold = (name: string, namespace: string) =>
    translators.set(name, [...(translators.get(name) ?? []), namespace]);
  const calls: {callee: ESTree.Expression; argument: ESTree.Argument}[] = [];
  const imported = new Map<string, string>();
  const wholes: string[] = [];

  const {program} = parseSync(path, text, {preserveParens: false});
  new Visitor({
    Identifier: ({name}) => void names.push(name),
    Literal({value, start, end}) {
      if (typeof value === 'string') literals.push({text: value, start, end});
      else names.push(String(value));
    },
    TemplateLiteral({quasis, start, end}) {
      literals.push({text: quasis.map(({value}) => value.cooked ?? '').join(hole), start, end});
    },
    VariableDeclarator({id, init}) {
      const [targets, values] = id.type === 'ArrayPattern' ? [id.elements, promisesIn(init)] : [[id], [init]];
      for (const [index, target] of targets.entries()) {
        const namespace = namespaceOf(values[index]);
        if (target?.type === 'Identifier' && namespace !== undefined) hold(target.name, namespace);
      }
    },
    CallExpression({callee, arguments: [argument]}) {
      if (argument) calls.push({callee, argument});
      if (argument?.type !== 'Literal' || calledName(callee) !== 'wordsOfScene') return;
      hold('t', `scenes.${argument.value}`);
      hold('scenes', 'scenes');
    },
    ImportDeclaration({importKind, source, specifiers: [first]}) {
      const file = /^@\/messages\/\w+\/(\w+)\.json$/.exec(source.value)?.[1];
      if (file && first && importKind !== 'type') imported.set(first.local.name, file);
    },
    MemberExpression({object, property}) {
      const file = object.type === 'Identifier' && imported.get(object.name);
      if (file && property.type === 'Identifier') wholes.push(`${file}.${property.name}.${rest}`);
    },
  }).visit(program);

  // i18n/translator.ts: `words.text('home.name')`, or `text('home.name')` where it was taken out.
  if (/\b(Translator|translatorOf|createTranslator)\b/.test(text)) hold('text', '');
  const asked = calls.flatMap(({callee, argument: {start, end}}) => {
    const inside = literals.filter((literal) => literal.start >= start && literal.end <= end).map((one) => one.text);
    const name = calledName(callee);
    if (/^words(Of|At)$/.test(name ?? '')) return inside.map((family) => `${family}.${rest}`);
    const places = translators.get(name ?? '') ?? [];
    // Without a text it is a name that the facts know. As a whole key it stands as a text elsewhere, and is seen there.
    return places.flatMap((at) => (at ? (inside.length ? inside : [hole]).map((key) => `${at}.${key}`) : inside));
  });
  const texts = literals.map((literal) => literal.text);
  return {
    words: new Set([...names, ...texts.flatMap((one) => one.split(/[.\0\s]+/))]),
    keys: [...wholes, ...asked, ...texts.filter((one) => !one.startsWith(hole))],
  };
}

type Node = ESTree.Expression | ESTree.ArrayExpressionElement | null | undefined;

/** The namespace that a translator is taken of: `await getTranslations('common')`. Undefined for anything else. */
function namespaceOf(node: Node): string | undefined {
  if (node?.type === 'AwaitExpression') return namespaceOf(node.argument);
  if (node?.type !== 'CallExpression') return undefined;
  const [namespace] = node.arguments;
  const text = namespace?.type === 'Literal' ? String(namespace.value) : '';
  return /^(get|use)Translations$/.test(calledName(node.callee) ?? '') ? text : undefined;
}

/** What `await Promise.all([…])` waits for. */
function promisesIn(node: Node): Node[] {
  if (node?.type === 'AwaitExpression') return promisesIn(node.argument);
  const list = node?.type === 'CallExpression' ? node.arguments[0] : undefined;
  return list?.type === 'ArrayExpression' ? list.elements : [];
}

/** The name that is called: `t` of `t(…)` and `t.rich(…)`, `text` of `words.text(…)`. */
function calledName(callee: ESTree.Expression): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  const {name} = callee.property;
  return /^(rich|raw|markup|has)$/.test(name) ? calledName(callee.object) : name;
}
