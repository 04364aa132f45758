/** `npm run icons`: the icons in public/, from `mark`, `favicon` and `tab` in illustrations/. */
import {writeFileSync} from 'node:fs';
import sharp from 'sharp';
import {readIllustration, readSvg} from '@/lib/illustrations';
import {darkPalette, palette} from '@/lib/paletteFromCss';

const toPng = (svg: string, side: number) =>
  sharp(Buffer.from(svg)).resize(side, side).png({compressionLevel: 9}).toBuffer();

/** The size of the drawing `mark`. */
const markSize = {width: 48, height: 54};

/** The mark on a square of paper. @param margin above and below the mark, as a share of the side */
function appIcon(side: number, margin: number) {
  const scale = (side * (1 - 2 * margin)) / markSize.height;
  const mark = readIllustration('mark').body.replaceAll('currentColor', palette.ink);
  const left = (side - markSize.width * scale) / 2;
  const top = side * margin;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `<path fill="${palette.paper}" d="M0 0h${side}v${side}H0z"/>`,
    `<g transform="translate(${left} ${top}) scale(${scale})">${mark}</g>`,
    '</svg>',
  ];
  return toPng(svg.join(''), side);
}

/** An .ico file of PNGs. Format: https://en.wikipedia.org/wiki/ICO_(file_format) */
async function toIco(svg: string, sides: readonly number[]): Promise<Buffer> {
  const images = await Promise.all(sides.map((side) => toPng(svg, side)));
  const startLength = 6;
  const entryLength = 16;
  const header = Buffer.alloc(startLength + entryLength * images.length);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, image] of images.entries()) {
    const entry = startLength + entryLength * index;
    const side = sides[index] ?? 0;
    header.writeUInt8(side, entry); // width
    header.writeUInt8(side, entry + 1); // height
    header.writeUInt16LE(1, entry + 4); // colour planes
    header.writeUInt16LE(32, entry + 6); // bits per pixel
    header.writeUInt32LE(image.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  }
  return Buffer.concat([header, ...images]);
}

/** The icon of a browser tab, without a background, in the colours of light and dark mode. */
function tabIcon(): string {
  const {viewBox, body} = readIllustration('tab');
  const drawing = body.replaceAll(`fill="${palette.cloth}"`, 'class="cloth"').replaceAll(palette.ink, 'currentColor');
  const lightRules = `svg{color:${palette.ink}}.cloth{fill:${palette.cloth}}`;
  const darkRules = `svg{color:${darkPalette.ink}}.cloth{fill:${palette['cloth-on-indigo']}}`;
  const style = `<style>${lightRules}@media(prefers-color-scheme:dark){${darkRules}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${style}${drawing}</svg>\n`;
}

const icons = {
  'icon.svg': tabIcon(),
  'favicon.ico': await toIco(readSvg('favicon'), [16, 32, 48]),
  'apple-icon.png': await appIcon(180, 0.13),
  'icon-192.png': await appIcon(192, 0.1),
  'icon-512.png': await appIcon(512, 0.1),
  // Android may crop this icon to a circle whose diameter is 80 % of the side. The mark fits: its tips are on a circle of 76 %, since they
  // are 25.7 of its 54 units from the centre.
  'icon-maskable.png': await appIcon(512, 0.1),
};
for (const [name, icon] of Object.entries(icons)) writeFileSync(new URL(`../public/${name}`, import.meta.url), icon);
