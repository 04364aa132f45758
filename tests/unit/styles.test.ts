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
  {
    // Safari drops such a declaration.
    promise: 'no rule gives text-decoration more than a line',
    forbidden: /text-decoration: [\w-]+ [^;]+;/,
  },
  {
    // Firefox fills a repeating gradient of oklch colours with its last colour, so that dashes disappear. A plain gradient with
    // a background size works everywhere.
    promise: 'dashes are drawn without repeating gradients',
    forbidden: /repeating-/,
  },
  {
    promise: 'styles depend on the writing system, and not on one of the languages that use it',
    forbidden: /:lang\(|\[lang[\^|~*$]?=|\blang-[a-z]{2,3}:/,
  },
])('$promise', ({forbidden}) => {
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.filter(([, text]) => forbidden.test(text)).map(([file]) => file);
  expect(found).toEqual([]);
});

/** Whether a sheet is a CSS module, which belongs to one component. */
const isModule = (file: string) => file.endsWith('.module.css');
const sheets = sources
  .filter(([file]) => file.endsWith('.css'))
  .map(([file, text]) => ({file, root: postcss.parse(text, {from: file})}));
const components = readClasses(sources.filter(([file]) => /\.tsx?$/.test(file)).map(([file, text]) => ({file, text})));

const wordsOf = (list: string) => list.split(/\s+/).filter(Boolean);

/** The names of all classes in the selectors of a sheet, without the backslashes of CSS escapes. */
function classesIn(root: Root): Set<string> {
  const names = new Set<string>();
  root.walkRules(({selector}) => {
    for (const [, name = ''] of selector.matchAll(/\.((?:\\.|[\w-])+)/g)) names.add(name.replaceAll('\\', ''));
  });
  return names;
}

/** Tailwind with the site's own style sheet. Given a list of words, it returns the CSS for those that are classes. */
const tailwind = await compile(readFileSync('app/globals.css', 'utf8'), {
  base: 'app',
  loadStylesheet: async (name, base) => {
    const path = name.startsWith('.') ? join(base, name) : join('node_modules', name);
    return {path, base: dirname(path), content: readFileSync(path, 'utf8')};
  },
});
const words = components.flatMap(({lists, texts}) => [...lists, ...texts].flatMap(wordsOf));
const classesWithRule = classesIn(postcss.parse(tailwind.build([...new Set(words)])));

/** Whether a word can only be a class, such as `mt-4`. `table` may also be a word of a sentence. */
const isSurelyClass = (word: string) => /[-:[]/.test(word) && classesWithRule.has(word);

/** The classes of each component: those of its elements, and those in tables that it passes on or exports. */
const markup = components.map(({file, lists, texts}) => {
  const others = texts.filter((text) => wordsOf(text).some(isSurelyClass));
  const classes = new Set([...lists, ...others].flatMap(wordsOf));
  classes.delete(expression);
  return {file, classes: [...classes]};
});

test('every class on an element has a rule', () => {
  // A name that is put together, such as `text-${size}`, has no rule, because Tailwind only finds whole names.
  const found = markup.flatMap(({file, classes}) =>
    classes.filter((name) => !classesWithRule.has(name)).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('no utility depends on a class of another element: states are data- attributes', () => {
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
  /** The names without their variants: `@sm:hover:figures` is `figures`. */
  const utilities = new Set(used.map((name) => name.split(':').at(-1) ?? name));

  const found: string[] = [];
  for (const {file, root} of sheets) {
    if (isModule(file)) continue;
    for (const name of classesIn(root)) {
      if (!classes.has(name)) found.push(`${file}: .${name}`);
    }
    root.walkAtRules('utility', ({params: name}) => {
      // `icon-*` stands for `icon-5` and so on.
      const family = name.endsWith('*') ? name.slice(0, -1) : undefined;
      const isUsed = family ? [...utilities].some((one) => one.startsWith(family)) : utilities.has(name);
      if (!isUsed) found.push(`${file}: @utility ${name}`);
    });
  }
  expect(found).toEqual([]);
});

/** Each CSS module with its classes, the components that import it, and the classes that they use. */
const modules = sheets
  .filter(({file}) => isModule(file))
  .map(({file, root}) => {
    const users = components.flatMap((component) => {
      const name = component.modules.find(({address}) => join(dirname(component.file), address) === file)?.name;
      if (!name) return [];
      const read = component.reads.filter(({object}) => object === name).map(({property}) => property);
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
        // For `styles[kind]`, the possible values of `kind` are somewhere in the file.
        const mayBeKey = read.includes(undefined) && RegExp(`\\b${slot}\\b`).test(text);
        return read.includes(slot) || mayBeKey;
      });
      if (!isRead) found.push(`${file}: .${slot}`);
    }
  }
  expect(found).toEqual([]);
});

test('every class that a component reads from its module is there', () => {
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

test('a utility wins over the rules of a module, which are all in a lower layer', () => {
  // The style sheets of the forms service and of sonner are in no layer, so rules against them may not be in one either.
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
