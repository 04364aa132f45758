import {shape, unitsPerEm, type Weight} from '@/share/fonts';

/**
 * A line as HarfBuzz sets it by itself, in the fonts of the share images: what the drawing engine has to come to. Its
 * glyphs are outlines in the units of the font, as a part of an SVG with the baseline at 0; its width, and how far its ink goes above and below the baseline, are in ems.
 */
export function shaped(text: string, weight: Weight): {outlines: string; width: number; above: number; below: number} {
  let [above, below] = [0, 0];
  let outlines = '';
  const {glyphs, width} = shape(text, weight);
  for (const {font, codepoint, x, y} of glyphs) {
    const path = font.glyphToPath(codepoint);
    outlines += `<path transform="translate(${x} ${y})" d="${path}"/>`;
    // Numbers come in pairs, x and y; control points lie no nearer than the outline.
    const heights = [...path.matchAll(/-?[\d.]+[ ,](-?[\d.]+)/g)].map(([, height]) => Number(height) + y);
    above = Math.max(above, ...heights);
    below = Math.max(below, ...heights.map((height) => -height));
  }
  return {outlines, width: width / unitsPerEm, above: above / unitsPerEm, below: below / unitsPerEm};
}
