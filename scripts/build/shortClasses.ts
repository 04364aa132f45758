import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import {remembered} from '@/lib/remembered';
import {withFlight, withValue} from './flight';
import {classAttributes, classNames} from './pageStyles';
import {type ScriptWords, wordsOfScripts} from './scriptWords';
import {shortName} from './shortName';

const scriptElements = /<script\b[^>]*>([\s\S]*?)<\/script>/g;

/**
 * A document and its style rules with one or two letters for each class that no script needs to know, or for several that always
 * stand together: a third of a page's bytes would be names that only its own rules read.
 *
 * An element keeps its long names if a component could write it anew, which is so when all of its classes stand in the page's
 * scripts, or in what React's data give to components. Any other element gets short names for all of its classes: then this sheet
 * alone decides about it, also after the site's whole sheet, which knows the long names, has come (components/layout/wholeStyles.ts).
 * @param html the document without style rules
 * @param css its rules
 * @param scripts what the page's scripts may write into it
 */
export function withShortClasses(html: string, css: string, scripts: ScriptWords): {html: string; css: string} {
  const values = [...html.matchAll(classAttributes)].map(([, value = '']) => classNames(value));
  const given = withClasses(html, (names) => {
    values.push(names);
    return [];
  });
  const data = wordsOfScripts([...given.matchAll(scriptElements)].map(([, code = '']) => unescaped(code)));
  const written = (name: string) => scripts.has(name) || data.has(name);
  const living = new Set<string>();
  const places = new Map<string, number[]>();
  for (const [place, names] of values.entries()) {
    if (names.every(written)) for (const name of names) living.add(name);
    else for (const name of names) places.get(name)?.push(place) ?? places.set(name, [place]);
  }
  // Classes that always stand together are one: a rule that asks for any of them finds the same elements.
  const together = [...Map.groupBy(places.keys(), (name) => String(places.get(name))).values()];
  const usesOf = ([name = '']: readonly string[]) => places.get(name)?.length ?? 0;
  const byUse = together.sort((a, b) => usesOf(b) - usesOf(a));
  const short = new Map(byUse.flatMap((names, index) => names.map((name) => [name, shortName(index)])));
  const shortened = (names: readonly string[]) =>
    names.every(written) ? names : [...new Set(names.map((name) => short.get(name) ?? name))];

  const markup = html.replace(classAttributes, (attribute, value) => {
    const names = classNames(value);
    return names.every(written) ? attribute : ` class="${shortened(names).join(' ')}"`;
  });
  return {
    html: withClasses(markup, shortened),
    css: renamed(css, short, (name) => living.has(name) || written(name)),
  };
}

/** The document with other classes for the elements that React's data describe; for components they may mean anything. */
function withClasses(html: string, change: (names: string[]) => readonly string[]): string {
  function changed(value: unknown): unknown {
    if (Array.isArray(value)) {
      const parts = value.map(changed);
      const [sign, type, key, props, ...rest] = parts as [unknown, unknown, unknown, {className?: unknown} | undefined];
      const isElement = sign === '$' && typeof type === 'string' && !type.startsWith('$');
      if (!isElement || typeof props?.className !== 'string') return parts;
      const className = change(props.className.split(/\s+/).filter(Boolean)).join(' ');
      return [sign, type, key, {...props, className}, ...rest];
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changed(inner)]));
  }
  return withFlight(html, (rows) => rows.map((row) => withValue(row, changed)));
}

/**
 * Selectors that know both names of a class stand twice: browsers look rules up by a class, but not by `:is(.long,.short)`. In
 * `:not()` that is what it takes, since an element has one of the names at most. Rules that follow each other with the same selector
 * then are one.
 */
function renamed(css: string, short: ReadonlyMap<string, string>, stays: (name: string) => boolean): string {
  const namesOf = ({name, written, negated}: Class) => {
    const other = short.get(name);
    if (other === undefined) return [written];
    if (!stays(name)) return [`.${other}`];
    return negated ? [`:is(${written},.${other})`] : [written, `.${other}`];
  };
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.flatMap((selector) => {
      const {classes, between} = classesIn(selector);
      return classes.reduce(
        (begun, found, index) =>
          namesOf(found).flatMap((name) => begun.map((before) => `${before}${name}${between[index + 1]}`)),
        [between[0] ?? ''],
      );
    });
    rule.selectors = [...new Set(selectors)];
    const before = rule.prev();
    if (before?.type !== 'rule' || before.selector !== rule.selector || rule.some(({type}) => type !== 'decl')) return;
    before.append(...rule.nodes);
    rule.remove();
  });
  return sheet.toString();
}

type Class = {name: string; written: string; negated: boolean};

/** The classes of a selector, and what stands before, between and behind them. */
const classesIn = remembered((selector): {classes: Class[]; between: string[]} => {
  const classes: Class[] = [];
  const between: string[] = [];
  let end = 0;
  selectorParser((root) => {
    root.walkClasses((node) => {
      const written = node.toString().trim();
      const start = selector.indexOf(written, end);
      between.push(selector.slice(end, start));
      classes.push({name: node.value, written, negated: isNegated(node)});
      end = start + written.length;
    });
  }).processSync(selector);
  return {classes, between: [...between, selector.slice(end)]};
});

function isNegated({parent}: selectorParser.Node): boolean {
  if (!parent) return false;
  return (parent.type === 'pseudo' && parent.value === ':not') || isNegated(parent as selectorParser.Node);
}

/** React's data is a string in a script: what stands in its strings, and in the strings that it holds. */
const unescaped = (code: string) =>
  code.replace(/\\+u([0-9a-f]{4})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))).replaceAll('\\', ' ');
