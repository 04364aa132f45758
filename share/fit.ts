import {scriptOf} from '@/i18n/script';
import type {ShareCard} from '@/lib/share/card';
import {type Weight, widthOf} from './fonts';

/** A text broken into lines: a size in px and the height of a line as a multiple of it. */
export type Block = {lines: string[]; size: number; leading: number};

/** The left half, in px: beside the picture, and below the line with the glyph. */
export const box = {width: 470, height: 320} as const;
export const gap = 20;

/** Devanagari needs room above and below the line for its vowel signs. */
const leading = {Latn: {title: 1.06, text: 1.4}, Deva: {title: 1.42, text: 1.5}} as const;
const sizes = {Latn: [68, 60, 54, 48, 44, 40, 36], Deva: [60, 54, 48, 44, 40, 36, 32]} as const;
/** The largest size is for short titles; a longer one looks crowded in it. */
const linesAtLargest = 2;
const textSizes = [25, 22] as const;
/** A card is shown at half its width or less: smaller than this, nobody reads it. */
const smallest = 18;

/**
 * Title and text at the largest sizes at which both fit whole. Where they do not fit at the smallest, they are cut, and
 * neither takes more than half of the height from the other.
 * @throws from the fonts, when a character has no glyph
 */
export function fitWords({title, text, locale}: Pick<ShareCard, 'title' | 'text' | 'locale'>): {
  title: Block;
  text: Block;
} {
  const script = scriptOf(locale);
  const height = box.height - gap;
  const titleAt = (size: number, words = title) => block(words, 600, size, leading[script].title);
  const textAt = (size: number, words = text) => block(words, 400, size, leading[script].text);
  const titleIn = (limit: number) =>
    sizes[script]
      .map((size) => within(limit, titleAt(size)))
      .find((set, step) => set && (step > 0 || set.lines.length <= linesAtLargest));
  for (const size of textSizes) {
    const textBlock = textAt(size);
    const titleBlock = textBlock && titleIn(height - heightOf(textBlock));
    if (titleBlock) return {title: titleBlock, text: textBlock};
  }
  const textIn = (limit: number) => cut(text, (words) => within(limit, textAt(Math.min(...textSizes), words)));
  const limit = height - heightOf(textIn(height / 2));
  const titleBlock = titleIn(limit) ?? cut(title, (words) => within(limit, titleAt(Math.min(...sizes[script]), words)));
  return {title: titleBlock, text: textIn(height - heightOf(titleBlock))};
}

/** One line, smaller where it would be wider than the room in px, and cut where it would be too small to read. */
export function oneLine(text: string, weight: Weight, size: number, room: number): Block {
  return cut(text, (words) => {
    const fitting = Math.min(size, room / emsOf(words, weight));
    return fitting < Math.min(size, smallest) ? undefined : {lines: [words], size: fitting, leading: 1.5};
  });
}

/** Ems between letters: Latin headings are drawn tighter, as on the pages; Devanagari hangs from one unbroken line. */
export const trackingOf = (text: string, weight: Weight) =>
  weight === 600 && !/\p{Script=Devanagari}/u.test(text) ? -0.022 : 0;

/** The width of a line as it is drawn. */
const emsOf = (line: string, weight: Weight) => widthOf(line, weight) + trackingOf(line, weight) * line.length;

const heightOf = ({lines, size, leading}: Block) => lines.length * size * leading;

const within = (limit: number, set: Block | undefined) => (set && heightOf(set) <= limit ? set : undefined);

function block(text: string, weight: Weight, size: number, leading: number): Block | undefined {
  const lines = broken(text, weight, box.width / size);
  return lines && {lines, size, leading};
}

/**
 * Words in the fewest lines of at most `ems`, of about the same length, and rather broken after a comma; nothing when a
 * word alone is wider.
 */
function broken(text: string, weight: Weight, ems: number): string[] | undefined {
  const words = text.split(' ');
  // The best way to break what follows each word, found from the last word to the first.
  const best: ({lines: string[]; cost: number} | undefined)[] = [];
  best[words.length] = {lines: [], cost: 0};
  for (let start = words.length - 1; start >= 0; start--) {
    for (let end = start + 1; end <= words.length; end++) {
      const line = words.slice(start, end).join(' ');
      const slack = ems - emsOf(line, weight);
      if (slack < 0) break;
      const rest = best[end];
      if (!rest) continue;
      const pause = rest.lines.length > 0 && /[,;:।.]$/.test(line) ? 2 : 0;
      const cost = 1000 + slack ** 2 - pause + rest.cost;
      if (cost < (best[start]?.cost ?? Number.POSITIVE_INFINITY)) best[start] = {lines: [line, ...rest.lines], cost};
    }
  }
  return best[0]?.lines;
}

const graphemes = new Intl.Segmenter('hi', {granularity: 'grapheme'});
/** The share of a beginning that stays when it is cut back to the end of a word; below it, the word is cut instead. */
const wordShare = 0.8;

/**
 * The whole text if it can be `set`, or else its longest beginning with an ellipsis, which ends after a word where that
 * loses little, and never within a letter and its signs.
 */
function cut(text: string, set: (words: string) => Block | undefined): Block {
  const whole = set(text);
  if (whole) return whole;
  const ends = [...graphemes.segment(text)].map(({index}) => index);
  // How many letters could be set without the ellipsis, by halves: a text may be very long.
  let [fits, fails] = [0, ends.length];
  while (fails - fits > 1) {
    const middle = (fits + fails) >> 1;
    if (set(text.slice(0, ends[middle]))) fits = middle;
    else fails = middle;
  }
  for (const end of ends.slice(0, fails).reverse()) {
    const start = text.slice(0, end);
    const words = text[end] === ' ' ? start : start.slice(0, Math.max(0, start.lastIndexOf(' ')));
    for (const beginning of words.length > wordShare * end ? [words, start] : [start]) {
      const block = set(`${beginning.replace(/[\s\p{P}]+$/u, '')}…`);
      if (block) return block;
    }
  }
  throw new Error(`There is no room for “${text}”`);
}
