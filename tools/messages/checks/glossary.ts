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
  const english = comparable(literalsIn((state !== 'stale' && sourceParts) || []).join(' '));
  const small = english.toLowerCase();
  const mustStand = (word: string) => !note?.mayDrop?.includes(word);

  // The bare letters are looked for first, which costs little: there are as many tests as messages times words.
  const avoided = Object.entries(forbidden)
    .filter(([word]) => text.includes(comparable(word)) && forbiddenWord(word).test(text))
    .map(([word, better]) => `Not ${word}, but ${better}.`);
  const isForeign = state !== 'source' && state !== 'extra' && !isLatin(locale) && /\p{Script=Latin}/u.test(text);
  const foreign = isForeign ? latinWords(text, names) : [];
  const lostNames = names
    .filter(mustStand)
    .filter((name) => english.includes(name) && wholeWord(name).test(english) && !wholeWord(name).test(text));
  const lostTerms = Object.entries(terms)
    .filter(([term]) => mustStand(term) && small.includes(term.slice(0, -1).toLowerCase()))
    .filter(
      ([term, words]) => englishTerm(term).test(english) && !words.some((word) => translatedTerm(word).test(text)),
    )
    .map(([term, words]) => `The glossary translates “${term}” as ${words.join(' or ')}.`);
  const latin = `In Latin letters stand only the names in messages/glossary.json, not ${listed(foreign)}.`;
  const kept = `English names ${listed(lostNames)}; keep it letter by letter.`;
  return [...avoided, foreign.length && latin, lostNames.length && kept, ...lostTerms].filter(Boolean).join(' ');
};

const isLatin = (locale: string) => new Intl.Locale(locale).maximize().script === 'Latn';

const start = `(?<![${letter}])`;
const end = `(?![${letter}])`;

/** Where an English term stands, alone or as a plural; what is made of it (ordering, reordered) is another word. */
const englishTerm = memoize((term) => {
  const plural = /[^aeiou]y$/.test(term) ? `${term.slice(0, -1)}ies` : `${term}s`;
  return new RegExp(`(?<![${letter}-])(?:${RegExp.escape(term)}|${RegExp.escape(plural)})${end}`, 'iu');
});

/**
 * Where a word of a translation stands, in any of its cases: ग्राहक is in ग्राहकों, दुकान in दुकानें, बही in बहियाँ, खाता in खाते.
 * A word that ends in * stands for every word that begins so: `मँगा*`. For texts that are `comparable`.
 */
export const translatedTerm = memoize((term) => {
  const word = comparable(term);
  if (word.endsWith('*')) return new RegExp(`${start}${RegExp.escape(word.slice(0, -1))}`, 'u');
  const cases: Record<string, [stem: string, endings: string[]]> = {
    'ा': [word.slice(0, -1), ['ा', 'े', 'ों', 'ाओं', 'ाएँ']],
    'ी': [word.slice(0, -1), ['ी', 'ियाँ', 'ियों']],
  };
  const [stem, endings] = cases[word.at(-1) ?? ''] ?? [word, ['', 'ें', 'ों', 'े', 'ो']];
  return new RegExp(`${start}${RegExp.escape(stem)}(?:${endings.join('|')})${end}`, 'u');
});

/** Where a forbidden word stands: at the start of a word, because its cases are forbidden too. */
const forbiddenWord = memoize((word) => new RegExp(`${start}${RegExp.escape(comparable(word))}`, 'u'));
