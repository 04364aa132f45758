/** A catalog, or a part of one, as JSON has it. */
export type Tree = {[key: string]: string | Tree};

/** All texts in their order, each by its dotted key; `namespace` is where in the catalogs the tree stands. */
export const textsIn = (tree: Tree, namespace = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([name, value]) => {
    const key = namespace ? `${namespace}.${name}` : name;
    // A broken catalog may have a `null`.
    return typeof value === 'string' ? [[key, value]] : textsIn(value ?? {}, key);
  });

/** The same keys with other texts, which are asked for in their order. */
export const mapTexts = (tree: Tree, change: (text: string, key: string) => string, namespace = ''): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const key = namespace ? `${namespace}.${name}` : name;
      return [name, typeof value === 'string' ? change(value, key) : mapTexts(value, change, key)];
    }),
  );
