import {mapTexts, type Tree} from '@/i18n/tree';

/** On-page keys, in development only: invisible characters around each message say which one it is. Screen readers skip them. */

/** The data about a message for a translator. `state` is the progress of its translation. */
export type KeyFacts = {key: string; file: string; line: number; state: string; note: string};

/** The switch of the toolbar. */
export const keysCookie = 'on-page-keys';

/**
 * A marked message consists of `edge`, its number in binary digits, `middle`, the text, `edge` and `middle`. The four characters are
 * invisible mathematical operators, which no text of the site has.
 */
const zero = '\u2061';
const one = '\u2062';
const middle = '\u2063';
const edge = '\u2064';

/** The catalogs of a language with marks around every message. A message's number is its index in `textsIn`. */
export function marked<T extends Tree>(catalogs: T): T {
  let index = 0;
  const mark = (text: string) => {
    const number = index.toString(2).replaceAll('0', zero).replaceAll('1', one);
    index += 1;
    return edge + number + middle + text + edge + middle;
  };
  // The tree has the same keys as before, so it has the same type.
  return mapTexts(catalogs, mark) as T;
}

const markPattern = new RegExp(`${edge}([${zero}${one}]*)${middle}`, 'g');

/**
 * The marks in a text: the index and length of each. `messageIndex` is the number of the message that begins at the mark. The mark
 * behind a message has none.
 */
export const marksIn = (text: string) =>
  [...text.matchAll(markPattern)].map((match) => {
    const [mark, digits = ''] = match;
    const binary = digits.replaceAll(zero, '0').replaceAll(one, '1');
    const messageIndex = binary ? Number.parseInt(binary, 2) : undefined;
    return {at: match.index, length: mark.length, messageIndex};
  });
