import fc from 'fast-check';

const oneOf = (letters: string) => fc.constantFrom(...letters);
const perhaps = (sign: fc.Arbitrary<string>) => fc.option(sign, {nil: ''});
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(''));

export const virama = '\u094d';
export const consonants = 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह';
const signs = 'ािीुूृेैोौॅॉ';

const consonant = joined(oneOf(consonants), perhaps(fc.constant('\u093c')));
const half = joined(consonant, fc.constantFrom(virama, `${virama}\u200d`, `${virama}\u200c`));
const syllable = joined(
  fc.array(half, {maxLength: 3}).map((halves) => halves.join('')),
  consonant,
  perhaps(oneOf(signs)),
  perhaps(oneOf('ंँः')),
);
const devanagari = fc.oneof({weight: 8, arbitrary: syllable}, {weight: 1, arbitrary: oneOf('अआइईउऊऋएऐओऔ०१२३।')});
const latin = oneOf('ABMWabcdefgijmqwxyzéñ0123456789₹.,:;!?-–—’“”()&/%+×…');

const wordOf = (letter: fc.Arbitrary<string>) => fc.string({unit: letter, minLength: 1, maxLength: 40});

/** Texts of what has glyphs in the share images' fonts: Latin words, amounts, and Devanagari with all that joins letters. */
export const words = fc
  .array(fc.oneof(wordOf(devanagari), wordOf(latin)), {minLength: 1, maxLength: 40})
  .map((all) => all.join(' '));
