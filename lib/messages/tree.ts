import type {Tree} from '@/i18n/tree';

/** The text of a catalog's file from its messages by dotted key, in their order. */
export function treeText(texts: Iterable<readonly [key: string, text: string]>): string {
  const tree: Tree = {};
  for (const [key, text] of texts) {
    const path = key.split('.');
    const last = path.pop() ?? '';
    let branch = tree;
    for (const part of path) {
      const inner = branch[part];
      const next = typeof inner === 'object' ? inner : {};
      branch[part] = next;
      branch = next;
    }
    branch[last] = text;
  }
  return `${JSON.stringify(tree, null, 2)}\n`;
}
