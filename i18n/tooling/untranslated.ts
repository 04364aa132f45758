import {createHash} from 'node:crypto';
import {parse} from '@formatjs/icu-messageformat-parser';
import {literalsIn} from '../icu.ts';
import {comparable} from '../unicode.ts';

/** Whether a translation is the English text itself, where that has words to translate and not only names and figures. */
export const isCopied = (source: string, translation: string, names: readonly string[]) =>
  comparable(source.trim()) === comparable(translation.trim()) && latinWords(plainText(source), names).length > 0;

/** Whether a translation is English still: today's text, or, by its record, the one that `npm run messages -- add` put there. */
export function isUntranslated(
  source: string,
  translation: string,
  names: readonly string[],
  record?: string,
): boolean {
  if (source === translation) return isCopied(source, translation, names);
  // From the same text to the same text: nobody has translated it since.
  const hash = textHash(translation);
  return isCopied(source, translation, names) || record === `${hash} ${hash}`;
}

/** Eight hexadecimal digits: among 10,000 messages, two texts of one hash are a chance of 1 in 80. */
export const textHash = (text: string) => createHash('sha256').update(comparable(text)).digest('hex').slice(0, 8);

/** The words in Latin letters, but for names, addresses and numbers (kirana.example, 22AAACK1234). */
export function latinWords(text: string, names: readonly string[]): string[] {
  const found = withoutNames(text, names).match(/\p{Script=Latin}[\p{Script=Latin}\d.@/_-]*/gu) ?? [];
  return found.map((word) => word.replace(/[./-]+$/, '')).filter((word) => !/[\d.@/_]/.test(word));
}

function withoutNames(text: string, names: readonly string[]): string {
  let rest = text;
  for (const name of names) {
    // Looked for first, which costs less than the expression.
    if (text.includes(name)) rest = rest.replace(new RegExp(wholeWord(name), 'gu'), ' ');
  }
  return rest;
}

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
