import {mapTexts, type Tree} from '@/i18n/tree';

/** On-page keys, in development only: each message is between characters that are neither seen nor spoken, and say which it is. */

/** What a translator is told of a message: where it stands, and how far it is. The source has no state. */
export type KeyFacts = {key: string; file: string; line: number; state: string; note: string};

/** The switch of the toolbar. */
export const keysCookie = 'vyom-on-page-keys';

const [zero, one, middle, edge] = ['\u2061', '\u2062', '\u2063', '\u2064'] as const;

/** The catalogs of a language with a mark around every message, which says its place among all (textsIn). */
export function marked<T extends Tree>(catalogs: T): T {
  let index = 0;
  const mark = (text: string) => {
    const bits = [...(index++).toString(2)].map((bit) => (bit === '1' ? one : zero)).join('');
    return edge + bits + middle + text + edge + middle;
  };
  // The same keys, and texts for texts.
  return mapTexts(catalogs, mark) as T;
}

/** The marks in a text: where each stands, how long it is, and the number of the message that begins, or ends, there. */
export const marksIn = (text: string) =>
  [...text.matchAll(/\u2064([\u2061\u2062]*)\u2063/g)].map(({0: whole, 1: bits = '', index}) => ({
    at: index,
    length: whole.length,
    begins: bits ? Number.parseInt([...bits].map((bit) => (bit === one ? '1' : '0')).join(''), 2) : undefined,
  }));
