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
const templateArguments = {
  count: 2,
  score: 5,
  maximum: 5,
  total: 1,
  saving: 1,
  amount: 1,
  until: 0,
  plan: 'x',
  other: 'x',
  limit: 'x',
  products: 'x',
  opens: 'x',
  closes: 'x',
  day: 'x',
  time: 'x',
  street: 'x',
};

/** A message as visitors get it, by its key within a page's words. */
type Text = {key: string; text: string};

/** What is read of a language: the keys of all messages, and a message as visitors get it. */
async function readLanguage(locale: Locale) {
  const {text} = await translatorOf(locale);
  const keys = textsIn(catalogTree(locale)).map(([key]) => key);
  return {keys, textOf: (key: string) => text(key, templateArguments)};
}

const languages = new Map<Locale, Awaited<ReturnType<typeof readLanguage>>>();
for (const locale of locales) languages.set(locale, await readLanguage(locale));

/** All messages below a dotted place of the catalogs. */
function textsAt(locale: Locale, place: string): Text[] {
  const language = languages.get(locale);
  if (!language) throw new Error(`${locale} was not read.`);
  const prefix = `${place}.`;
  const keys = language.keys.filter((key) => key.startsWith(prefix));
  return keys.map((key) => ({key: key.slice(prefix.length), text: language.textOf(key)}));
}

/** One message, or nothing. */
function textAt(locale: Locale, place: string, key: string): string {
  return textsAt(locale, place).find((text) => text.key === key)?.text ?? '';
}

const productName = (locale: Locale, product: string) => textAt(locale, `suite.${product}`, 'name');

/** The texts on the page itself: not the words for search engines, shared links, menus and screen readers. */
function visibleTexts(locale: Locale, page: Page): Text[] {
  const elsewhere = /^(meta|share|menu|picture)\b/;
  return textsAt(locale, page.words).filter(({key}) => !elsewhere.test(key));
}

describe('a visitor and a search engine find enough on a page', () => {
  /** English words of its own that a page has at least; header, footer and sections that pages share are not its own. */
  const leastWords: Record<string, number> = {
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

  function countWords(text: string): number {
    const hasLetterOrNumber = /[\p{L}\p{N}]/u;
    return text.split(/\s+/).filter((word) => hasLetterOrNumber.test(word)).length;
  }

  test.each(pages)('$path', (page) => {
    const kind = page.collection ?? page.words;
    expect(leastWords).toHaveProperty(kind);
    let words = 0;
    for (const {text} of visibleTexts('en', page)) words += countWords(text);
    expect(words).toBeGreaterThanOrEqual(leastWords[kind] ?? 0);
  });
});

describe.each(locales)('no two pages of a collection say the same, in %s', (locale) => {
  /** The closing and demo sections may be shared, and buttons with the same effect have the same label. */
  const mayBeShared = /^(closing|demo)\.|(^|\.)actions?(\.|$)/;
  const productNames = suite.map((product) => productName(locale, product));

  /** The sentences of a page, with its own name and the products' taken out: only swapping names is saying the same. */
  function sentencesOf(page: Page): Set<string> {
    const names = [textAt(locale, page.words, 'name'), ...productNames].map((name) => name.toLowerCase());
    const ownTexts = visibleTexts(locale, page).filter(({key}) => key !== 'name' && !mayBeShared.test(key));
    const sentences = new Set<string>();
    for (const {text} of ownTexts) {
      for (let sentence of text.toLowerCase().split(/(?<=[.!?।])\s+/)) {
        for (const name of names) sentence = sentence.replaceAll(name, '…');
        sentences.add(sentence);
      }
    }
    return sentences;
  }

  const largestShare = 0.25;

  test.each(Object.keys(collections))('%s', (collection) => {
    const collectionPages = pages
      .filter((page) => page.collection === collection)
      .map((page) => ({slug: page.slug, sentences: sentencesOf(page)}));
    expect(collectionPages.length).toBeGreaterThan(1);

    const alike = [];
    for (const [index, one] of collectionPages.entries()) {
      for (const other of collectionPages.slice(index + 1)) {
        const common = one.sentences.intersection(other.sentences);
        const share = common.size / Math.min(one.sentences.size, other.sentences.size);
        if (share > largestShare) alike.push({pages: [one.slug, other.slug], share, common: [...common]});
      }
    }
    expect(alike).toEqual([]);
  });
});

describe.each(locales)('in a list of results or tabs a visitor tells pages apart, in %s', (locale) => {
  test.each(['meta.title', 'meta.description'])('no two pages share a %s', (key) => {
    const texts = pages.map((page) => textAt(locale, page.words, key));
    const repeated = texts.filter((text, index) => texts.indexOf(text) !== index);
    expect(repeated).toEqual([]);
  });

  test.each(pages.filter(({collection}) => collection === 'products'))(
    '$path names its product in its title',
    (page) => {
      const name = textAt(locale, page.words, 'name');
      expect(name).not.toBe('');
      const title = textAt(locale, page.words, 'meta.title');
      expect(title.toLowerCase()).toContain(name.toLowerCase());
    },
  );

  describe.each(pages.filter(({collection}) => collection === 'productPricing'))('$path names its product', (page) => {
    test.each(['meta.title', 'hero.title', 'share.title'])('in %s', (key) => {
      const name = productName(locale, page.slug ?? '');
      expect(name).not.toBe('');
      expect(textAt(locale, page.words, key)).toContain(name);
    });
  });
});
