import {globSync, readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import postcss, {type ChildNode, type Root} from 'postcss';
import {compile} from 'tailwindcss';
import {expect, test} from 'vitest';
import {expression, readClasses} from './support/classLists';

const sources = globSync('{app,components}/**/*.{css,ts,tsx}').map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
);

test.each([
  // Safari drops the whole declaration.
  ['no rule gives text-decoration more than a line', /text-decoration: [\w-]+ [^;]+;/],
  // Firefox fills a repeating gradient of oklch colours with its last colour: threads are gone, stitches solid. A plain
  // gradient that a background size repeats is dashed everywhere.
  ['dashes are drawn without repeating gradients', /repeating-/],
  [
    'styles ask for a writing system, not for one of the languages that share it',
    /:lang\(|\[lang[\^|~*$]?=|\blang-[a-z]{2,3}:/,
  ],
])('%s', (_, bad) => {
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.filter(([, text]) => bad.test(text)).map(([file]) => file);
  expect(found).toEqual([]);
});

/** A sheet of one component, whose classes are `styles.head` there. */
const isModule = (file: string) => file.endsWith('.module.css');
const sheets = sources
  .filter(([file]) => file.endsWith('.css'))
  .map(([file, text]) => ({file, root: postcss.parse(text, {from: file})}));
const components = readClasses(sources.filter(([file]) => /\.tsx?$/.test(file)).map(([file, text]) => ({file, text})));

const wordsOf = (list: string) => list.split(/\s+/).filter(Boolean);

/** The names of all classes in the selectors of a sheet, without the signs that CSS escapes them with. */
function classesIn(root: Root): Set<string> {
  const names = new Set<string>();
  root.walkRules(({selector}) => {
    for (const [, name = ''] of selector.matchAll(/\.((?:\\.|[\w-])+)/g)) names.add(name.replaceAll('\\', ''));
  });
  return names;
}

/** Tailwind, as a page has it. Given some words, it writes the sheet of the site with a rule for each that is a class. */
const tailwind = await compile(readFileSync('app/globals.css', 'utf8'), {
  base: 'app',
  loadStylesheet: async (name, base) => {
    const path = name.startsWith('.') ? join(base, name) : join('node_modules', name);
    return {path, base: dirname(path), content: readFileSync(path, 'utf8')};
  },
});
const words = components.flatMap(({lists, texts}) => [...lists, ...texts].flatMap(wordsOf));
const withRule = classesIn(postcss.parse(tailwind.build([...new Set(words)])));

/** Whether a word of a text can be nothing but a class, such as `mt-4`. `table` may be one of a sentence. */
const isSurelyClass = (word: string) => /[-:[]/.test(word) && withRule.has(word);

/** Each component with the classes of its elements, and of lists that it keeps in tables or exports. */
const markup = components.map(({file, lists, texts}) => {
  const others = texts.filter((text) => wordsOf(text).some(isSurelyClass));
  const classes = new Set([...lists, ...others].flatMap(wordsOf));
  classes.delete(expression);
  return {file, classes: [...classes]};
});

test('every class on an element has a rule', () => {
  // A name that is put together (`text-${size}`) has none: Tailwind finds whole names only.
  const found = markup.flatMap(({file, classes}) =>
    classes.filter((name) => !withRule.has(name)).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('no utility asks for a class of another element: what is no look is a data- attribute', () => {
  const asksForClass = /\[[^\]]*\.[a-z][^\]]*\]:/i;
  const found = markup.flatMap(({file, classes}) =>
    classes.filter((name) => asksForClass.test(name)).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('every class and utility of a sheet is on an element', () => {
  const used = markup.flatMap(({classes}) => classes);
  for (const {root} of sheets) {
    root.walkAtRules('apply', ({params}) => {
      used.push(...wordsOf(params));
    });
  }
  const classes = new Set(used);
  /** Without what says when they hold: `@sm:hover:figures` is `figures`. */
  const utilities = new Set(used.map((name) => name.split(':').at(-1) ?? name));

  const found: string[] = [];
  for (const {file, root} of sheets) {
    if (isModule(file)) continue;
    for (const name of classesIn(root)) {
      if (!classes.has(name)) found.push(`${file}: .${name}`);
    }
    root.walkAtRules('utility', ({params: name}) => {
      // `icon-*` is a family: `icon-5`.
      const family = name.endsWith('*') ? name.slice(0, -1) : undefined;
      const isUsed = family ? [...utilities].some((one) => one.startsWith(family)) : utilities.has(name);
      if (!isUsed) found.push(`${file}: @utility ${name}`);
    });
  }
  expect(found).toEqual([]);
});

/** Each module with its classes, and the components that import it with the classes that they read of it. */
const modules = sheets
  .filter(({file}) => isModule(file))
  .map(({file, root}) => {
    const users = components.flatMap((component) => {
      const name = component.modules.find(({address}) => join(dirname(component.file), address) === file)?.name;
      if (!name) return [];
      const read = component.slots.filter(({module}) => module === name).map(({slot}) => slot);
      return [{file: component.file, text: component.text, read}];
    });
    return {file, root, slots: classesIn(root), users};
  });

test('every class of a module is on an element of the component beside it', () => {
  expect(modules.length).toBeGreaterThan(0);
  const found: string[] = [];
  for (const {file, slots, users} of modules) {
    const beside = file.replace('.module.css', '.tsx');
    if (!users.some((user) => user.file === beside)) found.push(`${file}: ${basename(beside)} does not import it`);
    for (const slot of slots) {
      const isRead = users.some(({read, text}) => {
        // Where a key chooses (`styles[kind]`), the file has its values.
        const mayBeKey = read.includes(undefined) && RegExp(`\\b${slot}\\b`).test(text);
        return read.includes(slot) || mayBeKey;
      });
      if (!isRead) found.push(`${file}: .${slot}`);
    }
  }
  expect(found).toEqual([]);
});

test('every slot that a component reads is a class of its module', () => {
  const found: string[] = [];
  for (const {slots, users} of modules) {
    for (const {file, read} of users) {
      for (const slot of read) {
        if (slot !== undefined && !slots.has(slot)) found.push(`${file}: styles.${slot}`);
      }
    }
  }
  expect(found).toEqual([]);
});

test('a utility wins over the rules of a module, which are all in a layer below', () => {
  // The forms service and sonner bring sheets that are in no layer, and would win over any rule that is in one.
  const besideForeignSheets = ['components/forms/HostedForm.module.css', 'components/ui/Notices.module.css'];
  const isLayered = (node: ChildNode) =>
    node.type === 'comment' ||
    (node.type === 'atrule' && node.name === 'keyframes') ||
    (node.type === 'atrule' && node.name === 'layer' && node.params === 'components');
  const found = modules
    .filter(({file, root}) => !besideForeignSheets.includes(file) && !root.nodes.every(isLayered))
    .map(({file}) => file);
  expect(found).toEqual([]);
});
