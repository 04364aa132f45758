import postcss, {type AtRule, type Root} from 'postcss';
import selectorParser from 'postcss-selector-parser';
import {decodeEntities} from '@/lib/htmlEntities';

/**
 * The site's style sheets without the rules that one page cannot use: those with a class that is neither in the page's markup
 * nor in what its scripts may add to it. Only classes are looked at: whatever else a selector asks for (an element, an
 * attribute, a language) may come true, and variables and animations may be named anywhere.
 * @param html the prerendered document
 * @param styles the page's style sheets, joined
 * @param scriptWords what the site's own scripts may write into the page
 */
export function pageStyles(html: string, styles: string, scriptWords: readonly string[]): string {
  const words = new Set([...classesOf(html), ...scriptWords]);
  const sheet = parsed(styles).clone();
  sheet.walkRules((rule) => {
    // The steps of an animation look like rules.
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
    const usable = rule.selectors.filter((selector) => classesIn(selector).every((name) => words.has(name)));
    if (usable.length === 0) rule.remove();
    else if (usable.length < rule.selectors.length) rule.selectors = usable;
  });
  removeEmpty(sheet);
  return sheet.toString();
}

/** The classes that an element needs for a selector to match it; what stands in :is(), :not() and the like is left open. */
const classesIn = remembered((selector) => {
  const names: string[] = [];
  selectorParser((root) => {
    for (const complex of root.nodes) {
      for (const node of complex.nodes) if (node.type === 'class') names.push(node.value);
    }
  }).processSync(selector);
  return names;
});

const parsed = remembered((styles) => postcss.parse(styles));

/** With what came of a text kept: pages share their style sheets, and these their selectors. */
function remembered<T>(read: (text: string) => T): (text: string) => T {
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

const classesOf = (html: string): string[] =>
  [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = '']) => decodeEntities(value).split(/\s+/));

/**
 * What a script may write into the page: every piece of it between quotes and white space. Rather code among the words than
 * a string missed, as it takes a parser to tell a quote in a pattern from one that begins a string.
 */
export const wordsOfScript = (script: string): string[] => script.split(/["'`\s]+/);

/** The addresses of a document's style sheets, in their order. */
export const stylesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)),
];

/**
 * The document with its style sheets replaced by the one at `href`, in the markup and in React's data. The site's whole
 * style sheet stays known, for the page that a visitor goes to next: components/layout/wholeStyles.ts.
 */
export function withStyles(html: string, href: string): string {
  const [whole = '', ...others] = stylesOf(html);
  const link = `<link rel="stylesheet" href="${href}" data-whole="${whole}" data-precedence="next"/>`;
  const one = [whole, ...others].reduce(
    (text, old, index) => text.replace(new RegExp(`<link rel="stylesheet" href="${old}"[^>]*>`), index ? '' : '\0'),
    html,
  );
  return [whole, ...others].reduce((text, old) => text.replaceAll(old, href), one).replace('\0', () => link);
}
