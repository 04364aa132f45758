import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';

type Tree = {[key: string]: string | Tree};

/** Every message of a catalog as the pseudo-locale has it. */
export const pseudoCatalog = (source: Tree): Tree =>
  Object.fromEntries(
    Object.entries(source).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudo(value) : pseudoCatalog(value),
    ]),
  );

/**
 * A message in brackets, its letters accented and each of its words 40 % longer, as translations are. Arguments, tags, the
 * selectors of a plural and what quotes protect stay as they are.
 * @throws when the message is not valid ICU
 */
export function pseudo(message: string): string {
  let result = '';
  let done = 0;
  for (const [start, end] of literalsOf(parse(message, {captureLocation: true}))) {
    result += message.slice(done, start) + message.slice(start, end).replace(/\p{L}+/gu, longer);
    done = end;
  }
  return `[${result}${message.slice(done)}]`;
}

/** Where the plain text of a message stands in it, in order. */
function literalsOf(elements: readonly MessageFormatElement[]): [start: number, end: number][] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) {
      // Always there: the parser was asked for locations.
      const {start, end} = element.location ?? {start: {offset: 0}, end: {offset: 0}};
      return [[start.offset, end.offset] as [number, number]];
    }
    if (isTagElement(element)) return literalsOf(element.children);
    if (isPluralElement(element) || isSelectElement(element)) {
      return Object.values(element.options).flatMap(({value}) => literalsOf(value));
    }
    return [];
  });
}

/** Letters that Poppins, as every page loads it, also has with an accent. */
const accents = new Map(
  [...'aceinouyACEINOUY'].map((letter, index) => [letter, [...'áçéíñóúýÁÇÉÍÑÓÚÝ'][index] ?? letter]),
);

/** A word with accents and two more letters for every five: its vowels, drawn out. `GST`, which has none, is `GSTöö`. */
function longer(word: string): string {
  const letters = [...word].map((letter) => accents.get(letter) ?? letter);
  const extra = Math.ceil(letters.length * 0.4);
  const vowels = letters.flatMap((letter, index) => (/[áéíóúÁÉÍÓÚ]/.test(letter) ? [index] : []));
  if (vowels.length === 0) return letters.join('') + 'ö'.repeat(extra);
  // As many times each, as far as the extra letters go round.
  const times = (index: number) => {
    const turn = vowels.indexOf(index);
    return turn < 0 ? 1 : 1 + Math.max(0, Math.ceil((extra - turn) / vowels.length));
  };
  return letters.map((letter, index) => letter.repeat(times(index))).join('');
}
