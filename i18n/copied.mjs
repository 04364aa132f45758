// @ts-check
import {createHash} from 'node:crypto';

/**
 * What is English still. Plain JavaScript, because the build's configuration asks as well which languages are far enough
 * (i18n/unfinished.mjs).
 */

/**
 * Whether a translation is the English text itself, where that has words to translate and not only names and figures.
 *
 * @param {string} source
 * @param {string} translation
 * @param {readonly string[]} names the glossary's protected names
 */
export const isCopied = (source, translation, names) => source.trim() === translation.trim() && hasWords(source, names);

/**
 * Whether a translation is English still: today's text, or the one that `npm run messages -- add` put there and that has
 * changed since.
 *
 * @param {string} source
 * @param {string} translation
 * @param {readonly string[]} names the glossary's protected names
 * @param {{source: string, translation: string} | undefined} record
 */
export function isEnglish(source, translation, names, record) {
  if (source === translation) return isCopied(source, translation, names);
  const wasCopied = record !== undefined && record.source === record.translation;
  return isCopied(source, translation, names) || (wasCopied && record.source === hashOf(translation));
}

/**
 * Eight hexadecimal digits: among 10,000 messages, two texts of one hash are a chance of 1 in 80.
 *
 * @param {string} text
 */
export const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** @param {string} message @param {readonly string[]} names */
const hasWords = (message, names) => latinWords(textAround(message), names).length > 0;

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

/**
 * The words of a message: without its arguments, tags and the names of its plural branches.
 *
 * @param {string} message
 */
export const textAround = (message) =>
  message
    .replace(/<\/?[\w-]+\/?>/g, ' ')
    .replace(/\{\s*\w+\s*(?:,\s*(?:number|date|time)\s*(?:,[^{}]*)?)?\}/g, ' ')
    .replace(/\{\s*\w+\s*,\s*(?:plural|selectordinal|select)\s*,\s*(?:offset:\d+)?/g, ' ')
    .replace(/(?:=\d+|[\w-]+)\s*\{/g, ' ')
    .replace(/[{}]/g, ' ');

export const letter = '\\p{L}\\p{M}\\p{N}';

/** @param {string} text */
export const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Patterns are made once: there are as many tests as messages times words. @type {Map<string, RegExp>} */
const wholeWords = new Map();

/**
 * Where a word stands as a word of its own, and not inside another one.
 *
 * @param {string} word
 */
export function wholeWord(word) {
  const pattern = wholeWords.get(word) ?? new RegExp(`(?<![${letter}])${escaped(word)}(?![${letter}])`, 'u');
  wholeWords.set(word, pattern);
  return pattern;
}

/**
 * A text without any of some names.
 *
 * @param {string} text
 * @param {readonly string[]} names
 */
export const withoutNames = (text, names) =>
  names
    .filter((name) => text.includes(name))
    .reduce((rest, name) => rest.replace(new RegExp(wholeWord(name), 'gu'), ' '), text);
