/**
 * Cuts the icons in public/ from the mark. Run it after a change of the mark or of its colours: `npm run icons`.
 */
import {writeFile} from 'node:fs/promises';
import sharp from 'sharp';
import {mark} from '@/components/ui/drawings';
import {darkPalette, palette} from '@/share/palette';

type Colours = {ink: string; cloth: string};

const onLight: Colours = palette;
const onDark: Colours = {ink: darkPalette.ink, cloth: palette['cloth-on-dark']};
const {paper} = palette;

/**
 * The mark is muddy at 16 px. This kite has the same three cloths on whole pixels: a wider gap, no tail, no curve. It is a
 * tab's icon at every size, so that they look like one thing. 16 × 16.
 */
const smallKite =
  '<path fill="var(--color-cloth)" d="M8 0 14 6H2Z"/><path fill="currentColor" d="M1 7H7V16ZM15 7H9V16Z"/>';

/**
 * The same kite on a tile of paper, again on whole pixels: an .ico file cannot follow light and dark, and its sails would be
 * lost on a dark tab. 16 × 16.
 */
const tiledKite =
  `<rect fill="${paper}" width="16" height="16" rx="3"/>` +
  '<path fill="var(--color-cloth)" d="M8 2 13 7H3Z"/><path fill="currentColor" d="M2 8H7V15ZM14 8H9V15Z"/>';

/** A drawing of the given box on a square of `side`, with a share of it as margin. */
function svg(body: string, [width, height]: [number, number], {side, margin = 0, ground}: Square): string {
  const scale = (side * (1 - 2 * margin)) / Math.max(width, height);
  const place = `translate(${(side - width * scale) / 2} ${(side - height * scale) / 2}) scale(${scale})`;
  const back = ground ? `<path fill="${ground}" d="M0 0h${side}v${side}H0z"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${back}<g transform="${place}">${body}</g></svg>`;
}

type Square = {side: number; margin?: number; ground?: string};

const painted = (body: string, {ink, cloth}: Colours) =>
  body.replaceAll('currentColor', ink).replaceAll('var(--color-cloth)', cloth);

const png = (text: string, side: number) =>
  sharp(Buffer.from(text)).resize(side, side).png({compressionLevel: 9}).toBuffer();

const app = (side: number, margin: number) =>
  png(svg(painted(mark, onLight), [48, 54], {side, margin, ground: paper}), side);

/** An .ico file of PNGs. Format: https://en.wikipedia.org/wiki/ICO_(file_format) */
function ico(images: {side: number; data: Buffer}[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, {side, data}] of images.entries()) {
    const at = 6 + 16 * index;
    header.writeUInt8(side, at);
    header.writeUInt8(side, at + 1);
    header.writeUInt16LE(1, at + 4); // colour planes
    header.writeUInt16LE(32, at + 6); // bits per pixel
    header.writeUInt32LE(data.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += data.length;
  }
  return Buffer.concat([header, ...images.map(({data}) => data)]);
}

/** Follows the browser's own light and dark, which no other file can. Classes, because not every reader knows var(). */
const adaptive = [
  `<style>svg{color:${onLight.ink}}.cloth{fill:${onLight.cloth}}`,
  `@media(prefers-color-scheme:dark){svg{color:${onDark.ink}}.cloth{fill:${onDark.cloth}}}</style>`,
  smallKite.replaceAll('fill="var(--color-cloth)"', 'class="cloth"'),
].join('');

const favicon = await Promise.all(
  [16, 32, 48].map(async (side) => ({
    side,
    data: await png(svg(painted(tiledKite, onLight), [16, 16], {side}), side),
  })),
);

const files: Record<string, string | Buffer> = {
  'favicon.ico': ico(favicon),
  'icon.svg': svg(adaptive, [16, 16], {side: 16}),
  'apple-icon.png': await app(180, 0.13),
  'icon-192.png': await app(192, 0.1),
  'icon-512.png': await app(512, 0.1),
  // Android cuts up to a circle of 80 % out of it: the mark, whose tips are 25.7 of its 54 from the middle, fills 76 %.
  'icon-maskable.png': await app(512, 0.1),
};

for (const [name, content] of Object.entries(files)) {
  await writeFile(new URL(`../public/${name}`, import.meta.url), content);
  process.stdout.write(`public/${name}  ${content.length} bytes\n`);
}
