import fc from 'fast-check';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test, vi} from 'vitest';
import {pageOf, pages} from '@/content/paths';
import {locales} from '@/i18n/languages';
import {drawable, type ShareCard, shareCardOf, shareUrlOf} from '@/lib/shareCard';
import {pngOf} from '@/share/engine';
import {type Block, box, fitName, fitWords, gap, trackingOf} from '@/share/fit';
import {shape, unitsPerEm, type Weight} from '@/share/fonts';
import {ShareCard as Drawing} from '@/share/ShareCard';

const plain: ShareCard = {
  page: pageOf('/contact'),
  locale: 'en',
  words: {text: String, rupees: String, percent: String},
  brand: 'Vyom Commerce',
  name: 'Contact',
  title: 'Talk to us',
  text: 'By phone or by mail',
};

/** A line as HarfBuzz sets it: its width, and how far its ink goes above and below the baseline, in ems. */
function shaped(text: string, weight: Weight): {width: number; above: number; below: number} {
  const {glyphs, width} = shape(text, weight);
  const heights = glyphs.flatMap(({font, codepoint, y}) =>
    // Numbers come in pairs, x and y; control points lie no nearer than the outline.
    [...font.glyphToPath(codepoint).matchAll(/-?[\d.]+[ ,](-?[\d.]+)/g)].map(([, height]) => Number(height) + y),
  );
  const [above, below] = [Math.max(0, ...heights), Math.max(0, ...heights.map((height) => -height))];
  return {width: width / unitsPerEm, above: above / unitsPerEm, below: below / unitsPerEm};
}

test('no line of any card reaches into the one above it, and no word is cut', async () => {
  const cards = await Promise.all(locales.flatMap((locale) => pages.map((page) => shareCardOf(page, locale))));
  for (const card of cards) {
    const {title, text} = fitWords(card);
    for (const [{lines, leading}, weight] of [
      [title, 600],
      [text, 400],
    ] as const) {
      const set = lines.map((line) => shaped(line, weight));
      for (const [index, {above}] of set.entries()) {
        const upper = set[index - 1];
        if (upper) expect(upper.below + above, `${card.page.path}: ${lines[index]}`).toBeLessThanOrEqual(leading);
      }
    }
    expect(renderToStaticMarkup(createElement(Drawing, {card})), card.page.path).not.toContain('…');
  }
});

test.each(['title', 'text', 'name', 'brand'] as const)('a character without a glyph in the %s names the page', (word) =>
  expect(pngOf({...plain, [word]: 'Tea → 茶'})).rejects.toThrow(
    '/contact (en): Poppins has no glyph for → (U+2192), 茶',
  ),
);

describe('the words', () => {
  test('the narrow space of French figures, which Poppins lacks, is a wider one that breaks no line', () => {
    const rupees = new Intl.NumberFormat('fr', {style: 'currency', currency: 'INR', maximumFractionDigits: 0}).format;
    expect(rupees(1199)).toContain('\u202f');
    const words = drawable({text: (key) => `${key}\u202f?`, rupees, percent: String});
    expect(words.text('price')).toBe('price\u00a0?');
    expect(words.rupees(1199)).toBe('1\u00a0199\u00a0₹');
  });

  const long = 'Every counter, every godown and every distributor of yours in one and the same book';

  test('a short title is drawn large, a longer one smaller, and none of its words is lost', () => {
    const [large, small] = [fitWords(plain).title, fitWords({...plain, title: long}).title];
    expect(large.size).toBeGreaterThan(small.size);
    expect(small.lines.join(' ')).toBe(long);
  });

  test('a name that is too long for its line stands on two', () => {
    expect(fitName('Distributor management', 26, 300).lines).toEqual(['Distributor management']);
    expect(fitName('Distributor management', 26, 180).lines).toEqual(['Distributor', 'management']);
  });

  test('what is too long ends in an ellipsis after a word', () => {
    const {title, text} = fitWords({...plain, title: `${long} ${long} ${long}`, text: `${long} ${long} ${long}`});
    expect(title.lines.join(' ')).toBe('Every counter, every godown and every distributor of…');
    expect(text.lines.join(' ')).toBe(`${long} Every counter, every godown and every distributor of yours…`);
  });
});

/** Words of both scripts, amounts, signs, and letters that join. */
const letters = [...'AMWijé1₹.,“”कशङज१।', 'क्ष', 'त्रि', 'र्क', 'श्री', 'ज़ी'];
const texts = fc
  .array(fc.string({unit: fc.constantFrom(...letters), minLength: 1, maxLength: 40}), {minLength: 1, maxLength: 40})
  .map((words) => words.join(' '));
const heightOf = ({lines, size, leading}: Block) => lines.length * size * leading;
const graphemes = new Intl.Segmenter('hi', {granularity: 'grapheme'});

/** Every line in its width, as HarfBuzz sets it; all of the text, or a beginning of it in whole letters with an ellipsis. */
function expectFit({lines, size}: Block, text: string, weight: Weight, width: number) {
  for (const line of lines)
    expect((shaped(line, weight).width + trackingOf(line, weight) * line.length) * size).toBeLessThanOrEqual(
      width + 0.01,
    );
  const drawn = lines.join(' ');
  if (drawn === text) return;
  expect(drawn).toMatch(/…$/);
  const beginning = drawn.slice(0, -1);
  expect(text.startsWith(beginning)).toBe(true);
  expect([...graphemes.segment(text)].map(({index}) => index)).toContain(beginning.length);
}

test('any words fit their card', () => {
  fc.assert(
    fc.property(texts, texts, fc.constantFrom(...locales), (title, text, locale) => {
      const blocks = fitWords({title, text, locale});
      expect(heightOf(blocks.title) + gap + heightOf(blocks.text)).toBeLessThanOrEqual(box.height);
      expectFit(blocks.title, title, 600, box.width);
      expectFit(blocks.text, text, 400, box.width);
    }),
  );
});

test('any name fits its room, and can be read', () => {
  fc.assert(
    fc.property(texts, fc.integer({min: 18, max: 48}), fc.integer({min: 60, max: 440}), (text, size, room) => {
      const block = fitName(text, size, room);
      expect(block.size).toBeGreaterThanOrEqual(18);
      expect(block.lines.length).toBeLessThanOrEqual(2);
      expectFit(block, text, 600, room);
    }),
  );
});

test('the address changes with every word beside the picture and with what it is made of, and with nothing else', async () => {
  const url = shareUrlOf(plain);
  expect(shareUrlOf({...plain})).toBe(url);
  for (const change of [{title: 'Talk'}, {text: 'By mail'}, {name: 'Us'}, {brand: 'Other'}])
    expect(shareUrlOf({...plain, ...change})).not.toBe(url);
  vi.resetModules();
  vi.stubEnv('SHARE_HASH', 'another');
  expect((await import('@/lib/shareCard')).shareUrlOf(plain)).not.toBe(url);
  vi.unstubAllEnvs();
});
