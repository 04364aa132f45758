import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';

type Tree = {[key: string]: string | Tree};

/**
 * The source with each message replaced by its translation where that is usable. A message that is missing, empty, not
 * valid ICU, or that asks for an argument its source does not have, stays in the source language: a visitor sees
 * English, never a key or an error. Keys that the source does not have are dropped.
 */
export function withFallback(source: Tree, translation: unknown): Tree {
  const translated = isTree(translation) ? translation : {};
  return Object.fromEntries(
    Object.entries(source).map(([key, original]) => {
      const candidate = translated[key];
      if (isTree(original)) return [key, withFallback(original, candidate)];
      return [key, typeof candidate === 'string' && isUsable(original, candidate) ? candidate : original];
    }),
  );
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isUsable(original: string, candidate: string): boolean {
  if (!candidate.trim()) return false;
  if (!/[{}<']/.test(candidate)) return true;
  try {
    const known = names(parse(original));
    return [...names(parse(candidate))].every((name) => known.has(name));
  } catch {
    // Not valid ICU: the source text stands in, and `npm test` reports the translation.
    return false;
  }
}

/** The arguments and tags a message uses, however deep. */
function names(elements: readonly MessageFormatElement[], found = new Set<string>()): Set<string> {
  for (const element of elements) {
    // 0 is a literal, 7 is the # of a plural: neither names an argument.
    if (element.type !== 0 && element.type !== 7) found.add(element.value);
    if (isTagElement(element)) names(element.children, found);
    if (isPluralElement(element) || isSelectElement(element)) {
      for (const option of Object.values(element.options)) names(option.value, found);
    }
  }
  return found;
}
