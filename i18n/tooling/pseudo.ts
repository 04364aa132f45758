import {parse, TYPE} from '@formatjs/icu-messageformat-parser';
import {everyPart} from '@/i18n/icu';
import {mapTexts, type Tree} from '@/i18n/tree';

/** Every message of a catalog as the pseudo-locale has it. */
export const pseudoCatalog = (source: Tree): Tree => mapTexts(source, pseudo);

/** A message in brackets, its plain text accented and each word 40 % longer, as translations are. @throws when it is not valid ICU */
export function pseudo(message: string): string {
  let result = '';
  let done = 0;
  for (const [{type, location}] of everyPart(parse(message, {captureLocation: true}))) {
    // Always with a location: the parser was asked for it.
    if (type !== TYPE.literal || !location) continue;
    const [start, end] = [location.start.offset, location.end.offset];
    result += message.slice(done, start) + message.slice(start, end).replace(/\p{L}+/gu, longer);
    done = end;
  }
  return `[${result}${message.slice(done)}]`;
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
