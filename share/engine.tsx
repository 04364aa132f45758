import path from 'node:path';
import type {ReactElement} from 'react';
import sharp from 'sharp';
import {type ShareCard as Card, shareSize} from '@/lib/shareCard';
import {fonts, shape} from './fonts';
import {ShareCard} from './ShareCard';

type Og = typeof import('@vercel/og');
let og: Promise<Og> | undefined;

/**
 * Next, with Turbopack and with webpack, aliases `@vercel/og` to a vendored release without HarfBuzz, which draws Devanagari
 * unshaped and says nothing. So the installed one is imported natively, past the bundler. Its inlined harfbuzzjs looks for
 * `hb.wasm` through CommonJS's `require` and `__dirname`, read once at import: they are there for that moment only.
 */
function loadOg(): Promise<Og> {
  og ??= (async () => {
    const {createRequire} = process.getBuiltinModule('node:module'); // bundlers rewrite an imported one
    const require = createRequire(path.join(/* turbopackIgnore: true */ process.cwd(), 'package.json'));
    const ogPackage = require.resolve('@vercel/og/package.json');
    const satori = createRequire(ogPackage).resolve('satori');
    const harfbuzz = createRequire(satori).resolve('harfbuzzjs');
    const formerGlobals = {
      require: Reflect.get(globalThis, 'require'),
      __dirname: Reflect.get(globalThis, '__dirname'),
    };
    Object.assign(globalThis, {require, __dirname: path.dirname(harfbuzz)});
    try {
      return await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ '@vercel/og');
    } finally {
      Object.assign(globalThis, formerGlobals);
    }
  })();
  return og;
}

/** An element as a PNG, in the fonts of the share images. */
export async function draw(element: ReactElement, size: {width: number; height: number}): Promise<Buffer> {
  const {ImageResponse} = await loadOg();
  return Buffer.from(await new ImageResponse(element, {...size, fonts}).arrayBuffer());
}

/** Small enough for every messenger, and quick on a phone. */
const maximumBytes = 110_000;

/** The card as a PNG. @throws with the page's path: a character without a glyph, a picture that stays too large */
export async function pngOf(card: Card): Promise<Buffer> {
  try {
    // Names all characters that have no glyph, not those of one word.
    shape(JSON.stringify(card), 400);
    const drawn = await draw(<ShareCard card={card} />, shareSize);
    if (drawn.length <= maximumBytes) return drawn;

    const withFewerColours = await sharp(drawn).png({palette: true, effort: 10}).toBuffer();
    const {length} = withFewerColours;
    if (length > maximumBytes) {
      throw new Error(`${length} bytes are more than ${maximumBytes}: draw less, or in fewer colours.`);
    }
    return withFewerColours;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new Error(`The share image of ${card.page.path} (${card.locale}): ${reason}`, {cause});
  }
}
