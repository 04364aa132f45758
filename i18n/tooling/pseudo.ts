import {parse, TYPE} from '@formatjs/icu-messageformat-parser';
import {everyPart} from '@/i18n/icu';
import {mapTexts, type Tree} from '@/i18n/tree';

/** A catalog in the pseudo-locale. */
export const pseudoCatalog = (source: Tree): Tree => mapTexts(source, pseudo);

/** A message in brackets, with accents, and 40 % longer, because translations often are. @throws if it is not valid ICU */
export function pseudo(message: string): string {
  let result = '';
  let copiedUpTo = 0;
  for (const {element} of everyPart(parse(message, {captureLocation: true}))) {
    // `captureLocation` gives every element a location, but its type does not say so.
    if (element.type !== TYPE.literal || !element.location) continue;
    const start = element.location.start.offset;
    const end = element.location.end.offset;
    result += message.slice(copiedUpTo, start) + message.slice(start, end).replace(/\p{L}+/gu, longer);
    copiedUpTo = end;
  }
  return `[${result}${message.slice(copiedUpTo)}]`;
}

/** Letters with an accent that the page's font has: another font would have other widths. */
const accents: Record<string, string> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  A: 'Á',
  C: 'Ç',
  E: 'É',
  I: 'Í',
  N: 'Ñ',
  O: 'Ó',
  U: 'Ú',
  Y: 'Ý',
};

const isVowel = (letter: string): boolean => /[áéíóúÁÉÍÓÚ]/.test(letter);

/** A word with accents, and 40 % longer, because its vowels are repeated. A word without vowels gets some: `GST` → `GSTöö`. */
function longer(word: string): string {
  const letters = [...word].map((letter) => accents[letter] ?? letter);
  const extra = Math.ceil(letters.length * 0.4);
  const vowels = letters.filter(isVowel).length;
  if (vowels === 0) return letters.join('') + 'ö'.repeat(extra);

  // The extra letters are dealt out to the vowels in turn: each gets the same number, and the first ones one more.
  const everyVowelGets = Math.floor(extra / vowels);
  const vowelsWithOneMore = extra % vowels;
  let result = '';
  let vowelsBefore = 0;
  for (const letter of letters) {
    if (!isVowel(letter)) {
      result += letter;
      continue;
    }
    const getsOneMore = vowelsBefore < vowelsWithOneMore;
    const repetitions = getsOneMore ? everyVowelGets + 1 : everyVowelGets;
    result += letter.repeat(1 + repetitions);
    vowelsBefore += 1;
  }
  return result;
}
