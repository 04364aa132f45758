import {spriteAddress} from '@/components/ui/Icon';
import {fileResponse} from '@/lib/http/fileResponse';
import {palette} from '@/lib/paletteFromCss';
import {illustrationsIn, productColours, readIllustration} from '@/lib/illustrations';

export const dynamic = 'force-static';

/** The drawings that pages show with <use>, so that they can set the colours. */
const names = ['features', 'glyphs', 'goods', 'icons', 'language-names', 'logos'].flatMap(illustrationsIn).concat('mark', 'qr');

/** For each colour in a file, the variable of the page that replaces it. */
const pageColours = {
  [productColours.main]: 'var(--p)',
  [productColours.solid]: 'var(--p-solid)',
  [palette['on-indigo']]: 'var(--color-on-indigo)',
  [palette.cloth]: 'var(--color-cloth)',
  [palette.thread]: 'var(--color-thread)',
};

/** The symbol's id has the folder's name in the singular: `icons/arrow` is #icon-arrow. Without a folder it is the file's: #mark. */
function symbolOf(name: string): string {
  const {viewBox, body} = readIllustration(name);
  const id = name.replace('s/', '-');
  let themed = body;
  for (const [fileColour, pageColour] of Object.entries(pageColours)) themed = themed.replaceAll(fileColour, pageColour);
  return `<symbol id="${id}" viewBox="${viewBox}">${themed}</symbol>`;
}

/** All icons in one file. Pages add a hash to its address (ui/Icon.tsx), so that it can be cached for good. */
export function GET() {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${names.map(symbolOf).join('')}</svg>`;
  return fileResponse(svg, 'image/svg+xml', {hashedAddress: spriteAddress()});
}
