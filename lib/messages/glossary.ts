import {escaped, letter} from '@/i18n/copied.mjs';
import {memoize} from '@/lib/memoize';

/**
 * messages/glossary.json: `protected` names stay as they are in every language. Each language then has `terms`, the English
 * word with the translations it may have, and `forbidden`, a word with the better one.
 */
export type Glossary = {
  protected: readonly string[];
  languages: {[locale: string]: {terms?: Terms; forbidden?: {[word: string]: string}}};
};
export type Terms = {[english: string]: readonly string[]};

/** A glossary from its file's JSON; whatever is not there is empty. */
export function glossaryOf(json: Record<string, unknown>): Glossary {
  const {protected: names = [], ...languages} = json;
  // The file is ours, and tests/unit/messages.test.ts reads it.
  return {protected: names, languages} as Glossary;
}

const start = `(?<![${letter}])`;
const end = `(?![${letter}])`;

/** Where an English term stands, alone or as a plural; what is made of it (ordering, reordered) is another word. */
export const englishTerm = memoize((term) => {
  const plural = /[^aeiou]y$/.test(term) ? `${term.slice(0, -1)}ies` : `${term}s`;
  return new RegExp(`(?<![${letter}-])(?:${escaped(term)}|${escaped(plural)})${end}`, 'iu');
});

/**
 * Where a word of a translation stands, in any of its cases: ग्राहक is in ग्राहकों, दुकान in दुकानें, बही in बहियाँ, खाता in खाते.
 * A word that ends in * stands for every word that begins so: `मँगा*`.
 */
export const translatedTerm = memoize((word) => {
  if (word.endsWith('*')) return new RegExp(`${start}${escaped(word.slice(0, -1))}`, 'u');
  const cases: Record<string, [stem: string, endings: string[]]> = {
    'ा': [word.slice(0, -1), ['ा', 'े', 'ों', 'ाओं', 'ाएँ']],
    'ी': [word.slice(0, -1), ['ी', 'ियाँ', 'ियों']],
  };
  const [stem, endings] = cases[word.at(-1) ?? ''] ?? [word, ['', 'ें', 'ों', 'े', 'ो']];
  return new RegExp(`${start}${escaped(stem)}(?:${endings.join('|')})${end}`, 'u');
});

/** Where a forbidden word stands: at the start of a word, because its cases are forbidden too. */
export const forbiddenWord = memoize((word) => new RegExp(`${start}${escaped(word)}`, 'u'));
