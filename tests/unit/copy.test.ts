import {createTranslator} from 'next-intl';
import {describe, expect, test} from 'vitest';
import {collections, type Page, pages} from '@/content/paths';
import {site} from '@/content/site';
import {suite} from '@/content/suite';
import {catalogTree} from '@/i18n/catalogFiles.mjs';
import {messageArguments} from '@/i18n/facts';
import {formatsOf} from '@/i18n/formats';
import {type Locale, languages, locales} from '@/i18n/routing';
import {type Tree, textsIn} from '@/i18n/tree';

/**
 * What every page must say of its own, in words and not in lists of keys: the compiler and catalogs.test.ts see to those.
 * Read without the fallback: these are the words that a translator wrote.
 */

/** A message as visitors get it; `key` is its place within the page's words. */
type Message = {key: string; text: string};

/** Arguments that templates fill in: the other ones come from content/figures.ts. */
const numbers = {count: 2, score: 5, maximum: 5, total: 1, saving: 1, amount: 1};
const given = 'plan other limit products opens closes day time street'.split(' ');
const words = {...Object.fromEntries(given.map((name) => [name, 'x'])), until: new Date(0)};

function readerOf(locale: Locale) {
  const catalog = catalogTree(locale);
  const t = createTranslator({
    locale: languages[locale].tag,
    messages: catalog,
    formats: formatsOf(locale),
    timeZone: site.timeZone,
    onError: (error) => {
      throw error;
    },
  });
  /** All messages below a dotted place of the catalogs. */
  return function messagesAt(place: string): Message[] {
    const below = place
      .split('.')
      .reduce<Tree | string | undefined>((tree, key) => (typeof tree === 'object' ? tree[key] : undefined), catalog);
    return textsIn(typeof below === 'object' ? below : {}).map(([key]) => ({
      key,
      // Keys and arguments come from the catalog itself, which this translator has not typed.
      text: t(`${place}.${key}` as never, {...numbers, ...words, ...messageArguments(locale)} as never),
    }));
  };
}

const readers = new Map(locales.map((locale) => [locale, readerOf(locale)]));
const messagesAt = (locale: Locale, place: string) => readers.get(locale)?.(place) ?? [];
/** One message of a page or a product, or nothing. */
const messageAt = (locale: Locale, {words}: Pick<Page, 'words'>, key: string) =>
  messagesAt(locale, words).find((message) => message.key === key)?.text ?? '';
const productName = (locale: Locale, product?: string) => messageAt(locale, {words: `suite.${product}`}, 'name');

/** Words for search engines, shared links, menus and screen readers: not on the page itself. */
const offPage = /^(meta|share|menu|picture)\b/;
const ownText = (locale: Locale, page: Page) => messagesAt(locale, page.words).filter(({key}) => !offPage.test(key));

describe('a page says enough', () => {
  /** English words of its own that a page has at least; header, footer and sections that pages share are not its own. */
  const least: Record<string, number> = {
    ...{home: 700, products: 350, industries: 300, useCases: 250, pricing: 250, productPricing: 250},
    ...{partner: 300, legal: 400, contact: 0},
  };

  test.each(pages.map((page) => [page.path, page] as const))('%s', (_, page) => {
    const words = ownText('en', page).flatMap(({text}) =>
      text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)),
    );
    expect(least).toHaveProperty(page.collection ?? page.words);
    expect(words.length).toBeGreaterThanOrEqual(least[page.collection ?? page.words] ?? 0);
  });
});

describe.each(locales)('no two pages of a collection say the same, in %s', (locale) => {
  /** The closing and demo sections may be shared, and buttons with the same effect have the same label. */
  const shared = /^(closing|demo)\.|(^|\.)actions?(\.|$)/;
  const productNames = suite.map((product) => productName(locale, product));

  /** The sentences of a page, with its own name and the products' taken out: only swapping names is saying the same. */
  function sentencesOf(page: Page): string[] {
    const names = [messageAt(locale, page, 'name'), ...productNames].map((name) => name.toLowerCase());
    const sentences = ownText(locale, page)
      .filter(({key}) => key !== 'name' && !shared.test(key))
      .flatMap(({text}) => text.split(/(?<=[.!?।])\s+/))
      .map((sentence) => names.reduce((rest, name) => rest.replaceAll(name, '…'), sentence.toLowerCase()));
    return [...new Set(sentences)];
  }

  test.each(Object.keys(collections))('%s', (collection) => {
    const sentences = pages
      .filter((page) => page.collection === collection)
      .map((page) => ({slug: page.slug, said: sentencesOf(page)}));
    expect(sentences.length).toBeGreaterThan(1);
    const alike = sentences.flatMap((one, index) =>
      sentences.slice(index + 1).flatMap((other) => {
        const both = one.said.filter((sentence) => other.said.includes(sentence));
        const share = both.length / Math.min(one.said.length, other.said.length);
        return share > 0.25 ? [{pages: [one.slug, other.slug], share, both}] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});

describe.each(locales)('the head of every page, in %s', (locale) => {
  test('a product’s page has its name in its title, its price page also in its hero and share text', () => {
    const places = {products: ['meta.title'], productPricing: ['meta.title', 'hero.title', 'share.title']};
    const nameless = pages.flatMap((page) => {
      const keys = places[page.collection as keyof typeof places] ?? [];
      const name = page.collection === 'products' ? messageAt(locale, page, 'name') : productName(locale, page.slug);
      expect(name === '' && keys.length > 0, page.path).toBe(false);
      const texts = keys.map((key) => messageAt(locale, page, key));
      return texts.filter((text) => !text.toLowerCase().includes(name.toLowerCase()));
    });
    expect(nameless).toEqual([]);
  });
});

describe('Hindi is Hindi', () => {
  test.each(pages.map((page) => [page.path, page] as const))('%s: four of five letters are Devanagari', (_, page) => {
    const letters = messagesAt('hi', page.words).flatMap(({text}) => text.match(/\p{L}/gu) ?? []);
    const devanagari = letters.filter((letter) => /\p{Script=Devanagari}/u.test(letter));
    expect(letters.length).toBeGreaterThan(0);
    expect(devanagari.length / letters.length).toBeGreaterThanOrEqual(0.8);
  });

  /** Names and short terms (Brand Galaxy, UPI, POS) stay in Latin letters; four words in a row are a sentence. */
  const sentence = /\p{Script=Latin}[\p{Script=Latin}’'-]*(?:\s+\p{Script=Latin}[\p{Script=Latin}’'-]*){3}/u;

  /** All texts without their arguments, whose names and formats are English. */
  const textsOf = (branch: Tree) => textsIn(branch).map(([, text]) => text.replace(/\{\w+(, \w+)*/g, '{'));

  test('no English sentence is left, in any message', () => {
    const texts = textsOf(catalogTree('hi'));
    expect(texts).not.toEqual([]);
    expect(texts.filter((text) => sentence.test(text))).toEqual([]);
  });
});
