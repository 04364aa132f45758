import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {darkPalette, hexOf, hueOf, palette} from '@/lib/palette';

/** The colour tokens of the site's style sheet in hex, as they are by day and in the dark. */
const tokens = new Map(
  [...readFileSync('app/globals.css', 'utf8').matchAll(/--color-([\w-]+): ([^;]+);/g)].map(
    ([, name = '', value = '']) => {
      const colours = [...value.matchAll(/oklch\(([^)]+)\)/g)].map(([, numbers = '']) => {
        const [lightness = 0, chroma = 0, hue = 0] = numbers.split(/[ /]+/).map(Number);
        return hexOf(lightness, chroma, hue);
      });
      return [name, {light: colours[0], dark: colours.at(-1)}];
    },
  ),
);

describe('what is drawn outside of the pages has the pages’ colours', () => {
  // White has no oklch(); the others are in no style sheet.
  const own = ['marigold-line', 'wheat', 'white'];

  test.each(Object.entries(palette).filter(([name]) => !own.includes(name)))('%s', (name, colour) => {
    expect(colour).toBe(tokens.get(name)?.light);
  });

  test.each(Object.entries(darkPalette))('%s in the dark', (name, colour) => {
    expect(colour).toBe(tokens.get(name)?.dark);
  });

  test('products have their hues there', () => {
    const sheet = readFileSync('app/product-colors.css', 'utf8');
    const hues = [...sheet.matchAll(/\[data-product="([\w-]+)"\] \{\n {2}--hue: (\d+);/g)].map(([, name, hue]) => [
      name,
      hue,
    ]);
    expect(hues).toEqual(Object.entries(hueOf).map(([name, hue]) => [name, String(hue)]));
  });

  test('the tab’s icon has them by day and in the dark', () => {
    const icon = readFileSync('public/icon.svg', 'utf8');
    for (const colour of [palette.ink, palette.cloth, darkPalette.ink, hexOf(0.64, 0.2, 30)])
      expect.soft(icon).toContain(colour);
  });
});
