/**
 * Cuts the site's font files from @fontsource/poppins into app/fonts. Run after a change of that package:
 *   node scripts/fonts.ts
 */
import {copyFileSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const source = path.join(import.meta.dirname, '../node_modules/@fontsource/poppins/files');
const target = path.join(import.meta.dirname, '../app/fonts');
const digits = '0123456789';

const read = (subset: string, weight: number) =>
  readFileSync(path.join(source, `poppins-${subset}-${weight}-normal.woff2`));
const write = (name: string, weight: number, font: Uint8Array) =>
  writeFileSync(path.join(target, `${name}-${weight}.woff2`), font);

for (const weight of [400, 600]) {
  for (const subset of ['latin', 'devanagari']) {
    copyFileSync(
      path.join(source, `poppins-${subset}-${weight}-normal.woff2`),
      path.join(target, `poppins-${subset}-${weight}.woff2`),
    );
  }
  write('poppins-rupee', weight, await subsetFont(read('latin-ext', weight), '₹', {targetFormat: 'woff2'}));
  const sfnt = Buffer.from(await subsetFont(read('latin', weight), digits, {targetFormat: 'sfnt'}));
  write('vyom-figures', weight, await subsetFont(onOneWidth(sfnt), digits, {targetFormat: 'woff2'}));
}
// The engine of the share images reads no .woff2; it draws with the same fonts, from files of its own.
for (const weight of [400, 600]) {
  for (const subset of ['latin', 'latin-ext', 'devanagari']) {
    copyFileSync(
      path.join(source, `poppins-${subset}-${weight}-normal.woff`),
      path.join(import.meta.dirname, `../components/share/fonts/poppins-${subset}-${weight}.woff`),
    );
  }
}

/** Poppins has no tabular figures: gives every digit the width of the widest, less a little air, and centres it. */
function onOneWidth(sfnt: Buffer): Buffer {
  const tables = new Map<string, number>();
  for (let index = 0; index < sfnt.readUInt16BE(4); index++) {
    const record = 12 + 16 * index;
    tables.set(sfnt.toString('latin1', record, record + 4), sfnt.readUInt32BE(record + 8));
  }
  const [head, metrics] = [tables.get('hhea'), tables.get('hmtx')];
  if (head === undefined || metrics === undefined) throw new Error('The subset has no horizontal metrics');
  // hhea: the number of glyphs with a width of their own; hmtx: width and left bearing, two bytes each. Glyph 0 is .notdef.
  const glyphs = Array.from({length: sfnt.readUInt16BE(head + 34) - 1}, (_, index) => metrics + 4 * (index + 1));
  const width = Math.round(Math.max(...glyphs.map((glyph) => sfnt.readUInt16BE(glyph))) * 0.965);
  for (const glyph of glyphs) {
    const shift = Math.round((width - sfnt.readUInt16BE(glyph)) / 2);
    sfnt.writeInt16BE(sfnt.readInt16BE(glyph + 2) + shift, glyph + 2);
    sfnt.writeUInt16BE(width, glyph);
  }
  return sfnt;
}
