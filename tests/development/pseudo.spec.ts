import {pages} from '@/content/paths';
import {messageArguments} from '@/i18n/facts';
import {languages, pseudoLocale, publishedLocales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {site} from '@/settings/site';
import {cutTexts, sidewaysScroll, textsOf} from '../e2e/measures';
import {expect, illustratedPages, test} from '../e2e/support';

/**
 * Every page in the pseudo-locale: a word without an accent is not from the catalogs, so that no translator can reach it;
 * and what the longer words push out of a phone's window would be pushed out by a translation.
 */
test.use({viewport: {width: 360, height: 740}, contextOptions: {reducedMotion: 'reduce'}});

const {brand, company} = messageArguments(pseudoLocale);
/** The same in every language: names, a coupon's code, the site's own addresses. */
const languageNames = new Intl.DisplayNames('en', {type: 'language'});
const names = [
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
const addresses = pages.map((page) => localizedHref(pseudoLocale, page.path)).filter((address) => address.length > 7);

/** The words that Intl writes for the pseudo-locale: months, days, halves of the day, and what joins a list. */
const {tag} = languages[pseudoLocale];
const days = Array.from({length: 12}, (_, month) => new Date(2026, month, month + 1, 2 * month));
const written = new Set(
  (['short', 'long'] as const)
    .flatMap((style) => days.map((day) => day.toLocaleString(tag, {month: style, weekday: style, hour: 'numeric'})))
    .concat(new Intl.ListFormat(tag).format(['1', '2', '3']))
    .flatMap((text) => text.match(/\p{L}+/gu) ?? []),
);

for (const path of illustratedPages) {
  test(`${path} has every word from the catalogs, and room for longer ones`, async ({page}) => {
    await page.goto(localizedHref(pseudoLocale, path));
    await page.evaluate(() => document.fonts.ready);
    const texts = await textsOf(page);
    expect(texts.length).toBeGreaterThan(50);
    expect.soft(texts.flatMap(foreignWords)).toEqual([]);
    expect.soft(await sidewaysScroll(page)).toBe(0);
    // In the site's own letters, which are wider than the fallback's: a figure has the same digits in every language, and only the
    // brackets around it are too wide for its column; a hyphenated word that stays on one line is longer here than in any language.
    const but = '.hero-counters dd, :is(h3, .page-turn) .whitespace-nowrap';
    expect.soft(await cutTexts(page, but)).toEqual([]);
  });
}

/** The words of a text that no catalog has made: those without an accent. */
function foreignWords(text: string): string[] {
  // A person’s initials, made from a name that a catalog has.
  if (/^\p{Lu}{2}$/u.test(text)) return [];
  const rest = [...names, ...addresses].reduce(
    (left, name) => left.replaceAll(name, ' '),
    text.replaceAll('\u00a0', ' '),
  );
  const scriptlessPage = (rest.match(/\p{L}+/gu) ?? []).filter(
    (word) => /^[A-Za-z]+$/.test(word) && !written.has(word),
  );
  return scriptlessPage.map((word) => `${word} in “${text}”`);
}
