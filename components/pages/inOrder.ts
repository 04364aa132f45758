/**
 * The texts of a list in the order of its facts, each with its key: the catalog's own order means nothing.
 * @throws when a key has no text, which i18n/shape.ts rules out
 */
export function inOrder<K extends string, T extends object>(keys: readonly K[], texts: Partial<Record<K, T>>) {
  return keys.map((id) => {
    const text = texts[id];
    if (!text) throw new Error(`No words for “${id}”: there are some for ${Object.keys(texts).join(', ')}.`);
    return {...text, id};
  });
}
