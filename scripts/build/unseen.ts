import type {AtRule, Declaration, Root} from 'postcss';
import {classAttributes, classNames} from './pageStyles';

/** Elements without an end tag. */
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/**
 * A document without what stands in elements that its style sheet hides, whatever happens: with `display: none` for one of their
 * classes alone, under no condition, and nothing that could show them after that.
 */
export function withoutUnseen(html: string, sheet: Root): string {
  const hiddenBy = hiding(sheet);
  const start = html.indexOf('<body');
  let seen = html.slice(0, start);
  let from = start;
  // How many elements are open in the hidden one, itself included.
  let depth = 0;
  for (const tag of html.slice(start).matchAll(/<script\b[\s\S]*?<\/script>|<(\/?)([a-z][\w-]*)[^>]*?(\/?)>/gi)) {
    const [all, closing, name = '', closed] = tag;
    if (!name || closed || empty.has(name.toLowerCase())) continue;
    const at = start + tag.index;
    if (depth > 0) {
      depth += closing ? -1 : 1;
      if (depth === 0) from = at;
    } else if (!closing) {
      const by = hiddenBy(classesOf(all));
      if (by === undefined) continue;
      // Nothing else is to be said of it.
      seen += html.slice(from, at) + all.replace(classAttributes, ` class="${by}"`);
      depth = 1;
    }
  }
  return seen + html.slice(from);
}

const classesOf = (tag: string): string[] =>
  [...tag.matchAll(classAttributes)].flatMap(([, value = '']) => classNames(value));

/** Tells which of its classes hides an element for good. */
function hiding(sheet: Root): (names: readonly string[]) => string | undefined {
  const last = new Map<string, {order: number; hides: boolean}>();
  const maybeShown = new Set<string>();
  let order = 0;
  sheet.walkDecls('display', (set) => {
    order++;
    const hides = set.value === 'none';
    for (const selector of selectorsOf(set))
      for (const [written, escaped = ''] of selector.matchAll(/\.((?:[\w-]|\\.)+)/g)) {
        const name = escaped.replaceAll('\\', '');
        if (selector === written && isUnconditional(set)) last.set(name, {order, hides});
        else if (!hides) maybeShown.add(name);
      }
  });
  return (names) => {
    if (names.some((name) => maybeShown.has(name))) return undefined;
    const known = names.filter((name) => last.has(name));
    const [decides = ''] = known.sort((a, b) => (last.get(b)?.order ?? 0) - (last.get(a)?.order ?? 0));
    return last.get(decides)?.hides ? decides : undefined;
  };
}

const selectorsOf = ({parent}: Declaration): readonly string[] =>
  parent?.type === 'rule' && 'selectors' in parent ? (parent.selectors as string[]) : [];

/** Whether a rule stands in layers at most. */
function isUnconditional(set: Declaration): boolean {
  for (let above = set.parent?.parent; above && above.type !== 'root'; above = above.parent)
    if (above.type !== 'atrule' || (above as AtRule).name !== 'layer') return false;
  return true;
}
