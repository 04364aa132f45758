import fc from 'fast-check';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {pageOf, pages} from '@/content/paths';
import {locales} from '@/i18n/languages';
import {drawable, type ShareCard, shareCardOf, shareUrlOf} from '@/lib/shareCard';
import {pngOf} from '@/share/engine';
import {type Block, box, fitName, fitWords, gap, trackingOf} from '@/share/fit';
import {shape, unitsPerEm, type Weight} from '@/share/fonts';
import {ShareCard as ShareCardDrawing} from '@/share/ShareCard';

const plainCard: ShareCard = {
  page: pageOf('/contact'),
  locale: 'en',
  translator: {text: String, rupees: String, percent: String},
  brand: 'Vyom Commerce',
  name: 'Contact',
  title: 'Talk to us',
  text: 'By phone or by mail',
};

const titleWeight = 600;
const textWeight = 400;

/** Measures a line with HarfBuzz, in em: its width, and how far the letters reach above and below the baseline. */
function measureLine(text: string, weight: Weight): {width: number; above: number; below: number} {
  const {glyphs, width} = shape(text, weight);
  let above = 0;
  let below = 0;
  for (const {font, codepoint, y} of glyphs) {
    // The numbers of a path are pairs of x and y. Control points count too, because they are never inside the outline.
    for (const [, height] of font.glyphToPath(codepoint).matchAll(/-?[\d.]+[ ,](-?[\d.]+)/g)) {
      above = Math.max(above, Number(height) + y);
      below = Math.max(below, -(Number(height) + y));
    }
  }
  return {width: width / unitsPerEm, above: above / unitsPerEm, below: below / unitsPerEm};
}

describe.each(locales)('a shared link shows a card, in %s', async (locale) => {
  const cards = await Promise.all(pages.map((page) => shareCardOf(page, locale)));

  /** Fails if the letters of two lines touch. */
  function expectApart({lines, leading}: Block, weight: Weight) {
    const measures = lines.map((line) => measureLine(line, weight));
    for (const [index, {above}] of measures.entries()) {
      const upper = measures[index - 1];
      if (upper) expect(upper.below + above, lines[index]).toBeLessThanOrEqual(leading);
    }
  }

  test.each(cards)('of $page.path, on which no line reaches into the one above it', (card) => {
    const {title, text} = fitWords(card);
    expectApart(title, titleWeight);
    expectApart(text, textWeight);
  });

  test.each(cards)('of $page.path, on which no word is cut', (card) => {
    const markup = renderToStaticMarkup(createElement(ShareCardDrawing, {card}));
    expect(markup).not.toContain('…');
  });
});

test.each(['title', 'text', 'name', 'brand'] as const)(
  'a character without a glyph in the %s stops the build, and the error names the page',
  async (field) => {
    const card = {...plainCard, [field]: 'Tea → 茶'};
    await expect(pngOf(card)).rejects.toThrow('/contact (en): Poppins has no glyph for → (U+2192), 茶');
  },
);

describe('the words of a card', () => {
  const narrowSpace = '\u202f';
  const noBreakSpace = '\u00a0';

  test('have a no-break space instead of the narrow one of French numbers, which Poppins lacks', () => {
    const {format: rupees} = new Intl.NumberFormat('fr', {
      style: 'currency',
      currency: 'INR',
      maximumFractionDigits: 0,
    });
    expect(rupees(1199)).toContain(narrowSpace);
    const translator = drawable({text: (key) => `${key}${narrowSpace}?`, rupees, percent: String});
    expect(translator.text('price')).toBe(`price${noBreakSpace}?`);
    expect(translator.rupees(1199)).toBe(`1${noBreakSpace}199${noBreakSpace}₹`);
  });

  const longSentence = 'Every counter, every godown and every distributor of yours in one and the same book';

  test('are larger in a short title than in a long one, and none is lost', () => {
    const {title: short} = fitWords(plainCard);
    const {title: long} = fitWords({...plainCard, title: longSentence});
    expect(short.size).toBeGreaterThan(long.size);
    expect(long.lines.join(' ')).toBe(longSentence);
  });

  test('are on two lines if a name is too long for one', () => {
    expect(fitName('Distributor management', 26, 300).lines).toEqual(['Distributor management']);
    expect(fitName('Distributor management', 26, 180).lines).toEqual(['Distributor', 'management']);
  });

  test('end in an ellipsis if they are too long', () => {
    const tooLong = `${longSentence} ${longSentence} ${longSentence}`;
    const {title, text} = fitWords({...plainCard, title: tooLong, text: tooLong});
    expect(title.lines.join(' ')).toBe('Every counter, every godown and every distributor of…');
    expect(text.lines.join(' ')).toBe(`${longSentence} Every counter, every godown and every distributor of yours…`);
  });
});

