import {parse, TYPE} from '@formatjs/icu-messageformat-parser';
import {type Elements, everyPart} from './icu';
import {mapTexts, type Tree, textsIn} from './tree';

/** English takes the place of a translation that is empty, no valid ICU, or asks for an argument, or a kind of value, that English lacks. */
export function withFallback(source: Tree, translation: unknown): Tree {
  const translated = new Map(textsIn(Object(translation)));
  return mapTexts(source, (original, key) => {
    const candidate = translated.get(key);
    return candidate !== undefined && isUsable(original, candidate) ? candidate : original;
  });
}

function isUsable(original: string, candidate: string): boolean {
  if (!candidate.trim()) return false;
  if (!/[{}<']/.test(candidate)) return true;
  try {
    const known = usesOf(parse(original));
    return [...usesOf(parse(candidate))].every((use) => known.has(use));
  } catch {
    // Not valid ICU: the source text stands in, and `npm test` reports the translation.
    return false;
  }
}

/** What the value of an argument has to be. A plural counts, so it takes a number as well. */
const kinds = {
  [TYPE.argument]: 'text',
  [TYPE.select]: 'text',
  [TYPE.number]: 'number',
  [TYPE.plural]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'date',
  [TYPE.tag]: 'tag',
} as const;

/** The arguments and tags a message uses, however deep, each with its kind: `count number`. */
function usesOf(elements: Elements): Set<string> {
  const found = new Set<string>();
  for (const {element} of everyPart(elements)) {
    // Plain text and the # of a plural name no argument.
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    found.add(`${element.value} ${kinds[element.type]}`);
  }
  return found;
}
