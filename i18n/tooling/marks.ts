import {mapTexts, type Tree} from '@/i18n/tree';

/** On-page keys, in development only: each message is between characters that are neither seen nor spoken, and say which it is. */

/** What a translator reads about a message: where it is, how far it is translated, and what a note says. */
export type KeyFacts = {key: string; file: string; line: number; state: string; note: string};

/** The switch of the toolbar. */
export const keysCookie = 'vyom-on-page-keys';

/**
 * A message is marked `edge` bits `middle` text `edge` `middle`: the bits are its number in the binary system, and the mark behind it
 * has none. The characters are invisible ones of mathematics, which no text of the site has.
 */
const zero = '\u2061';
const one = '\u2062';
const middle = '\u2063';
const edge = '\u2064';

/** The catalogs of a language with a mark around every message, which says its place among all (textsIn). */
export function marked<T extends Tree>(catalogs: T): T {
  let index = 0;
  const mark = (text: string) => {
    const number = index.toString(2).replaceAll('0', zero).replaceAll('1', one);
    index += 1;
    return edge + number + middle + text + edge + middle;
  };
  // The same keys, and texts for texts.
  return mapTexts(catalogs, mark) as T;
}

const markPattern = new RegExp(`${edge}([${zero}${one}]*)${middle}`, 'g');

/** The marks in a text: where each stands, how long it is, and the number of the message that begins, or ends, there. */
export const marksIn = (text: string) =>
  [...text.matchAll(markPattern)].map((match) => {
    const [whole, number = ''] = match;
    const bits = number.replaceAll(zero, '0').replaceAll(one, '1');
    return {at: match.index, length: whole.length, begins: bits ? Number.parseInt(bits, 2) : undefined};
  });
