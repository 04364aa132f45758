import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as hb from 'harfbuzzjs';
import {nameOfCharacter} from '@/lib/format';

/** Poppins in three subsets. Each has another name, because the engine reads only one of two fonts with the same name. */
const subsets = ['devanagari', 'latin', 'latin-ext'] as const;
const weights = [400, 600] as const;

export type Weight = (typeof weights)[number];

/** For `style.fontFamily`. The first font with a glyph draws it. */
export const fontFamily = subsets.join(', ');

export const fonts = weights.flatMap((weight) =>
  subsets.map((name) => {
    const file = `share/fonts/poppins-${name}-${weight}.ttf`;
    const data = readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), file));
    const face = new hb.Face(new hb.Blob(new Uint8Array(data)));
    const characters = new Set([...face.collectUnicodes()].map((codePoint) => String.fromCodePoint(codePoint)));
    return {name, weight, style: 'normal' as const, data, font: new hb.Font(face), characters};
  }),
);

/** The same in all files of Poppins. */
export const unitsPerEm = 1000;

/** A part of a line in one font. */
type Run = {words: string; font: hb.Font};

/** A glyph and its position in the line, in units of the font. */
type Glyph = {font: hb.Font; codepoint: number; x: number; y: number};

/**
 * The glyphs of a line and its width, the same as the engine draws them.
 * @throws if no font has a glyph for a character, because the engine would draw a box
 */
export function shape(text: string, weight: Weight): {glyphs: Glyph[]; width: number} {
  const glyphs: Glyph[] = [];
  let width = 0;
  for (const {words, font} of runsOf(text, weight)) {
    const buffer = new hb.Buffer();
    buffer.addText(words);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    for (const {codepoint, xAdvance = 0, xOffset = 0, yOffset = 0} of buffer.getGlyphInfosAndPositions()) {
      glyphs.push({font, codepoint, x: width + xOffset, y: yOffset});
      width += xAdvance;
    }
  }
  return {glyphs, width};
}

function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  const missing = new Set<string>();
  for (const character of text) {
    const found = fonts.find((each) => each.weight === weight && each.characters.has(character));
    const last = runs.at(-1);
    if (!found) missing.add(character);
    else if (last?.font === found.font) last.words += character;
    else runs.push({words: character, font: found.font});
  }
  if (missing.size > 0) throw new Error(`Poppins has no glyph for ${[...missing].map(nameOfCharacter).join(', ')}`);
  return runs;
}
