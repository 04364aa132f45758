import {parse, TYPE} from '@formatjs/icu-messageformat-parser';
import {everyPart} from '@/i18n/icu';
import {mapTexts, type Tree} from '@/i18n/tree';

/** Every message of a catalog as the pseudo-locale has it. */
export const pseudoCatalog = (source: Tree): Tree => mapTexts(source, pseudo);

/** A message in brackets, its plain text accented and each word 40 % longer, as translations are. @throws when it is not valid ICU */
export function pseudo(message: string): string {
  let result = '';
  let done = 0;
  for (const {element} of everyPart(parse(message, {captureLocation: true}))) {
    // Always with a location: the parser was asked for it.
    if (element.type !== TYPE.literal || !element.location) continue;
    const start = element.location.start.offset;
    const end = element.location.end.offset;
    result += message.slice(done, start) + message.slice(start, end).replace(/\p{L}+/gu, longer);
    done = end;
  }
  return `[${result}${message.slice(done)}]`;
}

/** Letters that Poppins, as every page loads it, also has with an accent. */
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

/** A word with accents and two more letters for every five: its vowels, drawn out. `GST`, which has none, is `GSTöö`. */
function longer(word: string): string {
  const letters = [...word].map((letter) => accents[letter] ?? letter);
  const extra = Math.ceil(letters.length * 0.4);
  const vowels = letters.filter(isVowel).length;
  if (vowels === 0) return letters.join('') + 'ö'.repeat(extra);

  let result = '';
  let vowelsBefore = 0;
  for (const letter of letters) {
    if (!isVowel(letter)) {
      result += letter;
      continue;
    }
    // The extra letters go round: to the first vowel, the second, and from the last to the first again.
    const own = Math.max(0, Math.ceil((extra - vowelsBefore) / vowels));
    result += letter.repeat(1 + own);
    vowelsBefore += 1;
  }
  return result;
}
