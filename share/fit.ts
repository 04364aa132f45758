import {scriptOf} from '@/i18n/languages';
import {memoize} from '@/lib/memoize';
import type {ShareCard} from '@/lib/shareCard';
import {shape, unitsPerEm, type Weight} from './fonts';

/** A text in lines. They are measured with HarfBuzz, because the engine that draws them uses that too. */
export type Block = {
  lines: string[];
  /** The font size in px. */
  size: number;
  /** The height of a line as a multiple of the size. */
  leading: number;
};

/** The space for title and text, in px. */
export const box = {width: 308, height: 360} as const;
/** The space between title and text, in px. */
export const gap = 20;

/** Line heights. In Devanagari lines are further apart, because of the vowel signs above and below the letters. */
const leading = {Latn: {title: 1.06, text: 1.4}, Deva: {title: 1.42, text: 1.5}} as const;
const sizes = {Latn: [68, 60, 54, 48, 44, 40, 36], Deva: [60, 54, 48, 44, 40, 36, 32]} as const;
const textSizes = [25, 22] as const;
/** A title with more lines than this looks crowded in the largest size. */
const linesAtLargest = 2;
/** The smallest font size that can be read, because apps show a card at half its width or less. */
const smallest = 18;

/** Title and text in the largest sizes in which both fit. If none fits, they are cut off in the smallest. */
export function fitWords({title, text, locale}: Pick<ShareCard, 'title' | 'text' | 'locale'>) {
  const script = scriptOf(locale);
  const height = box.height - gap;
  const titleBlock = (words: string, size: number) => blockOf(words, 600, size, leading[script].title);
  const textBlock = (words: string, size: number) => blockOf(words, 400, size, leading[script].text);

  const [largestSize] = sizes[script];
  for (const textSize of textSizes) {
    for (const size of sizes[script]) {
      const fittedTitle = titleBlock(title, size);
      const fittedText = textBlock(text, textSize);
      if (!fittedTitle || !fittedText) continue;
      const isCrowded = size === largestSize && fittedTitle.lines.length > linesAtLargest;
      const fits = heightOf(fittedTitle) + heightOf(fittedText) <= height;
      if (fits && !isCrowded) return {title: fittedTitle, text: fittedText};
    }
  }

  const smallestTitle = Math.min(...sizes[script]);
  const smallestText = Math.min(...textSizes);
  const cutTitle = cut(title, (words) => ifFits(titleBlock(words, smallestTitle), height / 2));
  const remainingHeight = height - heightOf(cutTitle);
  const cutText = cut(text, (words) => ifFits(textBlock(words, smallestText), remainingHeight));
  return {title: cutTitle, text: cutText};
}

/** Returns the block if it is not too high. */
function ifFits(block: Block | undefined, maxHeight: number): Block | undefined {
  return block && heightOf(block) <= maxHeight ? block : undefined;
}

/**
 * A text on one line. If it is too wide, it is smaller, and if that is too small to read, it is cut off.
 * @param maxWidth in px
 */
export function oneLine(text: string, weight: Weight, size: number, maxWidth: number): Block {
  return cut(text, (words) => {
    const fittingSize = Math.min(size, maxWidth / emsOf(words, weight));
    const isTooSmall = fittingSize < Math.min(size, smallest);
    return isTooSmall ? undefined : {lines: [words], size: fittingSize, leading: 1.5};
  });
}

/** A name on one line, or on two lines if it would be too small to read on one. */
export function fitName(text: string, size: number, maxWidth: number): Block {
  const isTooSmall = maxWidth / emsOf(text, 600) < smallest;
  const sizeOfTwoLines = 22;
  const lines = isTooSmall ? breakLines(text, 600, maxWidth / sizeOfTwoLines) : undefined;
  if (lines?.length === 2) return {lines, size: sizeOfTwoLines, leading: 1.5};
  return oneLine(text, 600, size, maxWidth);
}

/** The letter spacing in em. It is narrower in Latin headings, as on the pages. In Devanagari the line above the letters must not break. */
export const trackingOf = (text: string, weight: Weight) =>
  weight === 600 && !/\p{Script=Devanagari}/u.test(text) ? -0.022 : 0;

/** The width of a line in em. It is cached, because the same words are measured for many sizes. */
const emsOf = (line: string, weight: Weight) => widths[weight](line);
const widthsAt = (weight: Weight) =>
  memoize((line) => shape(line, weight).width / unitsPerEm + trackingOf(line, weight) * line.length);
const widths = {400: widthsAt(400), 600: widthsAt(600)};

const heightOf = ({lines, size, leading}: Block) => lines.length * size * leading;

/** A text in a size. Undefined if one of its words is wider than the box. */
function blockOf(text: string, weight: Weight, size: number, leading: number): Block | undefined {
  const lines = breakLines(text, weight, box.width / size);
  return lines ? {lines, size, leading} : undefined;
}

/**
 * Breaks a text into as few lines as possible. Of these ways it takes the one with the most even lines, with a small preference
 * for a break after a comma. Undefined if one word is too wide.
 * @param ems the width of a line in em
 */
function breakLines(text: string, weight: Weight, ems: number): string[] | undefined {
  const words = text.split(' ');
  // best[i] is the best way to break the words from the i-th on. It is computed from the last word to the first.
  const best: ({lines: string[]; cost: number} | undefined)[] = [];
  best[words.length] = {lines: [], cost: 0};
  for (let start = words.length - 1; start >= 0; start--) {
    for (let end = start + 1; end <= words.length; end++) {
      const line = words.slice(start, end).join(' ');
      const slack = ems - emsOf(line, weight);
      if (slack < 0) break;
      const rest = best[end];
      if (!rest) continue;
      const endsAtPause = rest.lines.length > 0 && /[,;:।.]$/.test(line);
      // Each line costs so much that a way with more lines never wins.
      const cost = 1000 + slack ** 2 - (endsAtPause ? 4 : 0) + rest.cost;
      const known = best[start];
      if (!known || cost < known.cost) best[start] = {lines: [line, ...rest.lines], cost};
    }
  }
  return best[0]?.lines;
}

const graphemes = new Intl.Segmenter('hi', {granularity: 'grapheme'});

/**
 * The whole text if it fits. Otherwise its longest beginning that fits, with an ellipsis.
 * @param blockOfWords returns a block if the words fit
 */
function cut(text: string, blockOfWords: (words: string) => Block | undefined): Block {
  const whole = blockOfWords(text);
  if (whole) return whole;
  for (const beginning of beginningsOf(text)) {
    const withoutPunctuation = beginning.replace(/[\s\p{P}]+$/u, '');
    const block = blockOfWords(`${withoutPunctuation}…`);
    if (block) return block;
  }
  throw new Error(`“${text}” does not fit.`);
}

/** All beginnings of a text, the longest first: whole words, then letters of the first word, then the empty string. */
function beginningsOf(text: string): string[] {
  const words = text.split(' ');
  const letters = [...graphemes.segment(words[0] ?? '')].map(({segment}) => segment);
  const beginnings: string[] = [];
  for (let count = words.length; count > 0; count--) beginnings.push(words.slice(0, count).join(' '));
  for (let count = letters.length; count > 0; count--) beginnings.push(letters.slice(0, count).join(''));
  beginnings.push('');
  return beginnings;
}
