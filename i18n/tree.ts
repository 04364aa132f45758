/** A catalog or a part of one. */
export type Tree = {[key: string]: string | Tree};

/** All texts in the order of the tree, each with its dotted key. The keys begin with `namespace`. */
export function textsIn(tree: Tree, namespace = ''): [key: string, text: string][] {
  const texts: [key: string, text: string][] = [];
  for (const [name, value] of Object.entries(tree)) {
    const key = namespace ? `${namespace}.${name}` : name;
    if (typeof value === 'string') texts.push([key, value]);
    // A broken catalog may have a `null`.
    else texts.push(...textsIn(value ?? {}, key));
  }
  return texts;
}

/** The same tree with other texts. `change` is called for each text, in the order of the tree. */
export const mapTexts = (tree: Tree, change: (text: string, key: string) => string, namespace = ''): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const key = namespace ? `${namespace}.${name}` : name;
      return [name, typeof value === 'string' ? change(value, key) : mapTexts(value, change, key)];
    }),
  );
