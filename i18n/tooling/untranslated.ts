import {createHash} from 'node:crypto';
import {parse} from '@formatjs/icu-messageformat-parser';
import {literalsIn} from '../icu.ts';
import {comparable} from '../unicode.ts';

/** Whether a translation is the English text itself, where that has words to translate and not only names and figures. */
export const isCopied = (source: string, translation: string, names: readonly string[]) =>
  comparable(source.trim()) === comparable(translation.trim()) && latinWords(plainText(source), names).length > 0;

/** Whether a translation is English still: today's text, or, by its record, the one that `npm run messages -- add` put there. */
export function isUntranslated(source: string, translation: string, names: readonly string[], record?: string) {
  if (source === translation) return isCopied(source, translation, names);
  const copy = textHash(translation);
  return isCopied(source, translation, names) || record === `${copy} ${copy}`;
}

/** Eight hexadecimal digits: among 10,000 messages, two texts of one hash are a chance of 1 in 80. */
export const textHash = (text: string) => createHash('sha256').update(comparable(text)).digest('hex').slice(0, 8);

/** The words in Latin letters, but for names, addresses and numbers (kirana.example, 22AAACK1234). */
export const latinWords = (text: string, names: readonly string[]) =>
  (withoutNames(text, names).match(/\p{Script=Latin}[\p{Script=Latin}\d.@/_-]*/gu) ?? [])
    .map((word) => word.replace(/[./-]+$/, ''))
    .filter((word) => !/[\d.@/_]/.test(word));

const withoutNames = (text: string, names: readonly string[]) =>
  names
    .filter((name) => text.includes(name))
    .reduce((rest, name) => rest.replace(new RegExp(wholeWord(name), 'gu'), ' '), text);

/** The words of a message, without its arguments and tags. All of a message that is not ICU. */
function plainText(message: string) {
  try {
    return literalsIn(parse(message, {requiresOtherClause: false})).join(' ');
  } catch {
    return message;
  }
}

export const letter = '\\p{L}\\p{M}\\p{N}';

/** Where a word stands as a word of its own, and not inside another one. */
export const wholeWord = (word: string) => new RegExp(`(?<![${letter}])${RegExp.escape(word)}(?![${letter}])`, 'u');
