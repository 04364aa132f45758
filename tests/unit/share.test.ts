import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {pngOf} from '@/components/share/engine';
import {fitWords} from '@/components/share/fit';
import {pages} from '@/content/paths';
import {locales} from '@/i18n/routing';
import {type ShareCard, shareCardOf, shareImageOf, shareUrlOf} from '@/lib/share';

const everyCard = () => Promise.all(locales.flatMap((locale) => pages.map((page) => shareCardOf(page, locale))));

const plain: ShareCard = {
  path: '/contact',
  locale: 'en',
  brand: 'Vyom Commerce',
  name: 'Contact',
  title: 'Talk to us',
  text: 'By phone or by mail',
  picture: {kind: 'plain'},
};

// The engine fetches fonts for characters that ours lack, and goes on without: nothing may be asked of the network.
beforeEach(() => {
  const load = fetch;
  vi.stubGlobal('fetch', (...[address, options]: Parameters<typeof fetch>) => {
    if (!String(address).startsWith('data:')) throw new Error(`The network was asked for ${address}`);
    return load(address, options);
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the picture', () => {
  test('every page in every language is a PNG of 1200 × 630 and at most 200 kB', async () => {
    for (const card of await everyCard()) {
      const png = await pngOf(card);
      expect(png.subarray(0, 8).toString('latin1'), card.path).toBe('\x89PNG\r\n\x1a\n');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], card.path).toEqual([1200, 630]);
      expect(png.length, card.path).toBeLessThanOrEqual(200_000);
    }
  }, 120_000);

  test.each(['title', 'text', 'name', 'brand'] as const)(
    'a character without a glyph in the %s names the page',
    async (word) => {
      await expect(pngOf({...plain, [word]: 'Tea → 茶'})).rejects.toThrow(
        '/contact (en): Poppins has no glyph for → (U+2192), 茶',
      );
    },
  );

  test('so does one in the picture', async () => {
    const stops = [{product: 'skycart' as const, label: '茶'}];
    await expect(pngOf({...plain, picture: {kind: 'useCase', stops}})).rejects.toThrow(
      '/contact (en): Poppins has no glyph',
    );
  });
});

describe('the words', () => {
  const long = 'Every counter, every godown and every distributor of yours in one and the same book';

  test('a short title is drawn large, a longer one smaller, and none of its words is lost', () => {
    const [large, small] = [fitWords(plain).title, fitWords({...plain, title: long}).title];
    expect(large.size).toBeGreaterThan(small.size);
    expect(small.lines.join(' ')).toBe(long);
  });

  test('words that cannot fit name the page', async () => {
    await expect(pngOf({...plain, title: `${long} ${long} ${long}`})).rejects.toThrow('/contact (en)');
    await expect(pngOf({...plain, title: 'Donaudampfschifffahrtsgesellschaft'.repeat(2)})).rejects.toThrow('too long');
  });
});

describe('the address', () => {
  test('says language and page, and no two are the same', async () => {
    const urls = (await everyCard()).map(shareUrlOf);
    expect(new Set(urls).size).toBe(pages.length * locales.length);
    for (const url of urls) expect(url).toMatch(/^\/share\/(en|hi)(\/[a-z0-9-]+)+-[0-9a-f]{8}\.png$/);
    expect(urls[0]).toMatch(/^\/share\/en\/home-/);
  });

  test('changes with every word and every fact, and with nothing else', () => {
    const url = shareUrlOf(plain);
    expect(shareUrlOf({...plain})).toBe(url);
    const stops = [{product: 'skycart' as const, label: 'SkyCart'}];
    const changed: Partial<ShareCard>[] = [
      {title: 'Talk'},
      {text: 'By mail'},
      {name: 'Us'},
      {picture: {kind: 'useCase', stops}},
    ];
    for (const change of changed) expect(shareUrlOf({...plain, ...change})).not.toBe(url);
  });

  test('stands in what the metadata says of the image', async () => {
    const [page] = pages;
    if (!page) throw new Error('No pages');
    const card = await shareCardOf(page, 'hi');
    expect(await shareImageOf(page, 'hi')).toEqual({
      url: shareUrlOf(card),
      width: 1200,
      height: 630,
      alt: `${card.brand}: ${card.title}`,
      type: 'image/png',
    });
  });
});
