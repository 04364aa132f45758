import {scriptOf} from '@/i18n/languages';
import {memoize} from '@/lib/memoize';
import type {ShareCard} from '@/lib/shareCard';
import {shape, unitsPerEm, type Weight} from './fonts';

/** Text in lines. Measured with HarfBuzz, as the engine sets it. */
export type Block = {
  lines: string[];
  /** In px. */
  size: number;
  /** The height of a line as a multiple of the size. */
  leading: number;
};

/** The room for title and text, in px: between the cover and the picture, and below the line with the glyph. */
export const box = {width: 308, height: 360} as const;
/** Between title and text. */
export const gap = 20;

/** Devanagari needs room above and below the line for its vowel signs. */
const leading = {Latn: {title: 1.06, text: 1.4}, Deva: {title: 1.42, text: 1.5}} as const;
const sizes = {Latn: [68, 60, 54, 48, 44, 40, 36], Deva: [60, 54, 48, 44, 40, 36, 32]} as const;
const textSizes = [25, 22] as const;
/** The largest size is for short titles; a longer one looks crowded in it. */
const linesAtLargest = 2;
/** A card is shown at half its width or less: smaller than this, nobody reads it. */
const smallest = 18;

/** Title and text at the largest sizes at which both fit whole, or cut at the smallest. */
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

  const within = (room: number, block: Block | undefined) => (block && heightOf(block) <= room ? block : undefined);
  const smallestTitle = Math.min(...sizes[script]);
  const smallestText = Math.min(...textSizes);
  const cutTitle = cut(title, (words) => within(height / 2, titleBlock(words, smallestTitle)));
  const roomForText = height - heightOf(cutTitle);
  const cutText = cut(text, (words) => within(roomForText, textBlock(words, smallestText)));
  return {title: cutTitle, text: cutText};
}

/** One line, smaller where it would be wider than the room in px, and cut where it would be too small to read. */
export function oneLine(text: string, weight: Weight, size: number, room: number): Block {
  return cut(text, (words) => {
    const fittingSize = Math.min(size, room / emsOf(words, weight));
    const isTooSmall = fittingSize < Math.min(size, smallest);
    return isTooSmall ? undefined : {lines: [words], size: fittingSize, leading: 1.5};
  });
}

/** A name on one line, or on two where one would be too small to read. */
export function fitName(text: string, size: number, room: number): Block {
  const isTooSmall = room / emsOf(text, 600) < smallest;
  const sizeOfTwoLines = 22;
  const lines = isTooSmall ? breakLines(text, 600, room / sizeOfTwoLines) : undefined;
  return lines?.length === 2 ? {lines, size: sizeOfTwoLines, leading: 1.5} : oneLine(text, 600, size, room);
}

/** Ems between letters: Latin headings are drawn tighter, as on the pages; Devanagari hangs from one unbroken line. */
export const trackingOf = (text: string, weight: Weight) =>
  weight === 600 && !/\p{Script=Devanagari}/u.test(text) ? -0.022 : 0;

/** The width of a line as it is drawn. The same words are measured for many sizes. */
const emsOf = (line: string, weight: Weight) => widths[weight](line);
const widthsAt = (weight: Weight) =>
  memoize((line) => shape(line, weight).width / unitsPerEm + trackingOf(line, weight) * line.length);
const widths = {400: widthsAt(400), 600: widthsAt(600)};

const heightOf = ({lines, size, leading}: Block) => lines.length * size * leading;

/** A text of that size; nothing when one of its words is wider than the box. */
function blockOf(text: string, weight: Weight, size: number, leading: number): Block | undefined {
  const lines = breakLines(text, weight, box.width / size);
  return lines ? {lines, size, leading} : undefined;
}

/** The fewest lines, of about the same length, and rather broken after a comma; nothing when a word alone is wider. */
function breakLines(text: string, weight: Weight, ems: number): string[] | undefined {
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
      const endsAtPause = rest.lines.length > 0 && /[,;:।.]$/.test(line);
      const cost = 1000 + slack ** 2 - (endsAtPause ? 4 : 0) + rest.cost;
      const known = best[start];
      if (!known || cost < known.cost) best[start] = {lines: [line, ...rest.lines], cost};
    }
  }
  return best[0]?.lines;
}

const graphemes = new Intl.Segmenter('hi', {granularity: 'grapheme'});

/** The whole text if it can be `set`, or else its longest beginning with an ellipsis: of whole words, or of a word whole letters. */
function cut(text: string, set: (words: string) => Block | undefined): Block {
  const whole = set(text);
  if (whole) return whole;
  for (const beginning of beginningsOf(text)) {
    const block = set(`${beginning.replace(/[\s\p{P}]+$/u, '')}…`);
    if (block) return block;
  }
  throw new Error(`There is no room for “${text}”`);
}

/** The longest first: by words, then by letters of the first word, then nothing. */
function beginningsOf(text: string): string[] {
  const words = text.split(' ');
  const letters = [...graphemes.segment(words[0] ?? '')].map(({segment}) => segment);
  const beginnings: string[] = [];
  for (let count = words.length; count > 0; count--) beginnings.push(words.slice(0, count).join(' '));
  for (let count = letters.length; count > 0; count--) beginnings.push(letters.slice(0, count).join(''));
  beginnings.push('');
  return beginnings;
}
