import {readFileSync} from 'node:fs';
import path from 'node:path';
import {nameOfCharacter} from '@/lib/share/drawableText';
import {advancesOf} from '@/lib/share/woff';

/**
 * Poppins for the drawing engine, and what is in it. Three subsets of one typeface, under three names: of two files with
 * the same name and weight the engine reads one only. `.woff`, because it cannot read `.woff2`.
 */
const subsets = ['devanagari', 'latin', 'latin-ext'] as const;
const weights = [400, 600] as const;

export type Weight = (typeof weights)[number];

/** For `style.fontFamily`: the first that has a glyph draws it. Only latin-ext and devanagari have ₹. */
export const fontFamily = subsets.join(', ');

type Font = {name: string; weight: Weight; style: 'normal'; data: Buffer; advances: ReadonlyMap<number, number>};

let loaded: readonly Font[] | undefined;

export function fonts(): readonly Font[] {
  loaded ??= weights.flatMap((weight) =>
    subsets.map((name) => {
      const file = `share/fonts/poppins-${name}-${weight}.woff`;
      const data = readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), file));
      return {name, weight, style: 'normal' as const, data, advances: advancesOf(data)};
    }),
  );
  return loaded;
}

/** Letters with a sign that Poppins draws as one, wider than its parts, and by how many ems. All others become narrower. */
const wider: Readonly<Record<string, number>> = {रु: 0.3, रू: 0.23, रृ: 0.51, हृ: 0.09};

/**
 * The width in ems that a line has at most: kerning and the joining of Devanagari letters are left out, which make it
 * narrower.
 * @throws with the characters that no font has; the engine would fetch a font from the network, or draw boxes
 */
export function widthOf(text: string, weight: Weight): number {
  const faces = fonts().filter((font) => font.weight === weight);
  const missing = new Set<string>();
  let width = 0;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    const advance = faces.find((face) => face.advances.has(codePoint))?.advances.get(codePoint);
    if (advance === undefined) missing.add(character);
    width += advance ?? 0;
  }
  if (missing.size > 0) {
    throw new Error(`Poppins has no glyph for ${[...missing].map(nameOfCharacter).join(', ')}`);
  }
  for (const [letter] of text.matchAll(/[रह][ुूृ]/g)) width += wider[letter] ?? 0;
  return width;
}
