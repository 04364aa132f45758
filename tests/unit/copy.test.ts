import {describe, expect, test} from 'vitest';
import {collections, type Page, pages} from '@/content/paths';
import {suite} from '@/content/suite';
import {type Locale, locales} from '@/i18n/languages';
import {catalogTree} from '@/i18n/tooling/catalogFiles';
import {translatorOf} from '@/i18n/translator';
import {textsIn} from '@/i18n/tree';

/**
 * What every page must say of its own, in words and not in lists of keys: the compiler and messages.test.ts see to those.
 */

/** Arguments that templates fill in: the other ones come from content/figures.ts. */
const values = {
  ...{count: 2, score: 5, maximum: 5, total: 1, saving: 1, amount: 1, until: 0},
  ...{plan: 'x', other: 'x', limit: 'x', products: 'x', opens: 'x', closes: 'x', day: 'x', time: 'x', street: 'x'},
};

/** All messages below a dotted place of the catalogs, as visitors get them; `key` is their place within it. */
async function readerOf(locale: Locale) {
  const keys = textsIn(catalogTree(locale)).map(([key]) => key);
  const {text} = await translatorOf(locale);
  return (place: string) =>
    keys
      .filter((key) => key.startsWith(`${place}.`))
      .map((key) => ({key: key.slice(place.length + 1), text: text(key, values)}));
}

const readers = new Map(await Promise.all(locales.map(async (locale) => [locale, await readerOf(locale)] as const)));
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
    home: 700,
    products: 350,
    industries: 300,
    useCases: 250,
    pricing: 250,
    productPricing: 250,
    partner: 300,
    legal: 400,
    contact: 0,
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
  const metas = (name: 'title' | 'description') => pages.map((page) => messageAt(locale, page, `meta.${name}`));

  test('no two pages share a title or a description', () => {
    for (const texts of [metas('title'), metas('description')]) {
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  test.each([
    ['products', ['meta.title'], 'i'],
    ['productPricing', ['meta.title', 'hero.title', 'share.title'], ''],
  ])('pages of %s name their product in %j', (collection, keys, flags) => {
    const nameless = pages
      .filter((page) => page.collection === collection)
      .map((page) => ({
        name: collection === 'products' ? messageAt(locale, page, 'name') : productName(locale, page.slug),
        titles: keys.map((key) => messageAt(locale, page, key)),
      }))
      .filter(({name, titles}) => !name || !titles.every((title) => new RegExp(name, flags).test(title)));
    expect(nameless).toEqual([]);
  });
});
