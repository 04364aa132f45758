import type {ChildNode, Declaration, Root} from 'postcss';
import valueParser from 'postcss-value-parser';
import {variablesIn} from './variables';

/**
 * A page's style sheet with no more variables than it needs: their values are written where nothing can change them.
 * @param elsewhere those that the page's markup or scripts name, and may set or read
 */
export function settleVariables(sheet: Root, elsewhere: ReadonlySet<string>): void {
  writeInitialValues(sheet, elsewhere);
  settleFallbacks(sheet, elsewhere);
  writeOnceRead(sheet, elsewhere);
  removeUnread(sheet, elsewhere);
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

/** `var(--a, b)` is `b` where nothing sets `--a`, and `var(--a)` where every page does. */
function settleFallbacks(sheet: Root, elsewhere: ReadonlySet<string>) {
  const everywhere = new Set(constants(sheet).map(({prop}) => prop));
  const maybe = new Set([...elsewhere, ...registered(sheet)]);
  sheet.walkDecls(/^--/, ({prop, value}) => {
    maybe.add(prop);
    if (value === 'initial') everywhere.delete(prop);
  });
  sheet.walkDecls((set) => {
    if (!/var\([^)]*,/.test(set.value)) return;
    set.value = withReads(set.value, (name, fallback) => {
      if (everywhere.has(name)) return `var(${name})`;
      return fallback === undefined || maybe.has(name) ? undefined : fallback;
    }).trim();
  });
}

/** A value that one place alone reads is written there. One that reads another variable stays where that has its value. */
function writeOnceRead(sheet: Root, elsewhere: ReadonlySet<string>) {
  const reads = new Map<string, number>();
  const sets = new Map<string, number>();
  const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  sheet.walkDecls(({prop, value}) => {
    count(sets, prop);
    for (const name of variablesIn(value)) count(reads, name);
  });
  const taken = new Set([...elsewhere, ...registered(sheet)]);
  const once = new Map(
    constants(sheet)
      .filter(
        ({prop, value}) => reads.get(prop) === 1 && sets.get(prop) === 1 && !taken.has(prop) && !value.includes('var('),
      )
      .map(({prop, value}) => [prop, value]),
  );
  sheet.walkDecls((set) => {
    if (variablesIn(set.value).some((name) => once.has(name)))
      set.value = withReads(set.value, (name) => once.get(name));
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

/** A value with other text for some of the variables that it reads, innermost first; undefined leaves one as it is. */
function withReads(value: string, change: (name: string, fallback: string | undefined) => string | undefined): string {
  const tree = valueParser(value);
  tree.walk((node) => {
    if (node.type !== 'function' || node.value !== 'var') return;
    const [name, comma, ...fallback] = node.nodes;
    const other = change(name?.value ?? '', comma && valueParser.stringify(fallback));
    if (other !== undefined) Object.assign(node, {type: 'word', value: other});
  }, true);
  return tree.toString();
}

/** What the root sets on every page, whatever the visitor's window and wishes. */
function constants(sheet: Root): Declaration[] {
  const found: Declaration[] = [];
  sheet.walkRules((rule) => {
    const {parent} = rule;
    const isAlways = parent === sheet || (parent?.type === 'atrule' && 'name' in parent && parent.name === 'layer');
    if (!isAlways || !rule.selectors.includes(':root')) return;
    rule.walkDecls(/^--/, (set) => void found.push(set));
  });
  return found;
}

function registered(sheet: Root): string[] {
  const names: string[] = [];
  sheet.walkAtRules('property', ({params}) => void names.push(params));
  return names;
}
