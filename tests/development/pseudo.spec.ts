import {pages} from '@/content/paths';
import {messageArguments} from '@/i18n/facts';
import {languages, pseudoLocale, publishedLocales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {site} from '@/settings/site';
import {cutTexts, sidewaysScroll, textsOf} from '../e2e/measures';
import {expect, illustratedPages, test, visit} from '../e2e/support';

/**
 * Every page in the pseudo-locale: a word without an accent is not from the catalogs, so that no translator can reach it;
 * and what the longer words push out of a phone's window would be pushed out by a translation.
 */
test.use({viewport: {width: 360, height: 740}, contextOptions: {reducedMotion: 'reduce'}});

const {brand, company} = messageArguments(pseudoLocale);
const languageNames = new Intl.DisplayNames('en', {type: 'language'});

/** The same in every language: names, a coupon's code, the site's own addresses. */
const sharedNames = [
  brand,
  company,
  site.forms.service,
  site.email,
  site.origin,
  'FEST55',
  ...publishedLocales.flatMap((locale) => [languages[locale].name, languageNames.of(locale) ?? locale]),
  // A narrow place breaks the address there; after the names that hold a part of it.
  ...site.email.split('@'),
];
/** But for the home page's, which is the beginning of the others. */
const shownAddresses = pages.map(({path}) => localizedHref(pseudoLocale, path)).filter((address) => address.length > 7);

/** The words that Intl writes for the pseudo-locale: months, days, halves of the day, and what joins a list. */
function intlWords(): Set<string> {
  const {tag} = languages[pseudoLocale];
  const texts = [new Intl.ListFormat(tag).format(['1', '2', '3'])];
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(2026, month, month + 1, 2 * month);
    for (const style of ['short', 'long'] as const) {
      texts.push(date.toLocaleString(tag, {month: style, weekday: style, hour: 'numeric'}));
    }
  }
  return new Set(texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []));
}
const wordsOfIntl = intlWords();

const initials = /^\p{Lu}{2}$/u;

/** The words of a text that no catalog has made: those without an accent. */
function foreignWords(text: string): string[] {
  // Made from a person's name, which a catalog has.
  if (initials.test(text)) return [];
  let rest = text.replaceAll('\u00a0', ' ');
  for (const name of [...sharedNames, ...shownAddresses]) rest = rest.replaceAll(name, ' ');
  const foreign = (rest.match(/\p{L}+/gu) ?? []).filter((word) => /^[A-Za-z]+$/.test(word) && !wordsOfIntl.has(word));
  return foreign.map((word) => `${word} in “${text}”`);
}

/**
 * Where longer words may be cut: a figure has the same digits in every language, and only the brackets around it are too
 * wide for its column; a hyphenated word that stays on one line is longer here than in any language.
 */
const tooLongHereAlone = '[role="group"] dd, h3 .whitespace-nowrap, nav b .whitespace-nowrap';

for (const path of illustratedPages) {
  test(`${path} has every word from the catalogs, and room for longer ones`, async ({page}) => {
    await visit(page, {path, url: localizedHref(pseudoLocale, path)});
    // The site's own letters are wider than the fallback's.
    await page.evaluate(() => document.fonts.ready);
    const texts = await textsOf(page);
    expect(texts.length).toBeGreaterThan(50);
    expect.soft(texts.flatMap(foreignWords)).toEqual([]);
    expect.soft(await sidewaysScroll(page)).toBe(0);
    expect.soft(await cutTexts(page, tooLongHereAlone)).toEqual([]);
  });
}
