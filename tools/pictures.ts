/** Part of `npm run pictures`. A PNG of 256 colours is a third the size, and its error is below the comparison's tolerance. */
import {globSync, readFileSync, writeFileSync} from 'node:fs';
import sharp from 'sharp';

for (const file of globSync('tests/visual/pictures/**/*.png')) {
  const picture = readFileSync(file);
  const {isPalette} = await sharp(picture).metadata();
  if (isPalette) continue;
  writeFileSync(file, await sharp(picture).png({palette: true, dither: 0, effort: 10}).toBuffer());
}
