import {createHash} from 'node:crypto';
import {parse} from '@formatjs/icu-messageformat-parser';
import {literalsIn} from '../icu.ts';
import {comparable} from '../unicode.ts';

/** Whether a translation is just the English text, although that has words to translate, not only names and figures. */
export const isCopied = (source: string, translation: string, names: readonly string[]) =>
  comparable(source.trim()) === comparable(translation.trim()) && latinWords(plainText(source), names).length > 0;

/** Whether a translation is still in English: today's text, or an older one that `npm run messages -- add` wrote (see the record). */
export function isUntranslated(
  source: string,
  translation: string,
  names: readonly string[],
  record?: string,
): boolean {
  if (isCopied(source, translation, names)) return true;
  // A text without words to translate may stay as it is.
  if (source === translation) return false;
  // `add` records the English text as its own translation. While the record says so, nobody has translated it.
  const hash = textHash(translation);
  return record === `${hash} ${hash}`;
}

/** Eight hexadecimal digits are enough: among 10,000 messages the chance that two have the same hash is 1 in 80. */
export const textHash = (text: string) => createHash('sha256').update(comparable(text)).digest('hex').slice(0, 8);

/** The words in Latin letters, except names, addresses and numbers (kirana.example, 22AAACK1234). */
export function latinWords(text: string, names: readonly string[]): string[] {
  const found = withoutNames(text, names).match(/\p{Script=Latin}[\p{Script=Latin}\d.@/_-]*/gu) ?? [];
  return found.map((word) => word.replace(/[./-]+$/, '')).filter((word) => !/[\d.@/_]/.test(word));
}

function withoutNames(text: string, names: readonly string[]): string {
  let rest = text;
  for (const name of names) {
    // `includes` is much faster than the regular expression, and most texts have none of the names.
    if (text.includes(name)) rest = rest.replace(new RegExp(wholeWord(name), 'gu'), ' ');
  }
  return rest;
}

/** The words of a message without its arguments and tags. If the message is not valid ICU, the whole message. */
function plainText(message: string) {
  try {
    return literalsIn(parse(message, {requiresOtherClause: false})).join(' ');
  } catch {
    return message;
  }
}

export const letter = '\\p{L}\\p{M}\\p{N}';

/** Finds a word, but not as a part of another word. */
export const wholeWord = (word: string) => new RegExp(`(?<![${letter}])${RegExp.escape(word)}(?![${letter}])`, 'u');
