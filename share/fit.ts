import {scriptOf} from '@/i18n/languages';
import {memoize} from '@/lib/memoize';
import type {ShareCard} from '@/lib/shareCard';
import {shape, unitsPerEm, type Weight} from './fonts';

/** Text in lines, its size in px, and the height of a line as a multiple of it. Measured with HarfBuzz, which the engine sets it with. */
export type Block = {lines: string[]; size: number; leading: number};

/** The words, in px: between the cover and the picture, and below the line with the glyph. */
export const box = {width: 308, height: 360} as const;
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
  const titleAt = (size: number, words = title) => block(words, 600, size, leading[script].title);
  const textAt = (size: number, words = text) => block(words, 400, size, leading[script].text);
  for (const textSize of textSizes) {
    for (const size of sizes[script]) {
      const set = {title: titleAt(size), text: textAt(textSize)};
      if (size === sizes[script][0] && (set.title?.lines.length ?? 0) > linesAtLargest) continue;
      if (set.title && set.text && heightOf(set.title) + heightOf(set.text) <= height)
        return {title: set.title, text: set.text};
    }
  }
  const within = (limit: number, set: Block | undefined) => (set && heightOf(set) <= limit ? set : undefined);
  const cutTitle = cut(title, (words) => within(height / 2, titleAt(Math.min(...sizes[script]), words)));
  const left = height - heightOf(cutTitle);
  return {title: cutTitle, text: cut(text, (words) => within(left, textAt(Math.min(...textSizes), words)))};
}

/** One line, smaller where it would be wider than the room in px, and cut where it would be too small to read. */
export function oneLine(text: string, weight: Weight, size: number, room: number): Block {
  return cut(text, (words) => {
    const fitting = Math.min(size, room / emsOf(words, weight));
    return fitting < Math.min(size, smallest) ? undefined : {lines: [words], size: fitting, leading: 1.5};
  });
}

/** A name on one line, or on two where one would be too small to read. */
export function fitName(text: string, size: number, room: number): Block {
  const lines = room / emsOf(text, 600) < smallest ? broken(text, 600, room / 22) : undefined;
  return lines?.length === 2 ? {lines, size: 22, leading: 1.5} : oneLine(text, 600, size, room);
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

function block(text: string, weight: Weight, size: number, leading: number): Block | undefined {
  const lines = broken(text, weight, box.width / size);
  return lines && {lines, size, leading};
}

/** The fewest lines, of about the same length, and rather broken after a comma; nothing when a word alone is wider. */
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
      const pause = rest.lines.length > 0 && /[,;:।.]$/.test(line) ? 4 : 0;
      const cost = 1000 + slack ** 2 - pause + rest.cost;
      if (cost < (best[start]?.cost ?? Number.POSITIVE_INFINITY)) best[start] = {lines: [line, ...rest.lines], cost};
    }
  }
  return best[0]?.lines;
}

const graphemes = new Intl.Segmenter('hi', {granularity: 'grapheme'});

/** The whole text if it can be `set`, or else its longest beginning with an ellipsis: of whole words, or of a word whole letters. */
function cut(text: string, set: (words: string) => Block | undefined): Block {
  const whole = set(text);
  if (whole) return whole;
  const words = text.split(' ');
  const letters = [...graphemes.segment(words[0] ?? '')].map(({segment}) => segment);
  const beginnings = [
    ...words.map((_, count) => words.slice(0, words.length - count).join(' ')),
    ...letters.map((_, count) => letters.slice(0, letters.length - count).join('')),
    '',
  ];
  for (const beginning of beginnings) {
    const block = set(`${beginning.replace(/[\s\p{P}]+$/u, '')}…`);
    if (block) return block;
  }
  throw new Error(`There is no room for “${text}”`);
}
