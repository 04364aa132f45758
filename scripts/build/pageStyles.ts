import postcss, {type AtRule, type ChildNode, type Root} from 'postcss';
import selectorParser from 'postcss-selector-parser';
import {decodeEntities} from '@/lib/htmlEntities';
import {withFlight, withValue} from './flight';

/** Elements that the markup of a forms service may bring. */
const formElements = 'button fieldset form iframe img input label legend optgroup option select textarea'.split(' ');

/**
 * The site's style sheets without what one page cannot use: rules with a class or an element that is neither in the page's
 * markup nor in what its scripts may add to it, rules for another writing system, and variables that nothing sets or nothing
 * reads. Whatever else a selector asks for (an attribute, a language) may come true, and animations may be named anywhere.
 * @param html the prerendered document
 * @param styles the page's style sheets, joined
 * @param scripts what the page's scripts may write into it: `wordsOfScripts`
 */
export function pageStyles(html: string, styles: string, scripts: ScriptWords): string {
  const words = new Set([...classesOf(html), ...elementsOf(html), writingOf(html), ...formElements]);
  const sheet = parsed(styles).clone();
  sheet.walkRules((rule) => {
    // The steps of an animation look like rules.
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
    const usable = rule.selectors.filter((selector) =>
      namesIn(selector).every((name) => words.has(name) || scripts.has(name)),
    );
    if (usable.length === 0) rule.remove();
    else if (usable.length < rule.selectors.length) rule.selectors = usable;
  });
  const elsewhere = new Set([...variablesIn(html), ...scripts.variables]);
  writeInitialValues(sheet, elsewhere);
  removeUnread(sheet, elsewhere);
  removeEmpty(sheet);
  return sheet.toString();
}

/** Tailwind's stand-ins for what every browser of package.json's list knows: `@property` and mixed colours. */
function removeFallbacks(sheet: Root) {
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.remove();
  });
  sheet.walkAtRules('supports', (supports) => {
    if (!/^\(color:\s*color-mix\([^()]*\)\)$/.test(supports.params)) return;
    const before = supports.prev();
    const [better] = supports.nodes ?? [];
    if (before?.type === 'rule' && better?.type === 'rule' && before.selector === better.selector) {
      better.walkDecls(({prop}) => {
        before.walkDecls(prop, (set) => {
          if (set.prop === prop) set.remove();
        });
      });
      if (!before.nodes.length) before.remove();
    }
    supports.replaceWith(supports.nodes ?? []);
  });
  // What the compiler wrote several times.
  sheet.walkDecls((set) => {
    const next = set.next();
    if (next?.type === 'decl' && next.toString() === set.toString()) set.remove();
  });
}

/** A registered variable that nothing sets has its initial value: written where it was read. */
function writeInitialValues(sheet: Root, setElsewhere: ReadonlySet<string>) {
  const initial = new Map<string, string>();
  sheet.walkAtRules('property', ({params, nodes = []}) => {
    for (const node of nodes)
      if (node.type === 'decl' && node.prop === 'initial-value') initial.set(params, node.value);
  });
  sheet.walkDecls(/^--/, ({prop}) => {
    initial.delete(prop);
  });
  for (const name of setElsewhere) initial.delete(name);
  sheet.walkDecls((set) => {
    set.value = set.value.replace(/var\((--[\w-]+)\)/g, (read, name) => initial.get(name) ?? read);
  });
}

/** Takes out variables that no rule, attribute or script reads, until what is left is read. */
function removeUnread(sheet: Root, readElsewhere: ReadonlySet<string>) {
  for (;;) {
    const read = new Set(readElsewhere);
    sheet.walkDecls(({value}) => {
      for (const name of variablesIn(value)) read.add(name);
    });
    const unread: ChildNode[] = [];
    sheet.walkDecls(/^--/, (set) => {
      if (!read.has(set.prop)) unread.push(set);
    });
    sheet.walkAtRules('property', (registered) => {
      if (!read.has(registered.params)) unread.push(registered);
    });
    if (!unread.length) return;
    for (const node of unread) {
      const {parent} = node;
      node.remove();
      if (parent?.type === 'rule' && !parent.nodes?.length) parent.remove();
    }
  }
}

const variablesIn = (text: string): string[] => text.match(/--[\w-]+/g) ?? [];

