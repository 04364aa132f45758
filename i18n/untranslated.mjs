// @ts-check
import {createHash} from 'node:crypto';
import {parse, TYPE} from '@formatjs/icu-messageformat-parser';
import {comparable} from './unicode.mjs';

/** Which texts are still English. Plain JavaScript, because next.config.mjs asks too which languages are far enough. */

/**
 * Whether a translation is the English text itself, where that has words to translate and not only names and figures.
 *
 * @param {string} source
 * @param {string} translation
 * @param {readonly string[]} names the glossary's protected names
 */
export const isCopied = (source, translation, names) =>
  comparable(source.trim()) === comparable(translation.trim()) && latinWords(plainText(source), names).length > 0;

/**
 * Whether a translation is English still: today's text, or the one that `npm run messages -- add` put there and that has
 * changed since.
 *
 * @param {string} source
 * @param {string} translation
 * @param {readonly string[]} names the glossary's protected names
 * @param {string} [record] its line in messages/records.<locale>.json
 */
export function isUntranslated(source, translation, names, record) {
  if (source === translation) return isCopied(source, translation, names);
  const copy = hashOf(translation);
  return isCopied(source, translation, names) || record === `${copy} ${copy}`;
}

/**
 * Eight hexadecimal digits: among 10,000 messages, two texts of one hash are a chance of 1 in 80.
 *
 * @param {string} text
 */
export const hashOf = (text) => createHash('sha256').update(comparable(text)).digest('hex').slice(0, 8);

/**
 * The words of a text that are written in Latin letters: without names, and without addresses and numbers
 * (kirana.example, 22AAACK1234), which are the same in every language.
 *
 * @param {string} text
 * @param {readonly string[]} names the glossary's protected names
 */
export const latinWords = (text, names) =>
  (withoutNames(text, names).match(/\p{Script=Latin}[\p{Script=Latin}\d.@/_-]*/gu) ?? [])
    .map((word) => word.replace(/[./-]+$/, ''))
    .filter((word) => !/[\d.@/_]/.test(word));

/** @param {string} text @param {readonly string[]} names */
const withoutNames = (text, names) =>
  names
    .filter((name) => text.includes(name))
    .reduce((rest, name) => rest.replace(new RegExp(wholeWord(name), 'gu'), ' '), text);

/**
 * The words of a message, without its arguments and tags. All of a message that is not ICU.
 *
 * @param {string} message
 */
function plainText(message) {
  try {
    return literalsIn(parse(message, {requiresOtherClause: false})).join(' ');
  } catch {
    return message;
  }
}

/**
 * @param {readonly import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} elements
 * @returns {string[]}
 */
const literalsIn = (elements) =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type === TYPE.tag) return literalsIn(element.children);
    return 'options' in element ? Object.values(element.options).flatMap(({value}) => literalsIn(value)) : [];
  });

/** What a word is made of, for a character class. */
export const letter = '\\p{L}\\p{M}\\p{N}';

/** @param {string} text */
const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Patterns are made once: there are as many tests as messages times words. @type {Map<string, RegExp>} */
const wholeWords = new Map();

/**
 * Where a word stands as a word of its own, and not inside another one.
 *
 * @param {string} word
 */
export function wholeWord(word) {
  const pattern = wholeWords.get(word) ?? new RegExp(`(?<![${letter}])${escapeRegExp(word)}(?![${letter}])`, 'u');
  wholeWords.set(word, pattern);
  return pattern;
}
