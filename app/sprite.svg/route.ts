import {spriteHref} from '@/components/ui/Drawing';
import {glyphs, goods, icons, languageNames, mark, qr} from '@/components/ui/drawings';
import {cacheRules} from '@/lib/http/cacheRules.mjs';

export const dynamic = 'force-static';

const symbols = (drawings: Record<string, string>, prefix: string, viewBox: string) =>
  Object.entries(drawings)
    .map(([name, body]) => `<symbol id="${prefix}${name}" viewBox="${viewBox}">${body}</symbol>`)
    .join('');

/** All repeated drawings in one file, at hand without a network too. Pages ask for it with a hash: Drawing.tsx. */
export function GET() {
  const body = [
    symbols(glyphs, 'glyph-', '0 0 48 48'),
    symbols(goods, 'good-', '0 0 60 72'),
    symbols(icons, 'icon-', '0 0 16 16'),
    symbols(languageNames, 'language-name-', '0 -101 228 112'),
    symbols({qr}, '', '0 -.5 21 21'),
    symbols({mark}, '', '0 0 48 54'),
  ].join('');
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': cacheRules.hashed,
      'content-location': spriteHref('mark').replace(/#.*/, ''),
    },
  });
}
