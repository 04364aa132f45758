import {languages} from '@/i18n/routing';
import type {ShareCard} from '@/lib/share';
import {type Weight, widthOf} from './fonts';

/** A text broken into lines: a size in px and the height of a line as a multiple of it. */
export type Block = {lines: string[]; size: number; leading: number};

/** Room in the left half, in px: beside the picture, and below the line with the glyph. */
const width = 470;
const height = 320;
export const gap = 20;

/** Devanagari needs room above and below the line for its vowel signs. */
const leading = {Latn: {title: 1.06, text: 1.4}, Deva: {title: 1.28, text: 1.5}} as const;
const sizes = {Latn: [68, 60, 54, 48, 44, 40, 36], Deva: [60, 54, 48, 44, 40, 36, 32]} as const;
/** The largest size is for short titles; a longer one looks crowded in it. */
const linesAtLargest = 2;
const textSizes = [25, 22] as const;

/**
 * Title and text at the largest sizes at which both fit whole.
 * @throws when they do not fit at the smallest, and, from the fonts, when a character has no glyph
 */
export function fitWords({title, text, locale}: Pick<ShareCard, 'title' | 'text' | 'locale'>): {
  title: Block;
  text: Block;
} {
  const script = new Intl.Locale(languages[locale].tag).maximize().script === 'Deva' ? 'Deva' : 'Latn';
  for (const textSize of textSizes) {
    const textBlock = block(text, 400, textSize, leading[script].text);
    for (const [step, size] of sizes[script].entries()) {
      const titleBlock = block(title, 600, size, leading[script].title);
      if (!titleBlock || !textBlock || (step === 0 && titleBlock.lines.length > linesAtLargest)) continue;
      if (heightOf(titleBlock) + gap + heightOf(textBlock) <= height) return {title: titleBlock, text: textBlock};
    }
  }
  throw new Error(`“${title}” and “${text}” are too long for a share image`);
}

/** One line, smaller where it would be wider than the room in px. */
export function oneLine(text: string, weight: Weight, size: number, room: number): Block {
  return {lines: [text], size: Math.min(size, room / widthOf(text, weight)), leading: 1.5};
}

/** Ems between letters: Latin headings are drawn tighter, as on the pages; Devanagari hangs from one unbroken line. */
export const trackingOf = (text: string, weight: Weight) =>
  weight === 600 && !/\p{Script=Devanagari}/u.test(text) ? -0.022 : 0;

const heightOf = ({lines, size, leading}: Block) => lines.length * size * leading;

function block(text: string, weight: Weight, size: number, leading: number): Block | undefined {
  const lines = broken(text, weight, width / size);
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
      const slack = ems - widthOf(line, weight) - trackingOf(line, weight) * line.length;
      if (slack < 0) break;
      const rest = best[end];
      if (!rest) continue;
      const pause = rest.lines.length > 0 && /[,;:।.]$/.test(line) ? 8 : 0;
      const cost = 1000 + slack ** 2 - pause + rest.cost;
      if (cost < (best[start]?.cost ?? Number.POSITIVE_INFINITY)) best[start] = {lines: [line, ...rest.lines], cost};
    }
  }
  return best[0]?.lines;
}
