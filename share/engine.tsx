import path from 'node:path';
import type {ReactElement} from 'react';
import sharp from 'sharp';
import {type ShareCard as Card, shareSize} from '@/lib/shareCard';
import {fonts, shape} from './fonts';
import {ShareCard} from './ShareCard';

type Og = typeof import('@vercel/og');
let og: Promise<Og> | undefined;

/**
 * Loads the installed `@vercel/og` past Next's bundlers. They replace that package by a copy without HarfBuzz, which draws
 * Devanagari letters in the wrong shapes and reports no error. When the package is imported, its copy of harfbuzzjs looks for
 * `hb.wasm` with CommonJS's `require` and `__dirname`. An ES module has neither, so they are set as globals for that moment.
 */
function loadOg(): Promise<Og> {
  og ??= (async () => {
    // Bundlers would rewrite an imported `createRequire`.
    const {createRequire} = process.getBuiltinModule('node:module');
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

/** Draws an element as a PNG. */
export async function draw(element: ReactElement, size: {width: number; height: number}): Promise<Buffer> {
  const {ImageResponse} = await loadOg();
  return Buffer.from(await new ImageResponse(element, {...size, fonts}).arrayBuffer());
}

/** The limit for an image, small enough for every messenger. */
const maximumBytes = 110_000;

/**
 * Draws a card as a PNG.
 * @throws if a character has no glyph or the image is too large. The message names the page.
 */
export async function pngOf(card: Card): Promise<Buffer> {
  try {
    // The whole card is checked first, so that the error names all characters without a glyph and not those of one word.
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
