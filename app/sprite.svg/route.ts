import {spriteHref} from '@/components/ui/Icon';
import {fileResponse} from '@/lib/http/fileResponse';
import {illustrationsIn, productColours, readIllustration} from '@/lib/illustrations';

export const dynamic = 'force-static';

/** What is drawn with <use>: its colours come from the page. */
const names = ['features', 'glyphs', 'goods', 'icons', 'language-names'].flatMap(illustrationsIn).concat('mark', 'qr');

/** By the colour in a file, that of the page. */
const pageColours = {
  [productColours.p]: 'var(--p)',
  [productColours.solid]: 'var(--p-solid)',
  '#f7f3eb': 'var(--color-on-indigo)',
  '#c91c1a': 'var(--color-cloth)',
  '#fdf4e6': 'var(--color-thread)',
};

/** `icons/arrow` is #icon-arrow, `mark` is #mark. */
function symbolOf(name: string): string {
  const {viewBox, body} = readIllustration(name);
  const id = name.replace(/s?\//, '-');
  let themed = body;
  for (const [own, page] of Object.entries(pageColours)) themed = themed.replaceAll(own, page);
  return `<symbol id="${id}" viewBox="${viewBox}">${themed}</symbol>`;
}

/** All icons in one file, at hand without a network too. Pages ask for it with a hash: Icon.tsx. */
export function GET() {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${names.map(symbolOf).join('')}</svg>`;
  return fileResponse(svg, 'image/svg+xml', spriteHref('mark').replace(/#.*/, ''));
}
