import type {AtRule, Node, Root, Rule} from 'postcss';
import selectorParser from 'postcss-selector-parser';
import {classesOf} from './pageStyles';
import type {ScriptWords} from './scriptWords';

/** Elements without an end tag. */
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/**
 * A document without what stands in elements that its style sheet hides: with `display: none` for one of their classes alone, under
 * no condition, and nothing that could show them after that. Where a component could give them other classes, they stay. That a rule
 * for a descendant (`.list > li`) shows one of them all the same is not seen here, but by the browser tests.
 */
export function withoutUnseen(html: string, sheet: Root, scripts: ScriptWords): string {
  const hides = hiding(sheet);
  const isHidden = (tag: string) => {
    const names = classesOf(tag);
    return !names.every(scripts.has) && !/\sstyle="[^"]*display/.test(tag) && hides(names);
  };
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
    } else if (!closing && isHidden(all)) {
      seen += html.slice(from, at + all.length);
      depth = 1;
    }
  }
  return seen + html.slice(from);
}

/** Tells whether an element with such classes is hidden for good. */
function hiding(sheet: Root): (names: readonly string[]) => boolean {
  const last = new Map<string, {rank: number; hides: boolean}>();
  const mayBeShown = new Set<string>();
  let rank = 0;
  sheet.walkRules((rule) => {
    const set = rule.nodes.findLast((node) => node.type === 'decl' && node.prop === 'display');
    if (set?.type !== 'decl') return;
    rank++;
    const hides = set.value === 'none';
    const place = placeOf(rule);
    for (const {classes, isAlone} of rule.selectors.map(read)) {
      const [name = ''] = classes;
      // What stands in no layer is stronger than what does.
      if (isAlone && place.isAlways && !set.important)
        last.set(name, {rank: place.isLayered ? rank : rank + 1e6, hides});
      else if (!hides) for (const shown of classes) mayBeShown.add(shown);
    }
  });
  return (names) => {
    if (names.some((name) => mayBeShown.has(name))) return false;
    const [strongest] = names.flatMap((name) => last.get(name) ?? []).sort((a, b) => b.rank - a.rank);
    return strongest?.hides ?? false;
  };
}

/** The classes of a selector, and whether it is nothing but one. */
function read(selector: string): {classes: string[]; isAlone: boolean} {
  const classes: string[] = [];
  let isAlone = false;
  selectorParser((root) => {
    root.walkClasses(({value}) => void classes.push(value));
    isAlone = classes.length === 1 && root.first?.length === 1;
  }).processSync(selector);
  return {classes, isAlone};
}

/** Whether a rule holds under no condition, and whether it stands in a layer. */
function placeOf(rule: Rule): {isAlways: boolean; isLayered: boolean} {
  const around: string[] = [];
  for (let above: Node | undefined = rule.parent; above && above.type !== 'root'; above = above.parent)
    around.push(above.type === 'atrule' ? (above as AtRule).name : above.type);
  return {isAlways: around.every((name) => name === 'layer'), isLayered: around.includes('layer')};
}
