import {parse, TYPE} from '@formatjs/icu-messageformat-parser';
import {type Elements, everyPart} from './icu';
import {mapTexts, type Tree, textsIn} from './tree';

/**
 * The translated catalog with English fallbacks, for translations that cannot be used: they are missing or empty, are not valid ICU, or
 * have an argument that the English text lacks or uses for another kind of value.
 */
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
    // The translation is not valid ICU. The page shows English, and `npm test` reports the translation.
    return false;
  }
}

/** The kind of value that each type of argument takes. */
const kinds = {
  [TYPE.argument]: 'text',
  [TYPE.select]: 'text',
  [TYPE.number]: 'number',
  [TYPE.plural]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'date',
  [TYPE.tag]: 'tag',
} as const;

/** The arguments and tags of a message, nested ones too, each with its kind: `count number`. */
function usesOf(elements: Elements): Set<string> {
  const found = new Set<string>();
  for (const {element} of everyPart(elements)) {
    // Plain text and the `#` of a plural have no argument's name.
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    found.add(`${element.value} ${kinds[element.type]}`);
  }
  return found;
}
