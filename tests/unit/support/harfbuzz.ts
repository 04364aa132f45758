import * as hb from 'harfbuzzjs';
import {tablesOf} from '@/lib/share/woff';
import {fonts, type Weight} from '@/share/fonts';

/** Of every file of Poppins. */
export const unitsPerEm = 1000;

/**
 * A line as HarfBuzz sets it by itself, in the fonts of the share images: what the drawing engine has to come to. Its
 * glyphs are outlines in the units of the font, as a part of an SVG with the baseline at 0; its width, and how far its ink goes above and below the baseline, are in ems.
 */
export function shaped(text: string, weight: Weight): {outlines: string; width: number; above: number; below: number} {
  let [above, below] = [0, 0];
  let outlines = '';
  let x = 0;
  for (const {words, font} of runsOf(text, weight)) {
    const buffer = new hb.Buffer();
    buffer.addText(words);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    for (const {codepoint: glyph, xAdvance = 0, xOffset = 0, yOffset = 0} of buffer.getGlyphInfosAndPositions()) {
      const path = font.glyphToPath(glyph);
      outlines += `<path transform="translate(${x + xOffset} ${yOffset})" d="${path}"/>`;
      // Numbers come in pairs, x and y; control points lie no nearer than the outline.
      const heights = [...path.matchAll(/-?[\d.]+[ ,](-?[\d.]+)/g)].map(([, y]) => Number(y) + yOffset);
      above = Math.max(above, ...heights);
      below = Math.max(below, ...heights.map((y) => -y));
      x += xAdvance;
    }
  }
  return {outlines, width: x / unitsPerEm, above: above / unitsPerEm, below: below / unitsPerEm};
}

const opened = fonts().map(({data, ...font}) => ({
  ...font,
  font: new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(sfntOf(data)).buffer))),
}));

/** The text in pieces of one font each: the first that has the character, as in `fontFamily`. */
function runsOf(text: string, weight: Weight) {
  const runs: {words: string; font: hb.Font}[] = [];
  for (const character of text) {
    const face = opened.find((each) => each.weight === weight && each.advances.has(character.codePointAt(0) ?? 0));
    if (!face) throw new Error(`No font has ${character}`);
    const last = runs.at(-1);
    if (last?.font === face.font) last.words += character;
    else runs.push({words: character, font: face.font});
  }
  return runs;
}

/** A WOFF file as the font that it packs, which is what HarfBuzz reads. */
function sfntOf(woff: Buffer): Buffer {
  const tables = Object.entries(tablesOf(woff));
  const directory = Buffer.alloc(12 + 16 * tables.length);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(tables.length, 4);
  let offset = directory.length;
  for (const [index, [tag, bytes]] of tables.entries()) {
    const at = 12 + 16 * index;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(bytes.length, at + 12);
    offset += bytes.length;
  }
  return Buffer.concat([directory, ...tables.map(([, bytes]) => bytes)]);
}
