import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {darkPalette, hexOf, hueOf, palette} from '@/lib/palette';

type Token = {light: string | undefined; dark: string | undefined};

/** The colour tokens of the style sheet, in hex. A token with one colour has the same in light and dark mode. */
function readTokens(): Map<string, Token> {
  const sheet = readFileSync('app/globals.css', 'utf8');
  const tokens = new Map<string, Token>();
  for (const [, name = '', value = ''] of sheet.matchAll(/--color-([\w-]+): ([^;]+);/g)) {
    const colours = [...value.matchAll(/oklch\(([^)]+)\)/g)].map(([, numbers = '']) => {
      const [lightness = 0, chroma = 0, hue = 0] = numbers.split(/[ /]+/).map(Number);
      return hexOf(lightness, chroma, hue);
    });
    tokens.set(name, {light: colours[0], dark: colours.at(-1)});
  }
  return tokens;
}

describe('share images and icons have the same colours as pages', () => {
  const tokens = readTokens();
  // White is not written as oklch(), and the others are in no style sheet.
  const withoutToken = ['marigold-line', 'wheat', 'white'];
  const withToken = Object.entries(palette).filter(([name]) => !withoutToken.includes(name));

  test.each(withToken)('%s', (name, colour) => {
    expect(colour).toBe(tokens.get(name)?.light);
  });

  test.each(Object.entries(darkPalette))('%s in dark mode', (name, colour) => {
    expect(colour).toBe(tokens.get(name)?.dark);
  });

  test('the hues of products', () => {
    const sheet = readFileSync('app/product-colors.css', 'utf8');
    const hues: Record<string, number> = {};
    for (const [, name = '', hue] of sheet.matchAll(/\[data-product="([\w-]+)"\] \{\n {2}--hue: (\d+);/g)) {
      hues[name] = Number(hue);
    }
    expect(hues).toEqual(hueOf);
    // They are in the same order, so that they are easy to compare.
    expect(Object.keys(hues)).toEqual(Object.keys(hueOf));
  });

  test('the icon of the browser’s tab, in light and dark mode', () => {
    const icon = readFileSync('public/icon.svg', 'utf8');
    const clothInTheDark = hexOf(0.64, 0.2, 30);
    expect.soft(icon).toContain(palette.ink);
    expect.soft(icon).toContain(palette.cloth);
    expect.soft(icon).toContain(darkPalette.ink);
    expect.soft(icon).toContain(clothInTheDark);
  });
});
