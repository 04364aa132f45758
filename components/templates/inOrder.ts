/** The texts of a list in the order of its facts, each with its key: the catalog's own order means nothing. */
export function inOrder<K extends string, T extends object>(keys: readonly K[], texts: Record<K, T>) {
  return keys.map((id) => ({...texts[id], id}));
}