/** The classes, elements and writing system that a selector needs; what stands in :is(), :not() and the like is left open. */
const namesIn = remembered((selector) => {
  const names: string[] = [];
  selectorParser((root) => {
    for (const complex of root.nodes) {
      for (const node of complex.nodes) {
        if (node.type === 'class' || node.type === 'tag') names.push(node.value);
        if (node.type === 'attribute' && node.attribute === 'data-script') names.push(writing(node.value));
      }
    }
  }).processSync(selector);
  return names;
});

/** A document's writing system (i18n/script.ts), which no script changes, told from its classes and elements. */
const writing = (script = '') => `data-script=${script}`;

const writingOf = (html: string): string => writing(/<html[^>]* data-script="(\w+)"/.exec(html)?.[1]);

const parsed = remembered((styles) => {
  const sheet = postcss.parse(styles);
  removeFallbacks(sheet);
  return sheet;
});

/** `read`, with what came of each text kept: pages share their style sheets, and these their selectors. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = read(text);
    known.set(text, result);
    return result;
  };
}

/** Media queries and the like that nothing is left in. The order of layers is kept: `@layer a, b;` has no body. */
function removeEmpty(sheet: Root) {
  sheet.walkAtRules((rule) => {
    if (rule.name !== 'layer' && rule.nodes?.length === 0) rule.remove();
  });
}

const elementsOf = (html: string): string[] => [...html.matchAll(/<([a-z]\w*)/gi)].map(([, name = '']) => name);

export const classAttributes = /\sclass="([^"]*)"/g;

/** The classes of an attribute as the markup writes it. */
export const classNames = (value: string): string[] => decodeEntities(value).split(/\s+/).filter(Boolean);

const classesOf = (html: string): string[] =>
  [...html.matchAll(classAttributes)].flatMap(([, value = '']) => classNames(value));

/** What scripts may write into a page. */
export type ScriptWords = {has: (word: string) => boolean; variables: readonly string[]};

/**
 * Every piece of a script between quotes and white space. Rather code among the words than a string missed, as it takes a
 * parser to tell a quote in a pattern from one that begins a string.
 */
export function wordsOfScripts(scripts: readonly string[]): ScriptWords {
  const words = new Set(scripts.flatMap((script) => script.split(/["'`\s]+/)));
  return {has: (word) => words.has(word), variables: scripts.flatMap(variablesIn)};
}

/**
 * The scripts of a document: those that it names, and what these load later.
 * @param chunks every script by its name, as documents and scripts write it
 */
export function scriptsOf(html: string, chunks: ReadonlyMap<string, string>): string[] {
  const reached = new Set<string>();
  const reach = (text: string) => {
    for (const [name] of text.matchAll(/static\/chunks\/[\w.~-]+\.js/g)) {
      const script = chunks.get(name);
      if (script === undefined || reached.has(name)) continue;
      reached.add(name);
      reach(script);
    }
  };
  reach(html);
  return [...reached].sort();
}

/** The addresses of a document's style sheets, in their order. */
export const stylesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)),
];

/**
 * The document with the rules of its style sheets in it, so that it is painted without waiting for another file. Behind
 * what crawlers read, and gone from React's data, or React would fetch the sheets. The site's whole one stays known, for the
 * page that a visitor goes to next (components/layout/wholeStyles.ts), and for the crash of a whole page. A connection
 * that Next opens ahead for the sheets' fonts goes too: they come from the site itself, over the one that is there. The
 * fonts are asked for in the head; the data need not say so again.
 */
export function withStyles(html: string, css: string): string {
  const hrefs = stylesOf(html);
  const [whole = ''] = hrefs;
  const markup = html.replace(/<link rel="(?:stylesheet" |preconnect" href="\/")[^>]*>/g, '');
  const style = `<style data-whole="${whole}" data-precedence="next">${css}</style></head>`;
  return withFlight(markup, (rows) =>
    rows
      .filter(({payload}) => !/^(?:HL\["[^"]+","(?:style|font)"|HC\["\/")/.test(payload))
      .map((row) => withValue(row, withoutSheets)),
  ).replace('</head>', () => style);
}

type Sheet = ['$', 'link', string, {rel: 'stylesheet'}];

const isSheet = (value: unknown): value is Sheet =>
  Array.isArray(value) && value[0] === '$' && value[1] === 'link' && value[3]?.rel === 'stylesheet';

/** Data without the elements of style sheets. Those of the page for a crash of the layout itself stay: `G`. */
function withoutSheets(value: unknown): unknown {
  if (isSheet(value)) return null;
  if (Array.isArray(value)) return value.map(withoutSheets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === 'G' ? inner : withoutSheets(inner)]),
  );
}
