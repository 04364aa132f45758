/** `npm run icons`: the icons in public/, from `mark`, `favicon` and `tab` in illustrations/. */
import {writeFileSync} from 'node:fs';
import sharp from 'sharp';
import {readIllustration, readSvg} from '@/lib/illustrations';
import {darkPalette, palette} from '@/lib/palette';

const png = (svg: string, side: number) =>
  sharp(Buffer.from(svg)).resize(side, side).png({compressionLevel: 9}).toBuffer();

/** The mark, 48 × 54, on a square of paper. @param margin as a share of the side */
function appIcon(side: number, margin: number) {
  const scale = (side * (1 - 2 * margin)) / 54;
  const mark = readIllustration('mark').body.replaceAll('currentColor', palette.ink);
  const left = (side - 48 * scale) / 2;
  const top = side * margin;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `<path fill="${palette.paper}" d="M0 0h${side}v${side}H0z"/>`,
    `<g transform="translate(${left} ${top}) scale(${scale})">${mark}</g>`,
    '</svg>',
  ];
  return png(svg.join(''), side);
}

/** An .ico file of PNGs. Format: https://en.wikipedia.org/wiki/ICO_(file_format) */
async function ico(svg: string, sides: readonly number[]): Promise<Buffer> {
  const images = await Promise.all(sides.map((side) => png(svg, side)));
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, image] of images.entries()) {
    const at = 6 + 16 * index;
    header.writeUInt8(sides[index] ?? 0, at);
    header.writeUInt8(sides[index] ?? 0, at + 1);
    header.writeUInt16LE(1, at + 4); // colour planes
    header.writeUInt16LE(32, at + 6); // bits per pixel
    header.writeUInt32LE(image.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += image.length;
  }
  return Buffer.concat([header, ...images]);
}

/** The icon of a browser tab, without a background, in the colours of light and dark mode. */
function tabIcon(): string {
  const {viewBox, body} = readIllustration('tab');
  const drawing = body.replaceAll(`fill="${palette.cloth}"`, 'class="cloth"').replaceAll(palette.ink, 'currentColor');
  const byDay = `svg{color:${palette.ink}}.cloth{fill:${palette.cloth}}`;
  const inTheDark = `svg{color:${darkPalette.ink}}.cloth{fill:${palette['cloth-on-indigo']}}`;
  const style = `<style>${byDay}@media(prefers-color-scheme:dark){${inTheDark}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${style}${drawing}</svg>\n`;
}

const icons = {
  'icon.svg': tabIcon(),
  'favicon.ico': await ico(readSvg('favicon'), [16, 32, 48]),
  'apple-icon.png': await appIcon(180, 0.13),
  'icon-192.png': await appIcon(192, 0.1),
  'icon-512.png': await appIcon(512, 0.1),
  // Android may crop it to a circle of 80 %. The tips of the mark, 25.7 of its 54 from the centre, are within 76 %.
  'icon-maskable.png': await appIcon(512, 0.1),
};
for (const [name, icon] of Object.entries(icons)) writeFileSync(new URL(`../public/${name}`, import.meta.url), icon);
