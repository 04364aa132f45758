import {readFileSync} from 'node:fs';
import path from 'node:path';
import {inflateSync} from 'node:zlib';

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
      const file = `components/share/fonts/poppins-${name}-${weight}.woff`;
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
    const names = [...missing].map((c) => `${c} (U+${c.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`);
    throw new Error(`Poppins has no glyph for ${names.join(', ')}`);
  }
  for (const [letter] of text.matchAll(/[रह][ुूृ]/g)) width += wider[letter] ?? 0;
  return width;
}

/** The tables of a WOFF 1.0 file. */
export function tablesOf(woff: Buffer): Readonly<Record<string, Buffer>> {
  const tables: Record<string, Buffer> = {};
  for (let at = 44, left = woff.readUInt16BE(12); left > 0; at += 20, left--) {
    const offset = woff.readUInt32BE(at + 4);
    const bytes = woff.subarray(offset, offset + woff.readUInt32BE(at + 8));
    const isPacked = bytes.length < woff.readUInt32BE(at + 12);
    tables[woff.toString('latin1', at, at + 4)] = isPacked ? inflateSync(bytes) : bytes;
  }
  return tables;
}

/** Code point → advance in ems, from the tables that say so. */
function advancesOf(woff: Buffer): ReadonlyMap<number, number> {
  const {head, hmtx, hhea, cmap} = tablesOf(woff);
  if (!head || !hmtx || !hhea || !cmap) throw new Error('The font lacks a table');
  const unitsPerEm = head.readUInt16BE(18);
  const lastMetric = hhea.readUInt16BE(34) - 1;
  const advances = new Map<number, number>();
  for (const [codePoint, glyph] of characterMap(cmap)) {
    advances.set(codePoint, hmtx.readUInt16BE(4 * Math.min(glyph, lastMetric)) / unitsPerEm);
  }
  return advances;
}

/** The pairs of a cmap table of format 4, which every file of Poppins has. */
function* characterMap(cmap: Buffer): Generator<[codePoint: number, glyph: number]> {
  for (let record = 4; record < 4 + 8 * cmap.readUInt16BE(2); record += 8) {
    const table = cmap.subarray(cmap.readUInt32BE(record + 4));
    if (table.readUInt16BE(0) !== 4) continue;
    const size = table.readUInt16BE(6); // twice the number of segments
    for (let at = 0; at < size; at += 2) {
      const end = table.readUInt16BE(14 + at);
      const start = table.readUInt16BE(16 + size + at);
      const delta = table.readUInt16BE(16 + 2 * size + at);
      const rangeAt = 16 + 3 * size + at;
      const range = table.readUInt16BE(rangeAt);
      for (let codePoint = start; codePoint <= end && codePoint < 0xffff; codePoint++) {
        const raw = range === 0 ? codePoint : table.readUInt16BE(rangeAt + range + 2 * (codePoint - start));
        const glyph = raw === 0 ? 0 : (raw + delta) & 0xffff;
        if (glyph > 0) yield [codePoint, glyph];
      }
    }
  }
}
