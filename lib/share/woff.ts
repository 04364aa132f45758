import {inflateSync} from 'node:zlib';

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
export function advancesOf(woff: Buffer): ReadonlyMap<number, number> {
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
