import postcss, {type Container, type Declaration} from 'postcss';

/**
 * Style rules without declarations that have no effect, because the same selector sets the same property anew further down in the
 * same place, to a value that every browser of package.json's list is taken to know; and nothing is said twice in the same words.
 */
export function withoutOverruled(css: string): string {
  const sheet = postcss.parse(css);
  sweep(sheet);
  return sheet.toString();
}

function sweep(parent: Container) {
  /** What each selector sets in the rules that were swept, which are those further down. */
  const later = new Map<string, Set<string>>();
  for (const node of [...(parent.nodes ?? [])].reverse()) {
    if (node.type === 'atrule' && !node.name.endsWith('keyframes')) sweep(node);
    if (node.type !== 'rule') continue;
    const below = later.get(node.selector) ?? new Set();
    const own = new Map<string, Declaration>();
    for (const part of [...node.nodes].reverse()) {
      if (part.type !== 'decl') continue;
      // Another value for the same property in the same rule is for browsers that do not know the one behind it.
      const saidAgain = own.get(part.prop)?.toString() === part.toString();
      if (!part.important && (saidAgain || below.has(part.prop))) part.remove();
      else own.set(part.prop, part);
    }
    later.set(node.selector, new Set([...below, ...own.keys()]));
    if (node.nodes.length === 0) node.remove();
  }
}
