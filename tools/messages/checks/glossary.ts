import {literalsIn} from '@/i18n/icu';
import {latinWords, letter, wholeWord} from '@/i18n/tooling/untranslated';
import {comparable} from '@/i18n/unicode';
import {memoize} from '@/lib/memoize';
import {type Find, listed} from '../messages';

/** Protected names stay as they are, terms have one of their translations, and no forbidden word is used. */
export const wrongGlossary: Find = ({parts, sourceParts, state, note, locale}, {glossary}) => {
  const {terms = {}, forbidden = {}} = glossary.languages[locale] ?? {};
  const names = glossary.protected;
  const text = comparable(literalsIn(parts).join(' '));
  const english = state === 'stale' ? '' : comparable(literalsIn(sourceParts ?? []).join(' '));
  const mustStand = (word: string) => !note?.mayDrop?.includes(word);
  const advice: string[] = [];

  for (const [word, better] of Object.entries(forbidden)) {
    if (hasForbiddenWord(text, word)) advice.push(`Not ${word}, but ${better}.`);
  }

  const isTranslation = state !== 'source' && state !== 'extra';
  const hasLatinLetters = /\p{Script=Latin}/u.test(text);
  const foreign = isTranslation && !isLatin(locale) && hasLatinLetters ? latinWords(text, names) : [];
  if (foreign.length) {
    advice.push(`In Latin letters stand only the names in messages/glossary.json, not ${listed(foreign)}.`);
  }

  const lostNames = names.filter((name) => mustStand(name) && hasName(english, name) && !hasName(text, name));
  if (lostNames.length) advice.push(`English names ${listed(lostNames)}; keep it letter by letter.`);

  for (const [term, translations] of Object.entries(terms)) {
    const isTranslated = () => translations.some((word) => translatedTerm(word).test(text));
    if (mustStand(term) && hasEnglishTerm(english, term) && !isTranslated()) {
      advice.push(`The glossary translates “${term}” as ${translations.join(' or ')}.`);
    }
  }
  return advice.join(' ');
};

// There are as many tests as messages times words, so the bare letters are looked for first, which costs little.

const hasForbiddenWord = (text: string, word: string): boolean =>
  text.includes(comparable(word)) && forbiddenWord(word).test(text);

const hasName = (text: string, name: string): boolean => text.includes(name) && wholeWord(name).test(text);

const hasEnglishTerm = (english: string, term: string): boolean =>
  // A plural may have another last letter.
  english.toLowerCase().includes(term.slice(0, -1).toLowerCase()) && englishTerm(term).test(english);

const isLatin = (locale: string) => new Intl.Locale(locale).maximize().script === 'Latn';

const wordStart = `(?<![${letter}])`;
const wordEnd = `(?![${letter}])`;

/** Where an English term stands, alone or as a plural; what is made of it (ordering, reordered) is another word. */
const englishTerm = memoize((term) => {
  const plural = /[^aeiou]y$/.test(term) ? `${term.slice(0, -1)}ies` : `${term}s`;
  return new RegExp(`(?<![${letter}-])(?:${RegExp.escape(term)}|${RegExp.escape(plural)})${wordEnd}`, 'iu');
});

/**
 * Where a word of a translation stands, in any of its cases: ग्राहक is in ग्राहकों, दुकान in दुकानें, बही in बहियाँ, खाता in खाते.
 * A word that ends in * stands for every word that begins so: `मँगा*`. For texts that are `comparable`.
 */
export const translatedTerm = memoize((term) => {
  const word = comparable(term);
  if (word.endsWith('*')) return new RegExp(`${wordStart}${RegExp.escape(word.slice(0, -1))}`, 'u');
  const {stem, endings} = declensionOf(word);
  return new RegExp(`${wordStart}${RegExp.escape(stem)}(?:${endings.join('|')})${wordEnd}`, 'u');
});

/** The endings that a Hindi word has in its cases, and what stands before them. */
function declensionOf(word: string): {stem: string; endings: readonly string[]} {
  if (word.endsWith('ा')) return {stem: word.slice(0, -1), endings: ['ा', 'े', 'ों', 'ाओं', 'ाएँ']};
  if (word.endsWith('ी')) return {stem: word.slice(0, -1), endings: ['ी', 'ियाँ', 'ियों']};
  return {stem: word, endings: ['', 'ें', 'ों', 'े', 'ो']};
}

/** Where a forbidden word stands: at the start of a word, because its cases are forbidden too. */
const forbiddenWord = memoize((word) => new RegExp(`${wordStart}${RegExp.escape(comparable(word))}`, 'u'));
