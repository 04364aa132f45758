import {describe, expect, test} from 'vitest';
import {industries} from '@/content/industries';
import {collections, type Page, pages} from '@/content/paths';
import {suite} from '@/content/suite';
import {useCases} from '@/content/useCases';
import {type Locale, locales} from '@/i18n/languages';
import {catalogTree} from '@/i18n/tooling/catalogFiles';
import {translatorOf} from '@/i18n/translator';
import {textsIn} from '@/i18n/tree';

/** Tests of the words of pages. TypeScript and messages.test.ts check that no message is missing. */

/** Values for the arguments that components pass. All other arguments come from content/messageFigures.ts. */
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
  names: 'x',
  withTax: 1,
  price: 1,
};

/** A formatted message, and its key within the words of a page. */
type Text = {key: string; text: string};

/** The keys of all messages of a language, and a function that formats a message. */
async function readLanguage(locale: Locale) {
  const {text} = await translatorOf(locale);
  const keys = textsIn(catalogTree(locale)).map(([key]) => key);
  return {keys, textOf: (key: string) => text(key, templateArguments)};
}

const languages = new Map<Locale, Awaited<ReturnType<typeof readLanguage>>>();
for (const locale of locales) languages.set(locale, await readLanguage(locale));

/** All messages below a dotted key of the catalogs. */
function textsAt(locale: Locale, place: string): Text[] {
  const language = languages.get(locale);
  if (!language) throw new Error(`${locale} was not read.`);
  const prefix = `${place}.`;
  const keys = language.keys.filter((key) => key.startsWith(prefix));
  return keys.map((key) => ({key: key.slice(prefix.length), text: language.textOf(key)}));
}

/** A message, or an empty string if there is none. */
function textAt(locale: Locale, place: string, key: string): string {
  return textsAt(locale, place).find((text) => text.key === key)?.text ?? '';
}

const productName = (locale: Locale, product: string) => textAt(locale, `suite.${product}`, 'name');

/** The texts on the page itself, without those for search engines, shared links, menus and screen readers. */
function visibleTexts(locale: Locale, page: Page): Text[] {
  const elsewhere = /^(meta|share|menu|picture)\b/;
  return textsAt(locale, page.wordsKey).filter(({key}) => !elsewhere.test(key));
}

describe('a page has enough text for visitors and search engines', () => {
  /** The minimum number of English words on a page. The header, the footer and shared sections do not count. */
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
    const letterOrNumber = /[\p{L}\p{N}]/u;
    return text.split(/\s+/).filter((word) => letterOrNumber.test(word)).length;
  }

  test.each(pages)('$path', (page) => {
    const kind = page.collection ?? page.wordsKey;
    expect(leastWords).toHaveProperty(kind);
    let words = 0;
    for (const {text} of visibleTexts('en', page)) words += countWords(text);
    expect(words).toBeGreaterThanOrEqual(leastWords[kind] ?? 0);
  });
});

describe('a number in a text matches the page', () => {
  const numerals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  const counted = new RegExp(`\\b(${numerals.join('|')}) products\\b`, 'i');
  const titles: {place: string; numeral: string; products: readonly string[]}[] = [];
  for (const [collection, entries] of Object.entries({industries, useCases})) {
    for (const [slug, {products}] of Object.entries(entries)) {
      const place = `${collection}.${slug}.products`;
      // Only the title is read, because other texts may be about some of the products.
      const numeral = counted.exec(textAt('en', place, 'title'))?.[1]?.toLowerCase();
      if (!numeral) continue;
      titles.push({place, numeral, products});
    }
  }

  test('some titles have such numbers', () => {
    expect(titles.length).toBeGreaterThan(3);
  });

  test.each(titles)('$place: $numeral products', ({numeral, products}) => {
    expect(numerals.indexOf(numeral) + 1).toBe(products.length);
  });
});

describe.each(locales)('no two pages of a collection say the same, in %s', (locale) => {
  const sharedSection = /^(closing|demo)\./;
  const buttonLabel = /(^|\.)actions?(\.|$)/;

  /** Pages may share the closing and demo sections, and the labels of buttons that do the same. */
  const mayBeShared = (key: string) => sharedSection.test(key) || buttonLabel.test(key);
  const productNames = suite.map((product) => productName(locale, product));

  /** The sentences of a page. Names are replaced by an ellipsis, because sentences that differ only by a name are the same. */
  function sentencesOf(page: Page): Set<string> {
    const names = [textAt(locale, page.wordsKey, 'name'), ...productNames].map((name) => name.toLowerCase());
    const ownTexts = visibleTexts(locale, page).filter(({key}) => key !== 'name' && !mayBeShared(key));
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
    const texts = pages.map((page) => textAt(locale, page.wordsKey, key));
    const repeated = texts.filter((text, index) => texts.indexOf(text) !== index);
    expect(repeated).toEqual([]);
  });

  test.each(pages.filter(({collection}) => collection === 'products'))(
    '$path names its product in its title',
    (page) => {
      const name = textAt(locale, page.wordsKey, 'name');
      expect(name).not.toBe('');
      const title = textAt(locale, page.wordsKey, 'meta.title');
      expect(title.toLowerCase()).toContain(name.toLowerCase());
    },
  );

  describe.each(pages.filter(({collection}) => collection === 'productPricing'))('$path names its product', (page) => {
    test.each(['meta.title', 'hero.title', 'share.title'])('in %s', (key) => {
      const name = productName(locale, page.slug ?? '');
      expect(name).not.toBe('');
      expect(textAt(locale, page.wordsKey, key)).toContain(name);
    });
  });
});
