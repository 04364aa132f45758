import {literalsIn} from '@/i18n/icu';
import {latinWords, letter, wholeWord} from '@/i18n/tooling/untranslated';
import {comparable} from '@/i18n/unicode';
import {memoize} from '@/lib/memoize';
import {type Check, commaList} from '../messages';

/** Protected names stay as they are, terms have one of their translations, and no forbidden word is used. */
export const wrongGlossary: Check = ({parts, sourceParts, state, note, locale}, {glossary}) => {
  const {terms = {}, forbidden = {}} = glossary.languages[locale] ?? {};
  const names = glossary.protected;
  const text = comparable(literalsIn(parts).join(' '));
  const english = state === 'stale' ? '' : comparable(literalsIn(sourceParts ?? []).join(' '));
  const isRequired = (word: string) => !note?.mayDrop?.includes(word);
  const advice: string[] = [];

  for (const [word, better] of Object.entries(forbidden)) {
    if (hasForbiddenWord(text, word)) advice.push(`Not ${word}, but ${better}.`);
  }

  const isTranslation = state !== 'source' && state !== 'extra';
  const hasLatinLetters = /\p{Script=Latin}/u.test(text);
  const untranslatedWords = isTranslation && !isLatin(locale) && hasLatinLetters ? latinWords(text, names) : [];
  if (untranslatedWords.length) {
    const words = commaList(untranslatedWords);
    advice.push(`Only the names in messages/glossary.json are written in Latin letters, not ${words}.`);
  }

  const lostNames = names.filter((name) => isRequired(name) && hasName(english, name) && !hasName(text, name));
  if (lostNames.length) advice.push(`English has the name ${commaList(lostNames)}. Write it in the same way.`);

  for (const [term, translations] of Object.entries(terms)) {
    const isTranslated = () => translations.some((word) => translatedTerm(word).test(text));
    if (isRequired(term) && hasEnglishTerm(english, term) && !isTranslated()) {
      advice.push(`The glossary translates “${term}” as ${translations.join(' or ')}.`);
    }
  }
  return advice.join(' ');
};

// Every message is tested for every word. So a plain search comes first, which is much faster than a regular expression.

const hasForbiddenWord = (text: string, word: string): boolean =>
  text.includes(comparable(word)) && forbiddenWord(word).test(text);

const hasName = (text: string, name: string): boolean => text.includes(name) && wholeWord(name).test(text);

const hasEnglishTerm = (english: string, term: string): boolean =>
  // A plural may have another last letter.
  english.toLowerCase().includes(term.slice(0, -1).toLowerCase()) && englishTerm(term).test(english);

const isLatin = (locale: string) => new Intl.Locale(locale).maximize().script === 'Latn';

const wordStart = `(?<![${letter}])`;
const wordEnd = `(?![${letter}])`;

/** Finds an English term, also in the plural. Other forms (ordering, reordered) are other words. */
const englishTerm = memoize((term) => {
  const plural = /[^aeiou]y$/.test(term) ? `${term.slice(0, -1)}ies` : `${term}s`;
  return new RegExp(`(?<![${letter}-])(?:${RegExp.escape(term)}|${RegExp.escape(plural)})${wordEnd}`, 'iu');
});

/**
 * Finds a word of a translation in any of its cases: ग्राहक is in ग्राहकों, दुकान in दुकानें, बही in बहियाँ, खाता in खाते.
 * A word that ends in * stands for every word with that beginning: `मँगा*`. The text has to be `comparable`.
 */
export const translatedTerm = memoize((term) => {
  const word = comparable(term);
  if (word.endsWith('*')) return new RegExp(`${wordStart}${RegExp.escape(word.slice(0, -1))}`, 'u');
  const {stem, endings} = declensionOf(word);
  return new RegExp(`${wordStart}${RegExp.escape(stem)}(?:${endings.join('|')})${wordEnd}`, 'u');
});

/** The stem of a Hindi word, and its endings in the different cases. */
function declensionOf(word: string): {stem: string; endings: readonly string[]} {
  if (word.endsWith('ा')) return {stem: word.slice(0, -1), endings: ['ा', 'े', 'ों', 'ाओं', 'ाएँ']};
  if (word.endsWith('ी')) return {stem: word.slice(0, -1), endings: ['ी', 'ियाँ', 'ियों']};
  return {stem: word, endings: ['', 'ें', 'ों', 'े', 'ो']};
}

/** Finds a forbidden word at the start of any word, because its cases are forbidden too. */
const forbiddenWord = memoize((word) => new RegExp(`${wordStart}${RegExp.escape(comparable(word))}`, 'u'));