describe('for any text', () => {
  /** Letters of both scripts, amounts, punctuation, and conjuncts. */
  const letter = fc.constantFrom(...'AMWijé1₹.,“”कशङज१।', 'क्ष', 'त्रि', 'र्क', 'श्री', 'ज़ी');
  const word = fc.string({unit: letter, minLength: 1, maxLength: 40});
  const anyText = fc.array(word, {minLength: 1, maxLength: 40}).map((words) => words.join(' '));

  const heightOf = ({lines, size, leading}: Block) => lines.length * size * leading;
  const graphemes = new Intl.Segmenter('hi', {granularity: 'grapheme'});

  /** Fails if a line is wider than the width. */
  function expectInWidth({lines, size}: Block, weight: Weight, width: number) {
    const roundingError = 0.01;
    for (const line of lines) {
      const tracking = trackingOf(line, weight) * line.length;
      const lineWidth = (measureLine(line, weight).width + tracking) * size;
      expect(lineWidth).toBeLessThanOrEqual(width + roundingError);
    }
  }

  /** Fails unless the block has the whole text, or its beginning and an ellipsis, without a letter that is cut apart. */
  function expectWholeOrCutBetweenLetters({lines}: Block, text: string) {
    const drawn = lines.join(' ');
    if (drawn === text) return;
    expect(drawn).toMatch(/…$/);
    const beginning = drawn.slice(0, -1);
    expect(text.startsWith(beginning)).toBe(true);
    const letterStarts = [...graphemes.segment(text)].map(({index}) => index);
    expect(letterStarts).toContain(beginning.length);
  }

  test('they fit their card', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.constantFrom(...locales), (title, text, locale) => {
        const blocks = fitWords({title, text, locale});
        expect(heightOf(blocks.title) + gap + heightOf(blocks.text)).toBeLessThanOrEqual(box.height);
        expectInWidth(blocks.title, titleWeight, box.width);
        expectInWidth(blocks.text, textWeight, box.width);
        expectWholeOrCutBetweenLetters(blocks.title, title);
        expectWholeOrCutBetweenLetters(blocks.text, text);
      }),
    );
  });

  test('a name fits its width, and is large enough to read', () => {
    const anySize = fc.integer({min: 18, max: 48});
    const anyWidth = fc.integer({min: 60, max: 440});
    fc.assert(
      fc.property(anyText, anySize, anyWidth, (name, size, maxWidth) => {
        const block = fitName(name, size, maxWidth);
        const smallestReadable = 18;
        expect(block.size).toBeGreaterThanOrEqual(smallestReadable);
        expect(block.lines.length).toBeLessThanOrEqual(2);
        expectInWidth(block, titleWeight, maxWidth);
        expectWholeOrCutBetweenLetters(block, name);
      }),
    );
  });
});

describe('the address of a share image', () => {
  const address = shareUrlOf(plainCard);

  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test('stays while nothing changes', () => {
    expect(shareUrlOf({...plainCard})).toBe(address);
  });

  test.each([{title: 'Talk'}, {text: 'By mail'}, {name: 'Us'}, {brand: 'Other'}])(
    'changes with every word beside the picture: %o',
    (change) => {
      expect(shareUrlOf({...plainCard, ...change})).not.toBe(address);
    },
  );

  test('changes with the files that make the picture', async () => {
    vi.resetModules();
    vi.stubEnv('SHARE_HASH', 'another');
    const {shareUrlOf: shareUrlWithOtherHash} = await import('@/lib/shareCard');
    expect(shareUrlWithOtherHash(plainCard)).not.toBe(address);
  });
});
